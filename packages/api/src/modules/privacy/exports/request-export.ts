import { randomBytes } from 'node:crypto';
import { accountRefusal, hasRecentAuthentication } from '#api/modules/accounts/index.ts';
import { privacyMessages } from '#api/modules/privacy/messages.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent, type SecuritySource } from '#api/platform/audit/security-events.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { giveBackToLimit, type Limit, takeFromLimit } from '#api/platform/rate-limit.ts';
import { KEPT_DAYS } from './export-store.ts';

/** Of one account; a copy is read a few times in a life. */
const ASKED: Limit = { name: 'account-export', max: 3, seconds: 86_400 };

/** When a copy, or a request that never became one, is forgotten. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + KEPT_DAYS * 86_400_000);

/**
 * Asks for a copy of everything that is kept of the actor, which a job prepares. One at a time, three a day, after a recent
 * authentication.
 */
export async function requestExport(actor: ActorContext, source: SecuritySource) {
  const { db, locale, now } = actor;
  const accountId = requireAccountId(actor);
  const messages = privacyMessages(locale);
  if (!(await hasRecentAuthentication(actor))) return accountRefusal('reauthenticationRequired', locale);
  if (!(await takeFromLimit(db, source.secret, ASKED, accountId)).ok)
    return refused(messages.exportLimit, 'rate-limited');
  const row = await db
    .insertInto('account_exports')
    .values({
      id: randomBytes(24).toString('base64url'),
      account_id: accountId,
      locale,
      expires_at: expiryOf(now),
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) {
    await giveBackToLimit(db, source.secret, ASKED, accountId);
    return refused(messages.exportRunning, 'export-running');
  }
  await recordSecurityEvent(actor, source, { kind: 'account.export-asked' });
  return done;
}
