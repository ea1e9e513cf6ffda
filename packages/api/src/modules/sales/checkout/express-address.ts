import {
  type AddressAnswer,
  type AddressInput,
  addressProblem,
  addressTaken,
  createSessionAddress,
  readAddress,
} from '#api/modules/accounts/index.ts';
import { openOrderRows } from '#api/modules/sales/cart/read-cart.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';

/** Keeps the address of a guest's order with the guest's session. Throws a DomainError for an order that is not theirs. */
export async function createExpressAddress(
  actor: ActorContext,
  orderId: string,
  input: AddressInput,
): Promise<AddressAnswer> {
  const { db, locale, principal } = actor;
  const [order] = await openOrderRows(db, principal, [orderId]);
  if (!order || principal.sessionId === null) throw new DomainError('not-found', salesMessages(locale).orderNotFound);
  const address = readAddress(input);
  if (!address.ok) return addressProblem(address, locale);
  return addressTaken(await createSessionAddress(db, principal.sessionId, address.columns), locale);
}
