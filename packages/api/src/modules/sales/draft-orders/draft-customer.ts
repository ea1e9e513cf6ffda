import type { ActorContext } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { createOrderContact, isOrderContact, readEmail, updateOrderContact } from '#api/modules/accounts/index.ts';
import { checkMember, destinationFor, noDestination } from '#api/modules/sales/cart/draft-orders.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { changeDraft, type SeenDraft } from './change-draft.ts';

const MAXIMUM_NAME = 100;

/** Whom a draft is for: a member, or somebody by their e-mail, and the language that they are written to in. */
export type DraftCustomer = {
  readonly accountId: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly locale: Locale;
};

const nameOf = (text: string | null): string | null =>
  cleanText(text ?? '')
    .trim()
    .slice(0, MAXIMUM_NAME) || null;

/**
 * Says whom a draft is for. A member owns it from now on and it goes to their usual address; of somebody without an account the e-mail
 * and name are kept with the order alone, and whoever has the link may open it. Throws a DomainError: `not-found`, `own-listing`, `email`.
 */
export async function setDraftCustomer(actor: ActorContext, seen: SeenDraft, customer: DraftCustomer): Promise<void> {
  const messages = salesMessages(actor.locale);
  const { accountId, locale } = customer;
  const email = accountId === null ? readEmail(customer.email ?? '') : null;
  if (accountId === null && email === null) throw new DomainError('email', messages.emailInvalid);
  await changeDraft(actor, seen, { action: 'setAccount', detail: { accountId, locale } }, async (trx, order) => {
    if (accountId !== null) {
      await checkMember(trx, actor, order, accountId);
      const moves = accountId === order.account_id ? {} : await destinationFor(trx, order, accountId);
      await trx
        .updateTable('orders')
        .set({ account_id: accountId, contact_id: null, locale, ...moves })
        .where('id', '=', order.id)
        .execute();
      return;
    }
    const [first, last] = [nameOf(customer.firstName), nameOf(customer.lastName)];
    const display = [first, last].filter((part) => part !== null).join(' ') || 'Guest';
    const person = { email: email ?? '', first_name: first, last_name: last, display_name: display };
    const isOwn = order.contact_id !== null && (await isOrderContact(trx, order.contact_id));
    if (isOwn && order.contact_id !== null) await updateOrderContact(trx, order.contact_id, person);
    const contactId = isOwn ? order.contact_id : await createOrderContact(trx, person);
    const wasMember = order.account_id !== order.drafted_by;
    await trx
      .updateTable('orders')
      .set({
        account_id: order.drafted_by,
        contact_id: contactId,
        locale,
        ...(wasMember && order.ship_option === 'home' ? noDestination : {}),
      })
      .where('id', '=', order.id)
      .execute();
  });
}
