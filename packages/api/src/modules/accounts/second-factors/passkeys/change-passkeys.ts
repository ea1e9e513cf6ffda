import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { done } from '#api/platform/mutation-result.ts';
import type { AuthRequest } from '../../auth-request.ts';
import { accountRefusal } from '../../messages.ts';
import { hasRecentAuthentication } from '../../reauthenticate.ts';
import { factorMails, mailOwner } from '../factor-mails.ts';
import { factorRefusal } from '../messages.ts';
import { readPasskeyName } from './passkey-name.ts';

/** Renames a passkey of the actor's. */
export async function renamePasskey(actor: ActorContext, { id, name: typed }: { id: string; name: string }) {
  const { db, locale } = actor;
  const accountId = requireAccountId(actor);
  const name = readPasskeyName(typed);
  if (name === null) return factorRefusal('passkeyName', locale);
  if (!isId(id)) return factorRefusal('passkeyNotFound', locale);
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? done : factorRefusal('passkeyNotFound', locale);
}

async function remove(trx: Tx, accountId: string, id: string): Promise<'removed' | 'passkeyNotFound' | 'lastWayIn'> {
  // The two last ones must not go at once.
  const { password_hash: hash } = await trx
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const all = await trx.selectFrom('passkeys').select(['id', 'name']).where('account_id', '=', accountId).execute();
  const passkey = all.find((each) => each.id === id);
  if (!passkey) return 'passkeyNotFound';
  if (all.length === 1 && hash === null) return 'lastWayIn';
  await trx.deleteFrom('passkeys').where('id', '=', id).execute();
  await mailOwner(trx, accountId, factorMails.passkeyRemoved({ name: passkey.name }));
  return 'removed';
}

/** Removes a passkey of the actor's, after a recent proof; never the last one of an account without a password. */
export async function removePasskey(actor: ActorContext, request: AuthRequest, id: string) {
  const { db, locale } = actor;
  const accountId = requireAccountId(actor);
  if (!(await hasRecentAuthentication(actor))) return accountRefusal('reauthenticationRequired', locale);
  const outcome = isId(id) ? await tx(db, (trx) => remove(trx, accountId, id)) : 'passkeyNotFound';
  if (outcome !== 'removed') return factorRefusal(outcome, locale);
  await recordSecurityEvent(actor, request, { kind: 'passkey.removed' });
  return done;
}
