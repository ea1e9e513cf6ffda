import { sessionAtom } from '@headstock/event-bus';
import { lazyWithMessages } from '@headstock/i18n/lazy-with-messages';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { useHydrated } from '@headstock/commerce-client/use-tab-storage';
import { orderActionsMessages, staffToolsMessages } from '#mfe-cart-checkout/messages/load-messages.ts';
import type { LineItemPriceToolProps } from './line-item-price-tool.tsx';
import type { OrderStaffToolsProps } from './order-staff-tools.tsx';

/** The staff tools of the cart. Their code is loaded for staff only. */
export interface StaffTools {
  readonly LineDesk: ComponentType<LineItemPriceToolProps>;
  readonly OrderDesk: ComponentType<OrderStaffToolsProps>;
}

const load = () => import(/* webpackChunkName: "staff-tools" */ './staff-tools.ts');
const messages = [orderActionsMessages, staffToolsMessages];

const staffTools: StaffTools = {
  LineDesk: lazyWithMessages(async () => (await load()).LineItemPriceTool, messages),
  OrderDesk: lazyWithMessages(async () => (await load()).OrderStaffTools, messages),
};

/** The staff tools; null for shoppers, and until the page is hydrated. */
export function useStaffTools(): StaffTools | null {
  const isAdmin = useAtomValue(sessionAtom).account?.isAdmin === true;
  const hydrated = useHydrated();
  return isAdmin && hydrated ? staffTools : null;
}
