import { storeProfile } from '@headstock/contracts/store-profile';
import { lockMember } from '#api/modules/accounts/index.ts';
import { peopleMessages } from '#api/modules/people/messages.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { type ApplicationRow, findApplication } from './list-applications.ts';
import { type GivenApplication, readApplication } from './read-application.ts';

/** Whether an account may sell in the way that it applies for. */
const sells = (
  account: { readonly is_private_seller: boolean; readonly is_professional_seller: boolean },
  kind: GivenApplication['kind'],
): boolean => (kind === 'PROFESSIONAL' ? account.is_professional_seller : account.is_private_seller);

/**
 * Asks the shop to let the actor sell; the shop gets a mail. Throws a DomainError: the name of a field that is not right,
 * `email-unverified`, `already-seller` or `waiting`.
 */
export async function applyToSell(
  actor: ActorContext,
  given: GivenApplication,
  publicUrl: URL,
): Promise<ApplicationRow | null> {
  const accountId = requireAccountId(actor);
  const messages = peopleMessages(actor.locale);
  const columns = readApplication(given, actor.locale);
  const id = newId();
  await tx(actor.db, async (trx) => {
    // One after the other, so that two at once are not both the first.
    await lockMember(trx, accountId);
    const account = await trx
      .selectFrom('accounts')
      .select(['email_verified_at', 'is_private_seller', 'is_professional_seller', 'display_name'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (account.email_verified_at === null) throw new DomainError('email-unverified', messages.emailUnverified);
    if (sells(account, columns.kind)) throw new DomainError('already-seller', messages.alreadySeller);
    const waiting = await trx
      .selectFrom('seller_applications')
      .select('id')
      .where('account_id', '=', accountId)
      .where('state', '=', 'WAITING')
      .executeTakeFirst();
    if (waiting) throw new DomainError('waiting', messages.alreadyWaiting);
    await trx
      .insertInto('seller_applications')
      .values({ id, account_id: accountId, ...columns })
      .execute();
    await queueMail(trx, {
      eventKey: `seller-application:${id}`,
      to: storeProfile.sender.email,
      subject: `${account.display_name} would like to sell`,
      paragraphs: [`Application as a ${columns.kind.toLowerCase()} seller.`, columns.about],
      link: { label: 'Open the application', url: new URL(`/admin/registrations/${id}`, publicUrl).href },
    });
  });
  return findApplication(actor.db, id);
}

/** Takes the actor's waiting application back. Throws a DomainError, `not-found`, without one. */
export async function withdrawApplication(actor: ActorContext): Promise<void> {
  const accountId = requireAccountId(actor);
  await tx(actor.db, async (trx) => {
    const row = await trx
      .updateTable('seller_applications')
      .set({ state: 'WITHDRAWN', closed_at: actor.now })
      .where('account_id', '=', accountId)
      .where('state', '=', 'WAITING')
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new DomainError('not-found', peopleMessages(actor.locale).notWaiting);
    const entry = { action: 'seller-application.withdrawn', subjectKind: 'account', subjectId: accountId };
    await recordAudit(trx, actorOf(actor), { ...entry, detail: { applicationId: row.id } });
  });
}
