import { contentKey, type ContentValues, termLists } from '@headstock/contracts/content-fields';
import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { editingMessages } from '#api/modules/content/editing/messages.ts';

/** How many texts a term has. */
export type TermUse = { readonly slug: string; readonly count: number };

/** The slugs of terms that a list of terms has. */
export function termsIn(values: ContentValues): string[] {
  const terms = values[contentKey('shared', 'terms')];
  return Array.isArray(terms) ? terms.filter((slug): slug is string => typeof slug === 'string') : [];
}

/** How many texts each term of a list has: as they are saved, as visitors read them, and as the clock will publish them. */
export async function termUses(db: Db, slug: string): Promise<TermUse[]> {
  const list = termLists[slug];
  if (!list) return [];
  const key = contentKey('shared', list.field);
  const { rows } = await sql<TermUse>`
    SELECT u.term AS slug, count(DISTINCT u.id)::int AS count FROM (
      SELECT id, content ->> ${key} AS term FROM content_documents WHERE kind = ${list.kind} AND archived_at IS NULL
      UNION ALL
      SELECT d.id, e.front ->> ${list.field} FROM content_documents d
        JOIN content_entries e ON (e.kind, e.slug) = (d.kind, d.slug) WHERE d.kind = ${list.kind}
      UNION ALL
      SELECT d.id, v.content ->> ${key} FROM content_documents d JOIN content_languages l ON l.document_id = d.id
        JOIN content_versions v ON (v.document_id, v.version) = (d.id, l.scheduled_version)
        WHERE d.kind = ${list.kind} AND d.archived_at IS NULL
    ) u WHERE u.term IS NOT NULL GROUP BY u.term ORDER BY u.term`.execute(db);
  return rows;
}

/** The terms that have texts and are not in `values` any more. */
export async function lostTerms(db: Db, slug: string, values: ContentValues): Promise<TermUse[]> {
  const kept = new Set(termsIn(values));
  return (await termUses(db, slug)).filter((use) => !kept.has(use.slug));
}

/** Throws a DomainError `used` where a term that has texts was in `before` and is not in `after`. */
export async function refuseLostTerms(
  trx: Tx,
  locale: Locale,
  { slug, before, after }: { readonly slug: string; readonly before: ContentValues; readonly after: ContentValues },
): Promise<void> {
  const had = new Set(termsIn(before));
  const lost = (await lostTerms(trx, slug, after)).filter((use) => had.has(use.slug));
  const labels = before[contentKey(locale, 'labels')];
  const names = lost.map((use) =>
    String(Object.entries(labels ?? {}).find(([id]) => id === use.slug)?.[1] ?? use.slug),
  );
  if (lost.length > 0) throw new DomainError('used', editingMessages(locale).used(names.join(', ')));
}

/** Whether visitors of a language know the term that a text of a kind is sorted by; nobody changes the terms until the transaction ends. */
export async function hasKnownTerm(
  trx: Tx,
  { kind, locale, values }: { readonly kind: string; readonly locale: Locale; readonly values: ContentValues },
): Promise<boolean> {
  const [slug, list] = Object.entries(termLists).find(([, each]) => each?.kind === kind) ?? [];
  if (!slug || !list) return true;
  await trx
    .selectFrom('content_documents')
    .select('id')
    .where('kind', '=', 'terms')
    .where('slug', '=', slug)
    .forShare()
    .execute();
  const term = values[contentKey('shared', list.field)];
  return typeof term === 'string' && isPublishedTerm(trx, slug, locale, term);
}

/** Whether a published list has a term in a language. */
export async function isPublishedTerm(db: Db, list: string, locale: Locale, term: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_entries')
    .select('slug')
    .where('kind', '=', 'terms')
    .where('slug', '=', list)
    .where('locale', '=', locale)
    .where(sql<boolean>`front -> 'terms' ? ${term}`)
    .executeTakeFirst();
  return row !== undefined;
}
