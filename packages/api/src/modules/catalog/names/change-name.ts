import { type Selectable, sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { NameChangesTable } from '#api/modules/catalog/tables.ts';
import { countMove } from './count-move.ts';
import { namesMessages } from './messages.ts';
import { nameHolders, type NameMove, type NameSnapshot } from './name-holders.ts';
import { bumpNames, settleNames } from './names-revision.ts';
import { type NamePlan, type NameRequest, planMove } from './plan-move.ts';
import { restoreDirectory, writeDirectory } from './write-directory.ts';

/** So long after it was made a change can be undone. */
const UNDO_HOURS = 24;
const MOST_CHANGES = 50;

/** Changes of names are made one after the other. */
export const lockNames = (trx: Tx): Promise<unknown> =>
  sql`SELECT pg_advisory_xact_lock(hashtext('catalogue_names'))`.execute(trx);

const labelOf = ({ kind, from, to }: NameMove): { readonly from: string; readonly to: string } =>
  kind === 'MODEL'
    ? { from: `${from.name} ${from.part}`, to: `${to.name} ${to.part}` }
    : { from: from.name, to: to.name };

const kindOf = ({ kind, isMerge }: NamePlan): string => `${kind}_${isMerge ? 'MERGE' : 'RENAME'}`;

/**
 * Renames or merges: everything that holds the name follows in the same transaction, its old address leads on, and the search finds it
 * by both. Gives the id of the change. Throws a DomainError as `planMove` does.
 */
export async function changeName(actor: ActorContext, request: NameRequest): Promise<string> {
  const changed = await tx(actor.db, async (trx) => {
    await lockNames(trx);
    const plan = await planMove(trx, actor, request);
    const counts = await countMove(trx, plan);
    const directory = await writeDirectory(trx, plan);
    const snapshots: Record<string, NameSnapshot> = {};
    for (const holder of nameHolders()) snapshots[holder.key] = await holder.move(trx, plan);
    if (plan.isMerge && plan.kind === 'BRAND') await trx.deleteFrom('brands').where('id', '=', plan.from.id).execute();
    if (plan.kind === 'TYPE')
      await trx
        .deleteFrom('types')
        .where('id', '=', plan.from.part ?? '')
        .execute();
    const id = newId();
    const label = labelOf(plan);
    await trx
      .insertInto('name_changes')
      .values({
        id,
        kind: kindOf(plan),
        from_name: label.from,
        to_name: label.to,
        move: toJson(plan),
        directory: toJson(directory),
        snapshots: toJson(snapshots),
        counts: toJson(counts),
        account_id: requireAccountId(actor),
      })
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: `name.${plan.isMerge ? 'merged' : 'renamed'}`,
      subjectKind: plan.kind === 'TYPE' ? 'category' : 'brand',
      subjectId: plan.to.id,
      detail: { from: label.from, to: label.to, listings: counts['listings'] ?? 0 },
    });
    await bumpNames(trx);
    return id;
  });
  settleNames(actor.db);
  return changed;
}

/** What a request would change, without changing it. Throws a DomainError as `planMove` does. */
export async function previewName(actor: ActorContext, request: NameRequest) {
  const plan = await planMove(actor.db, actor, request);
  return { ...labelOf(plan), isMerge: plan.isMerge, counts: await countMove(actor.db, plan) };
}

/** A change of names as staff see it. */
export type NameChangeView = Omit<Selectable<NameChangesTable>, 'snapshots' | 'directory' | 'move'> & {
  readonly author: string | null;
};

/** Until when a change can be undone. */
export const undoUntil = ({ created_at: at }: Pick<NameChangeView, 'created_at'>): Date =>
  new Date(at.getTime() + UNDO_HOURS * 3_600_000);

/** The latest changes of names, at most fifty. */
export const readNameChanges = (db: Db): Promise<NameChangeView[]> =>
  db
    .selectFrom('name_changes')
    .leftJoin('accounts', 'accounts.id', 'name_changes.account_id')
    .select(['name_changes.id', 'name_changes.kind', 'from_name', 'to_name', 'counts', 'account_id', 'undone_at'])
    .select(['name_changes.created_at', 'accounts.display_name as author'])
    .orderBy('name_changes.created_at', 'desc')
    .limit(MOST_CHANGES)
    .execute();

/**
 * Gives everything its name back that still has what a change gave it, within a day. Throws a DomainError: `not-found`, `undone`,
 * `too-late`, or `overtaken` where the name has changed again since.
 */
export async function undoNameChange(actor: ActorContext, id: string): Promise<void> {
  const messages = namesMessages(actor.locale);
  await tx(actor.db, async (trx) => {
    await lockNames(trx);
    const change = isId(id)
      ? await trx.selectFrom('name_changes').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined;
    if (!change) throw new DomainError('not-found', messages.notFound);
    if (change.undone_at) throw new DomainError('undone', messages.undone);
    if (undoUntil(change) <= actor.now) throw new DomainError('too-late', messages.tooLate);
    const { move, directory, snapshots } = change;
    if (!(await restoreDirectory(trx, move, directory))) throw new DomainError('overtaken', messages.overtaken);
    for (const holder of nameHolders()) await holder.restore(trx, move, snapshots[holder.key] ?? []);
    await trx.updateTable('name_changes').set({ undone_at: actor.now }).where('id', '=', id).execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'name.restored',
      subjectKind: move.kind === 'TYPE' ? 'category' : 'brand',
      subjectId: move.from.id,
      detail: { from: change.to_name, to: change.from_name },
    });
    await bumpNames(trx);
  });
  settleNames(actor.db);
}
