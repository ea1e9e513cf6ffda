import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { GcraLimit } from '#api/platform/gcra-limit.ts';
import {
  type AuthRequest,
  giveBackToLimits,
  type LimitUse,
  pairOf,
  takeFromLimits,
  waitError,
} from '../auth-request.ts';
import { isKnownDevice } from '../known-devices.ts';
import { hashWithSalt } from '../password.ts';
import { factorMails, mailOwner } from './factor-mails.ts';
import { countRecoveryCodes, readRecoveryCode, takeRecoveryCode } from './recovery-codes.ts';
import { takeTotpCode } from './totp-factor.ts';

/**
 * Wrong codes of second steps for one account, which somebody tries who has its password already: 11 in any hour from all
 * browsers together that the account does not know, 9 from one network of them, 11 from a browser that it knows.
 */
const everywhere: GcraLimit = { name: 'second-factor', burst: 5, everySeconds: 600 };
const fromNetwork: GcraLimit = { name: 'second-factor-network', burst: 5, everySeconds: 900 };
const fromDevice: GcraLimit = { name: 'second-factor-device', burst: 5, everySeconds: 600 };

async function limitsOf({ db }: ActorContext, { deviceId, clientAddress }: AuthRequest, accountId: string) {
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isKnown = deviceId !== null && (await isKnownDevice(db, deviceId, email));
  const uses: readonly LimitUse[] = isKnown
    ? [[fromDevice, pairOf(deviceId, accountId)]]
    : [
        [fromNetwork, pairOf(clientAddress, accountId)],
        [everywhere, accountId],
      ];
  return uses;
}

async function takeRecovery(actor: ActorContext, request: AuthRequest, accountId: string, typed: string) {
  const { db } = actor;
  const code = readRecoveryCode(typed);
  const factor = await db
    .selectFrom('totp_factors')
    .select('recovery_salt')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (code === null || !factor) return false;
  const hash = await hashWithSalt(code, factor.recovery_salt);
  const isTaken = await tx(db, async (trx) => {
    if (!(await takeRecoveryCode(trx, accountId, hash))) return false;
    await mailOwner(trx, accountId, factorMails.codeUsed({ left: await countRecoveryCodes(trx, accountId) }));
    return true;
  });
  if (isTaken) await recordSecurityEvent(actor, request, { kind: 'second-factor.recovery-used', accountId });
  return isTaken;
}

/**
 * Uses up a code of an account's second factor: six digits of its authenticator app, or a recovery code, whose owner is
 * mailed. False for a wrong code and one that was used. Throws a DomainError when it comes too early.
 */
export async function takeFactorCode(
  actor: ActorContext,
  request: AuthRequest,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const { db, now } = actor;
  const uses = await limitsOf(actor, request, accountId);
  const wait = await takeFromLimits(actor, request, uses);
  if (wait !== null) {
    await recordSecurityEvent(actor, request, { kind: 'second-factor.limited', accountId });
    throw waitError(wait, actor);
  }
  const digits = typed.slice(0, 40).replaceAll(/\s/g, '');
  const isRight = /^\d{6}$/.test(digits)
    ? await takeTotpCode(db, request, accountId, { code: digits, now })
    : await takeRecovery(actor, request, accountId, typed);
  if (isRight) await giveBackToLimits(actor, request, uses);
  else await recordSecurityEvent(actor, request, { kind: 'second-factor.failed', accountId });
  return isRight;
}
