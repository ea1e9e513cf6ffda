import {
  type AuthRequest,
  beginMail,
  factorRefusal,
  findChallengedAccount,
  findMember,
  hasSecondFactor,
  newLinkCode,
} from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { resetRefusal } from './messages.ts';
import { mailLink } from './tell-owner.ts';

const LINK_MS = 24 * 3_600_000;
/** After the owner stopped a request, nobody asks again for so long. */
const QUIET_MS = 7 * 86_400_000;

/** Why an account gets no new request; null where nothing is in the way. */
async function obstacleOf(db: Db, accountId: string, now: Date): Promise<'waiting' | 'stoppedBefore' | null> {
  const rows = await db
    .selectFrom('two_step_resets')
    .select('state')
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['WAITING', 'APPROVED']),
        eb.and([eb('state', '=', 'STOPPED'), eb('closed_at', '>', new Date(now.getTime() - QUIET_MS))]),
      ]),
    )
    .execute();
  if (rows.some(({ state }) => state !== 'STOPPED')) return 'waiting';
  return rows.length > 0 ? 'stoppedBefore' : null;
}

/**
 * Asks for two-step sign-in to be switched off, by a browser that gave the first factor and owes the second: nobody else learns
 * whether an account has one. The account's mailbox gets a link; until it is used there is no request.
 */
export async function askForReset(
  actor: ActorContext,
  request: AuthRequest,
  { token, removesPasskeys }: { readonly token: string | null; readonly removesPasskeys: boolean },
): Promise<typeof done | Refused> {
  const { db, locale, now } = actor;
  const accountId = token === null ? undefined : await findChallengedAccount(db, token);
  const member = accountId === undefined ? undefined : await findMember(db, accountId);
  if (!member || !(await hasSecondFactor(db, member.id))) return factorRefusal('expired', locale);
  const obstacle = await obstacleOf(db, member.id, now);
  if (obstacle) return resetRefusal(obstacle, locale);
  await beginMail(actor, request, 'twoStepReset', member.email);
  const link = { ...newLinkCode(), expiresAt: new Date(now.getTime() + LINK_MS) };
  await tx(db, async (trx) => {
    // Only the newest link counts.
    await trx.deleteFrom('two_step_resets').where('account_id', '=', member.id).where('state', '=', 'ASKED').execute();
    await trx
      .insertInto('two_step_resets')
      .values({
        id: newId(),
        account_id: member.id,
        state: 'ASKED',
        removes_passkeys: removesPasskeys,
        confirm_hash: link.hash,
        confirm_until: link.expiresAt,
      })
      .execute();
    await mailLink(trx, { email: member.email, locale, publicUrl: request.config.publicUrl }, link);
  });
  await recordSecurityEvent(actor, request, { kind: 'second-factor.reset-asked', accountId: member.id });
  return done;
}
