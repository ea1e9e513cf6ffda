import { withMessages } from '@headstock/i18n/messages';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { CheckoutStep } from '#mfe-cart-checkout/features/checkout/checkout-steps.model.ts';
import { useHydrated } from '@headstock/commerce-client/use-tab-storage';
import { HoldPlaceholder } from './hold-placeholder.tsx';
import type { HoldStatusProps } from './hold-status.tsx';

interface HoldOrder {
  readonly id: string;
  readonly lineItems: readonly {
    readonly quantity: number;
    readonly listing: { readonly item: { readonly retail: { readonly stockLevel: number | null } } };
  }[];
}

/** Props of the slot. */
export interface CheckoutHoldProps {
  readonly orders: readonly HoldOrder[];
  readonly step: CheckoutStep;
  /** A payment is under way. */
  readonly paying: boolean;
}

const nothing = (): null => null;

const load = (locale: 'en' | 'fr'): ComponentType<HoldStatusProps> =>
  lazy(() =>
    import(/* webpackChunkName: "hold" */ './hold-status.tsx').then(
      ({ HoldStatus, messages }) => ({ default: withMessages(HoldStatus, messages[locale]) }),
      // The checkout works without the clock.
      () => ({ default: nothing }),
    ),
  );
const parts = { en: load('en'), fr: load('fr') };

const isOneOfAKind = ({ quantity, listing }: HoldOrder['lineItems'][number]): boolean =>
  quantity === 1 && listing.item.retail.stockLevel === 1;

/**
 * Holds what is one of a kind from the payment step on, also on the way back through the checkout. Renders the clock, or nothing
 * for a cart of things of which there are more.
 */
export function CheckoutHold({ orders, step, paying }: CheckoutHoldProps) {
  const hydrated = useHydrated();
  const locale = useIntl().locale === 'fr' ? 'fr' : 'en';
  const [begun, setBegun] = useState(false);
  const due = step === 'payment' || step === 'review';
  if (due && !begun) setBegun(true);
  const held = orders.filter((order) => order.lineItems.some(isOneOfAKind));
  if (!begun || held.length === 0) return null;
  if (!hydrated) return <HoldPlaceholder />;
  const Widget = parts[locale];
  return (
    <Suspense fallback={<HoldPlaceholder />}>
      <Widget orderIds={held.map(({ id }) => id)} paying={paying} />
    </Suspense>
  );
}
