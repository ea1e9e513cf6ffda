import { sessionAtom } from '@headstock/event-bus';
import { withMessages } from '@headstock/i18n/messages';
import { useAtomValue } from 'jotai';
import { lazy, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { CartOrder, PricedLine } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { useHydrated } from '#mfe-cart-checkout/features/storage/use-tab-storage.ts';
import { loadDeskMessages, loadOrderActsMessages } from '#mfe-cart-checkout/messages/load-messages.ts';

/** What admins see in their cart besides what everybody sees. Its code comes only for them. */
export interface Desk {
  readonly LineDesk: ComponentType<{ readonly orderId: string; readonly line: PricedLine }>;
  readonly OrderDesk: ComponentType<{ readonly order: CartOrder }>;
}

function createDesk(locale: 'en' | 'fr'): Desk {
  const load = async () => {
    const [desk, acts, words] = await Promise.all([
      import(/* webpackChunkName: "cart-desk" */ './staff-tools.ts'),
      loadOrderActsMessages(locale),
      loadDeskMessages(locale),
    ]);
    return { ...desk, messages: Object.assign({}, acts, words) };
  };
  return {
    LineDesk: lazy(async () => {
      const { LineDesk, messages } = await load();
      return { default: withMessages(LineDesk, messages) };
    }),
    OrderDesk: lazy(async () => {
      const { OrderDesk, messages } = await load();
      return { default: withMessages(OrderDesk, messages) };
    }),
  };
}

const desks = { en: createDesk('en'), fr: createDesk('fr') };

/** The desk for an admin; null for everybody else, and until the page is hydrated. */
export function useDesk(): Desk | null {
  const isAdmin = useAtomValue(sessionAtom).account?.isAdmin === true;
  const hydrated = useHydrated();
  const { locale } = useIntl();
  return isAdmin && hydrated ? desks[locale === 'fr' ? 'fr' : 'en'] : null;
}
