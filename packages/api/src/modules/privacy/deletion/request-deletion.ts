import { accountRefusal, findMember, hasRecentAuthentication } from '#api/modules/accounts/index.ts';
import { formatDay } from '#api/modules/privacy/format-day.ts';
import { privacyMessages } from '#api/modules/privacy/messages.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent, type SecuritySource } from '#api/platform/audit/security-events.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import type { Services } from '#api/platform/services.ts';
import { findObstacles } from './find-obstacles.ts';
import { tellDeletion } from './tell-deletion.ts';

/** How long an account can be kept after all. */
export const GRACE_DAYS = 14;

/** A deletion that is to come, as the schema's type `AccountDeletion` reads it. */
export type DeletionView = { readonly requestedAt: Date; readonly dueAt: Date; readonly isPutOff: boolean };

type Source = SecuritySource & Pick<Services, 'config'>;

/** The deletion of an account that is to come; null without one. */
export async function readDeletion(db: Db, accountId: string): Promise<DeletionView | null> {
  const row = await db
    .selectFrom('account_deletions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return row ? { requestedAt: row.requested_at, dueAt: row.due_at, isPutOff: row.put_off_at !== null } : null;
}

/**
 * Has the actor's account deleted in two weeks, after a recent authentication: refused with `confirmation` unless `typed` is
 * its e-mail, and with `obstacles` while something is open. Asking twice changes nothing.
 */
export async function requestDeletion(actor: ActorContext, source: Source, typed: string) {
  const { db, locale, now } = actor;
  const accountId = requireAccountId(actor);
  const messages = privacyMessages(locale);
  const member = await findMember(db, accountId);
  if (!member || typed.trim().toLowerCase() !== member.email) return refused(messages.confirmation, 'confirmation');
  if (!(await hasRecentAuthentication(actor))) return accountRefusal('reauthenticationRequired', locale);
  if ((await findObstacles(db, accountId, 'asked')).length > 0) return refused(messages.obstacles, 'obstacles');
  const dueAt = new Date(now.getTime() + GRACE_DAYS * 86_400_000);
  const isNew = await tx(db, async (trx) => {
    const row = await trx
      .insertInto('account_deletions')
      .values({ account_id: accountId, requested_at: now, due_at: dueAt, next_attempt_at: dueAt })
      .onConflict((on) => on.doNothing())
      .returning('requested_at')
      .executeTakeFirst();
    if (!row) return false;
    const entry = { action: 'account.deletion-asked', subjectKind: 'account', subjectId: accountId };
    await recordAudit(trx, actorOf(actor), { ...entry, detail: { dueAt: dueAt.toISOString() } });
    await tellDeletion(
      trx,
      {
        accountId,
        requestedAt: now,
        step: 'asked',
        copy: (copy, language) => copy.deletionAsked(formatDay(dueAt, language)),
      },
      source.config.publicUrl,
    );
    return true;
  });
  if (isNew) await recordSecurityEvent(actor, source, { kind: 'account.deletion-asked' });
  return done;
}

/** Keeps the actor's account after all; refused with `not-found` where none is to be deleted. Whoever is signed in may. */
export async function cancelDeletion(actor: ActorContext, source: Source) {
  const { db, locale } = actor;
  const accountId = requireAccountId(actor);
  const cancelled = await tx(db, async (trx) => {
    const row = await trx
      .deleteFrom('account_deletions')
      .where('account_id', '=', accountId)
      .where('done_at', 'is', null)
      .returning('requested_at')
      .executeTakeFirst();
    if (!row) return false;
    const entry = { action: 'account.deletion-cancelled', subjectKind: 'account', subjectId: accountId };
    await recordAudit(trx, actorOf(actor), { ...entry, detail: {} });
    await tellDeletion(
      trx,
      { accountId, requestedAt: row.requested_at, step: 'cancelled', copy: (copy) => copy.deletionCancelled },
      source.config.publicUrl,
    );
    return true;
  });
  if (!cancelled) return refused(privacyMessages(locale).unknown, 'not-found');
  await recordSecurityEvent(actor, source, { kind: 'account.deletion-cancelled' });
  return done;
}
