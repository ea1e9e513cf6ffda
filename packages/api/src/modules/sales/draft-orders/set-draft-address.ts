import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { pickUpAt, type ShippingDestination, shipTo } from '#api/modules/sales/cart/set-shipping-address.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { changeDraft, type SeenDraft } from './change-draft.ts';

/** Sends a draft to an address of its customer, or lets it be picked up at a store. Exactly one must be given. Throws a DomainError. */
export async function setDraftAddress(
  actor: ActorContext,
  seen: SeenDraft,
  { addressId, storeId }: ShippingDestination,
): Promise<void> {
  if ((addressId === null) === (storeId === null))
    throw new DomainError('invalid', salesMessages(actor.locale).addressOrStore);
  const detail = { addressId, storeId };
  await changeDraft(actor, seen, { action: 'setShippingAddress', detail }, async (trx, order) => {
    if (addressId !== null) await shipTo(trx, actor, order, addressId);
    else if (storeId !== null) await pickUpAt(trx, actor, order, storeId);
  });
}
