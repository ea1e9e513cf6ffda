import type { AccountSource } from '#api/modules/accounts/index.ts';
import type { ActorContext, Principal } from '#api/platform/actor-context.ts';
import { isBuyer } from './order-ownership.ts';
import type { OrderRow } from './order-row.ts';
import type { OrderView } from './order-view.ts';

/** Whom an order names, and as what. */
export type OrderPerson = 'account' | 'contact' | 'salesperson';

/** A person as others see them on an order: who it is, not how to reach them, nor what their account may do. */
const withoutDetails = (person: AccountSource): AccountSource => ({
  ...person,
  email: null,
  emailVerifiedAt: null,
  phone: null,
  bio: null,
  video: null,
  videoEmbed: null,
  canUseStripeTerminal: false,
  canUseManualPayment: false,
  canManageShippingMethods: false,
  isAdmin: false,
});

/**
 * Whether somebody may read the e-mail and telephone of a person on an order: staff, and the person. Of a contact that was typed
 * for this order alone also those who act as its buyer. Buyers, sellers and the staff reach each other through the shop.
 */
export function mayReach(
  principal: Principal,
  order: { readonly row: OrderRow; readonly isKeyShown?: boolean },
  person: Pick<AccountSource, 'id' | 'isContact'>,
): boolean {
  if (principal.rights.isAdmin || person.id === principal.accountId) return true;
  return person.isContact && (isBuyer(principal, order.row) || order.isKeyShown === true);
}

/** A person whom an order names, as far as the viewer may see; null where there is none. */
export async function personOf(
  order: OrderView,
  { principal }: ActorContext,
  role: OrderPerson,
): Promise<AccountSource | null> {
  const { account_id: account, contact_id: contact, salesperson_id: salesperson } = order.row;
  const id = { account, contact, salesperson }[role];
  const person = id === null ? undefined : (await order.batch.people()).get(id);
  if (!person) return null;
  return mayReach(principal, order, person) ? person : withoutDetails(person);
}
