import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { listPasskeys, type PasskeySource } from './passkeys/list-passkeys.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** The second factors and passkeys of the viewer. */
export type Factors = {
  readonly twoStepSince: Date | null;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly PasskeySource[];
};

/** Reads them; the actor is signed in. */
export async function readFactors(actor: ActorContext): Promise<Factors> {
  const { db } = actor;
  const accountId = requireAccountId(actor);
  const factor = await db
    .selectFrom('totp_factors')
    .select('created_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    twoStepSince: factor?.created_at ?? null,
    recoveryCodesLeft: factor ? await countRecoveryCodes(db, accountId) : 0,
    passkeys: await listPasskeys(db, accountId),
  };
}
