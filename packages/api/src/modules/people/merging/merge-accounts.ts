import { changeRights, closeMergedAccount, lockMembers } from '#api/modules/accounts/index.ts';
import { peopleMessages } from '#api/modules/people/messages.ts';
import { readReason } from '#api/modules/people/read-reason.ts';
import { accountParts } from '#api/modules/privacy/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { AccountMerger, AccountPair, MergeObstacle } from '#api/platform/account-data/merged-rows.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { tellMerged } from './merge-mails.ts';
import { mergeMessages, obstacleMessage } from './messages.ts';
import { type MovedTable, moveRows } from './move-rows.ts';

/** For how many days a merging can be reversed. */
const REVERSIBLE_MS = 30 * 86_400_000;

const reversibleUntil = (now: Date): Date => new Date(now.getTime() + REVERSIBLE_MS);

/** What has to end before the two accounts can be merged, of every module. */
export async function findMergeObstacles(db: Db, pair: AccountPair): Promise<MergeObstacle[]> {
  const found: MergeObstacle[] = [];
  for (const { merging } of accountParts()) found.push(...((await merging?.obstacles?.(db, pair)) ?? []));
  return found.filter(({ count }) => count > 0);
}

type Member = Awaited<ReturnType<typeof lockMembers>>[number];

/** Locks both accounts. Throws a DomainError for one account twice, an unknown one and an administrator's. */
export async function lockPair(
  trx: Tx,
  { locale }: ActorContext,
  pair: AccountPair,
): Promise<{ readonly kept: Member; readonly closed: Member }> {
  const messages = mergeMessages(locale);
  if (pair.keptId === pair.closedId) throw new DomainError('same', messages.same);
  const members = isId(pair.keptId) && isId(pair.closedId) ? await lockMembers(trx, pair) : [];
  const kept = members.find(({ id }) => id === pair.keptId);
  const closed = members.find(({ id }) => id === pair.closedId);
  if (!kept || !closed) throw new DomainError('not-found', peopleMessages(locale).accountNotFound);
  // Nobody gets into the back office, or out of it, by a merging.
  if (kept.is_admin || closed.is_admin) throw new DomainError('administrator', messages.administrator);
  return { kept, closed };
}

/** Rights to sell that the kept account lacks and the closed one has. */
export const gainedRights = (kept: Member, closed: Member): ('isPrivateSeller' | 'isProfessionalSeller')[] => [
  ...(closed.is_private_seller && !kept.is_private_seller ? (['isPrivateSeller'] as const) : []),
  ...(closed.is_professional_seller && !kept.is_professional_seller ? (['isProfessionalSeller'] as const) : []),
];

type Wanted = AccountMerger & { readonly reason: string; readonly gained: readonly string[]; readonly now: Date };

/** Does all that a merging does to the rows of the shop; the preview does the same, and takes it back. */
export async function applyMerge(trx: Tx, { reason, gained, now, ...merger }: Wanted): Promise<MovedTable[]> {
  const { mergeId, keptId, closedId, actorId } = merger;
  await trx
    .insertInto('account_merges')
    .values({
      id: mergeId,
      kept_account_id: keptId,
      closed_account_id: closedId,
      merged_by_account_id: actorId,
      reason,
      gained_rights: [...gained],
      merged_at: now,
      reversible_until: reversibleUntil(now),
    })
    .execute();
  for (const part of accountParts()) await part.lock?.(trx, closedId);
  const moved = await moveRows(trx, merger);
  for (const { merging } of accountParts()) await merging?.merge?.(trx, merger);
  if (gained.length > 0) await changeRights(trx, keptId, Object.fromEntries(gained.map((name) => [name, true])));
  await closeMergedAccount(trx, merger);
  return moved;
}

/**
 * Merges an account into another of the same person, in one transaction, and mails both addresses. Gives the id of the merging,
 * which can be reversed for 30 days. Throws a DomainError: `reason`, `same`, `not-found`, `administrator` or `obstacle`.
 */
export async function mergeAccounts(
  actor: ActorContext,
  pair: AccountPair,
  given: string,
  publicUrl: URL,
): Promise<string> {
  const reason = readReason(given, actor.locale);
  const { accountId: actorId } = actor.principal;
  return tx(actor.db, async (trx) => {
    const { kept, closed } = await lockPair(trx, actor, pair);
    const [obstacle] = await findMergeObstacles(trx, pair);
    if (obstacle) throw new DomainError('obstacle', obstacleMessage(obstacle, actor.locale));
    const mergeId = newId();
    const moved = await applyMerge(trx, {
      ...pair,
      mergeId,
      actorId,
      reason,
      gained: gainedRights(kept, closed),
      now: actor.now,
    });
    const detail = {
      kept: kept.id,
      closed: closed.id,
      rows: moved.reduce((sum, table) => sum + table.moved, 0),
      reason,
    };
    for (const subjectId of [kept.id, closed.id])
      await recordAudit(trx, actorOf(actor), { action: 'account.merged', subjectKind: 'account', subjectId, detail });
    await tellMerged(trx, { mergeId, kept, closed, reversibleUntil: reversibleUntil(actor.now) }, publicUrl);
    return mergeId;
  });
}
