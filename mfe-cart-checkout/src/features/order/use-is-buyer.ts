import { sessionAtom } from '@headstock/event-bus';
import { useAtomValue } from 'jotai';
import type { ShownOrder } from './shown-order.ts';

/** Whether the viewer is spoken to as the order's buyer, who may have no account; its seller and staff look at what somebody else bought. */
export function useIsBuyer({ seller }: Pick<ShownOrder, 'seller'>): boolean {
  const { account } = useAtomValue(sessionAtom);
  return account === null || (account.id !== seller.id && !account.isAdmin);
}
