import { contentLocales, contentPath } from '@headstock/contracts/content-fields';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { redirectMovedPage } from '#api/modules/content/redirects/redirect-moved-page.ts';
import { raiseRevision } from '#api/modules/content/revision.ts';
import { checkSlug, refuseFixed, refuseTaken } from './addresses.ts';
import { auditStep, languagesOf, lockDocument, lockSeen, type SeenDocument, takeStep } from './documents.ts';
import { removeEntry } from './entries-of-documents.ts';
import { editingMessages } from './messages.ts';
import { setLanguage, unpublished, unscheduled } from './publish-document.ts';

/** Takes a text out of use: nobody reads or edits it, its history stays. Throws a DomainError: as `lockSeen`, `fixed`. */
export async function archiveDocument(actor: ActorContext, seen: SeenDocument): Promise<void> {
  await tx(actor.db, async (trx) => {
    const row = await lockSeen(trx, actor.locale, seen);
    refuseFixed(row.kind, row.slug, actor.locale);
    await takeStep(trx, row, { action: 'ARCHIVED', accountId: requireAccountId(actor) });
    for (const locale of contentLocales) {
      await setLanguage(trx, row.id, locale, { ...unpublished, ...unscheduled });
      await removeEntry(trx, row, locale);
    }
    await trx.updateTable('content_documents').set({ archived_at: new Date() }).where('id', '=', row.id).execute();
    await auditStep(trx, actor, row, 'ARCHIVED', { slug: row.slug });
    await raiseRevision(trx);
  });
}

/** Brings an archived text back as a draft. Throws a DomainError: `not-found`, `not-archived`. */
export async function unarchiveDocument(actor: ActorContext, id: string): Promise<void> {
  await tx(actor.db, async (trx) => {
    const row = await lockDocument(trx, actor.locale, id);
    if (!row.archived_at) throw new DomainError('not-archived', editingMessages(actor.locale).notArchived);
    await trx.updateTable('content_documents').set({ archived_at: null }).where('id', '=', id).execute();
    await takeStep(trx, row, { action: 'UNARCHIVED', accountId: requireAccountId(actor) });
    await auditStep(trx, actor, row, 'UNARCHIVED', { slug: row.slug });
  });
}

/**
 * Gives a text another address, at once and in both languages; the address that visitors know leads on to it. Throws a DomainError: as `lockSeen`, `fixed`, `slug`, `reserved`,
 * `taken`.
 */
export async function moveDocument(actor: ActorContext, seen: SeenDocument, slug: string): Promise<void> {
  await tx(actor.db, async (trx) => {
    const row = await lockSeen(trx, actor.locale, seen);
    if (slug === row.slug) return;
    refuseFixed(row.kind, row.slug, actor.locale);
    checkSlug(row.kind, slug, actor.locale);
    if (slug !== row.origin) await refuseTaken(trx, row.kind, slug, actor.locale);
    await takeStep(trx, row, { action: 'MOVED', slug, accountId: requireAccountId(actor) });
    await trx
      .updateTable('content_entries')
      .set({ slug, edited_at: new Date() })
      .where('kind', '=', row.kind)
      .where('slug', '=', row.slug)
      .execute();
    const paths = { from: contentPath(row.kind, row.slug), to: contentPath(row.kind, slug) };
    const wasRead = (await languagesOf(trx, row.id)).some(({ published_at: at }) => at !== null);
    if (wasRead && (row.kind === 'pages' || row.kind === 'blog')) await redirectMovedPage(trx, actor, paths);
    await auditStep(trx, actor, row, 'MOVED', paths);
    await raiseRevision(trx);
  });
}
