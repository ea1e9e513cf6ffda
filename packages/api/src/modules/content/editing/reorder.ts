import type { ContentKind } from '@headstock/contracts/content-fields';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { raiseRevision } from '#api/modules/content/revision.ts';
import { editingMessages } from './messages.ts';

/**
 * Puts all documents of a kind that are not archived into an order, for visitors at once. Throws a DomainError `order` for a list that is
 * not whole, and where they do not stand in the order that was read.
 */
export async function reorderDocuments(
  actor: ActorContext,
  kind: ContentKind,
  { from, ids }: { readonly from: readonly string[]; readonly ids: readonly string[] },
): Promise<void> {
  requireAccountId(actor);
  await tx(actor.db, async (trx) => {
    const rows = await trx
      .selectFrom('content_documents')
      .select(['id', 'slug', 'position'])
      .where('kind', '=', kind)
      .where('archived_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    const isWhole = (list: readonly string[]): boolean =>
      new Set(list).size === list.length && list.length === rows.length && list.every((id) => known.has(id));
    const places = from.map((id) => known.get(id)?.position ?? 0);
    const isAsRead = places.every((place, at) => at === 0 || (places[at - 1] ?? 0) <= place);
    if (!isWhole(from) || !isAsRead || !isWhole(ids))
      throw new DomainError('order', editingMessages(actor.locale).order);
    const now = new Date();
    for (const [index, id] of ids.entries()) {
      const position = index + 1;
      const row = known.get(id);
      if (!row || row.position === position) continue;
      // Its place is staff's from now on; a new version of the shop leaves it alone.
      await trx.updateTable('content_documents').set({ position, edited_at: now }).where('id', '=', id).execute();
      await trx
        .updateTable('content_entries')
        .set({ position })
        .where('kind', '=', kind)
        .where('slug', '=', row.slug)
        .execute();
    }
    await recordAudit(trx, actorOf(actor), {
      action: 'content.reorder',
      subjectKind: 'content-kind',
      subjectId: kind,
      detail: { count: ids.length },
    });
    await raiseRevision(trx);
  });
}
