import { sessionAtom } from '@headstock/event-bus';
import { lazyWithMessages } from '@headstock/i18n/lazy-with-messages';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { useHydrated } from '#mfe-cart-checkout/features/storage/use-tab-storage.ts';
import { orderActionsMessages, staffToolsMessages } from '#mfe-cart-checkout/messages/load-messages.ts';
import type { LineDeskProps } from './line-item-price-tool.tsx';
import type { OrderDeskProps } from './order-staff-tools.tsx';

/** The staff tools of the cart. Their code is loaded for staff only. */
export interface Desk {
  readonly LineDesk: ComponentType<LineDeskProps>;
  readonly OrderDesk: ComponentType<OrderDeskProps>;
}

const load = () => import(/* webpackChunkName: "staff-tools" */ './staff-tools.ts');
const messages = [orderActionsMessages, staffToolsMessages];

const desk: Desk = {
  LineDesk: lazyWithMessages(async () => (await load()).LineDesk, messages),
  OrderDesk: lazyWithMessages(async () => (await load()).OrderDesk, messages),
};

/** The staff tools; null for shoppers, and until the page is hydrated. */
export function useDesk(): Desk | null {
  const isAdmin = useAtomValue(sessionAtom).account?.isAdmin === true;
  const hydrated = useHydrated();
  return isAdmin && hydrated ? desk : null;
}
