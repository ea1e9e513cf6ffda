import type { ActorContext } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { Refused } from '#api/platform/mutation-result.ts';
import type { AuthRequest } from '../auth-request.ts';
import { completeSignIn, type SignedIn } from '../complete-sign-in.ts';
import { factorMails, mailOwner } from './factor-mails.ts';
import { factorRefusal } from './messages.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { endChallenge, tryChallenge } from './sign-in-challenge.ts';
import { takeFactorCode } from './take-factor-code.ts';

/** A finished sign-in, and how many recovery codes are left. */
export type ProvenSignIn = SignedIn & { readonly recoveryCodesLeft: number };

/**
 * Finishes a sign-in whose first factor was right: `token` is that of the browser's cookie. After five wrong codes the
 * first factor has to be given again, and the owner is told that somebody else may know it.
 */
export async function proveSignIn(
  actor: ActorContext,
  request: AuthRequest,
  { token, code }: { token: string | null; code: string },
): Promise<ProvenSignIn | Refused> {
  const { db, locale, now } = actor;
  const challenge = token === null ? undefined : await tryChallenge(db, token);
  if (token === null || !challenge) return factorRefusal('expired', locale);
  const { accountId, method, isLastTry } = challenge;
  if (!(await takeFactorCode(actor, request, accountId, code))) {
    if (!isLastTry) return factorRefusal('wrongCode', locale);
    await tx(db, async (trx) => {
      await endChallenge(trx, token);
      // Once a day: whoever guesses would fill the mailbox.
      const key = `second-factor-wrong:${accountId}:${now.toISOString().slice(0, 10)}`;
      await mailOwner(trx, accountId, factorMails.wrongCodes(), key);
    });
    return factorRefusal('expired', locale);
  }
  if (!(await endChallenge(db, token))) return factorRefusal('expired', locale);
  const signedIn = await completeSignIn(actor, request, accountId, { method, hasSecondFactor: true });
  return { ...signedIn, recoveryCodesLeft: await countRecoveryCodes(db, accountId) };
}
