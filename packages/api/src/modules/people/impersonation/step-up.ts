import { randomInt } from 'node:crypto';
import { allowWrites } from '#api/modules/accounts/index.ts';
import { actingCodeMail, peopleMessages } from '#api/modules/people/messages.ts';
import { readReason } from '#api/modules/people/read-reason.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { pseudonymOf } from '#api/platform/signature.ts';
import { requireImpersonation } from './find-impersonation.ts';

const CODE_MINUTES = 10;
const WRITE_MINUTES = 15;
const MOST_CODES = 5;
const MOST_ATTEMPTS = 5;

const hashOf = (secret: string, id: string, code: string): string =>
  pseudonymOf(secret, 'impersonation', `${id} ${code}`);

/** Mails a code to the member whom the actor acts as; an earlier one works no longer. Throws a DomainError: `not-found` or `too-many`. */
export async function sendImpersonationCode(actor: ActorContext, secret: string): Promise<void> {
  const { id } = await requireImpersonation(actor);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(actor.now.getTime() + CODE_MINUTES * 60_000);
  await tx(actor.db, async (trx) => {
    const row = await trx
      .updateTable('impersonations')
      .set((eb) => ({
        code_hash: hashOf(secret, id, code),
        code_expires_at: expiresAt,
        code_attempts: 0,
        codes_sent: eb('codes_sent', '+', 1),
      }))
      .where('id', '=', id)
      .where('codes_sent', '<', MOST_CODES)
      .returning(['account_id', 'codes_sent'])
      .executeTakeFirst();
    if (!row) throw new DomainError('too-many', peopleMessages(actor.locale).codeTooOften);
    const { account_id: accountId, codes_sent: count } = row;
    const { email, locale } = await trx
      .selectFrom('accounts')
      .select(['email', 'locale'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await queueMail(trx, {
      eventKey: `impersonation:${id}:code-${count}`,
      to: email,
      expiresAt,
      ...actingCodeMail[locale](code),
    });
    const entry = { action: 'impersonation.code-sent', subjectKind: 'account', subjectId: accountId, detail: {} };
    await recordAudit(trx, actorOf(actor), entry);
  });
}

/** Counts a try, in a transaction of its own; whether the code is the one that was mailed. */
async function takeCode(actor: ActorContext, secret: string, id: string, code: string): Promise<boolean> {
  const row = await actor.db
    .updateTable('impersonations')
    .set((eb) => ({ code_attempts: eb('code_attempts', '+', 1) }))
    .where('id', '=', id)
    .where('code_attempts', '<', MOST_ATTEMPTS)
    .where('code_expires_at', '>', actor.now)
    .returning('code_hash')
    .executeTakeFirst();
  return row !== undefined && row.code_hash !== null && row.code_hash === hashOf(secret, id, code.trim());
}

/**
 * Lets the actor change something as the member for a quarter of an hour: with the code that the member read out, and for a
 * reason. A code works once. Throws a DomainError: `not-found`, `reason` or `code`.
 */
export async function stepUp(actor: ActorContext, secret: string, code: string, given: string): Promise<void> {
  const { id, session_id: sessionId, account_id: accountId, expires_at: end } = await requireImpersonation(actor);
  const reason = readReason(given, actor.locale);
  if (!(await takeCode(actor, secret, id, code))) throw new DomainError('code', peopleMessages(actor.locale).codeWrong);
  const until = new Date(Math.min(actor.now.getTime() + WRITE_MINUTES * 60_000, end.getTime()));
  await tx(actor.db, async (trx) => {
    const taken = await trx
      .updateTable('impersonations')
      .set({ write_reason: reason, may_write_until: until, code_hash: null, code_expires_at: null })
      .where('id', '=', id)
      .where('code_hash', 'is not', null)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!taken) throw new DomainError('code', peopleMessages(actor.locale).codeWrong);
    await allowWrites(trx, sessionId, until);
    const entry = { action: 'impersonation.stepped-up', subjectKind: 'account', subjectId: accountId };
    await recordAudit(trx, actorOf(actor), { ...entry, detail: { reason } });
  });
}
