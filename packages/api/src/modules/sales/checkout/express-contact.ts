import { cleanText } from '#api/platform/db/columns.ts';
import { createOrderContact, isOrderContact, readEmail, updateOrderContact } from '#api/modules/accounts/index.ts';
import { changeOrder } from '#api/modules/sales/cart/change-order.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';

const MAXIMUM_NAME = 100;

export type Contact = {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

const name = (text: string | null): string | null =>
  cleanText(text ?? '')
    .trim()
    .slice(0, MAXIMUM_NAME) || null;

/**
 * Sets the contact of an order. It is a row of the order alone, whether or not the e-mail has an account, so the
 * answer discloses nothing about accounts and nothing is attached to a stranger. Gives the row's id. Throws a DomainError.
 */
export async function associateContact(actor: ActorContext, orderId: string, contact: Contact): Promise<string> {
  const email = readEmail(contact.email);
  if (email === null) throw new DomainError('invalid', salesMessages(actor.locale).emailInvalid);
  const firstName = name(contact.firstName);
  const lastName = name(contact.lastName);
  const displayName = [firstName, lastName].filter((part) => part !== null).join(' ') || 'Guest';
  const person = { email, first_name: firstName, last_name: lastName, display_name: displayName };
  return changeOrder(actor, orderId, { action: 'setContact' }, async (trx, order) => {
    if (order.contact_id !== null && (await isOrderContact(trx, order.contact_id))) {
      await updateOrderContact(trx, order.contact_id, person);
      return order.contact_id;
    }
    const id = await createOrderContact(trx, person);
    await trx.updateTable('orders').set({ contact_id: id }).where('id', '=', order.id).execute();
    return id;
  });
}
