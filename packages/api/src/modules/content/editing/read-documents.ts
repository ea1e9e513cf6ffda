import {
  contentKey,
  contentLocales,
  contentPath,
  nameField,
  type ContentKind,
  type ContentLocale,
  type ContentValues,
} from '@headstock/contracts/content-fields';
import { type RawBuilder, sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { Locale } from '#api/platform/locale.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import type { ContentAction } from '#api/modules/content/tables.ts';
import { isFixed } from './addresses.ts';
import type { DocumentRow, LanguageRow } from './documents.ts';
import { readDraft } from './drafts.ts';
import { editingMessages } from './messages.ts';
import { type FieldInput, writeValues } from './read-values.ts';

export type ContentState = 'DRAFT' | 'PUBLISHED' | 'CHANGED' | 'SCHEDULED';

/** What a language is like, as the schema's `ContentLanguageState`. */
export type LanguageState = {
  readonly locale: ContentLocale;
  readonly version: number;
  readonly state: ContentState;
  readonly publishedVersion: number | null;
  readonly publishedAt: Date | null;
  readonly scheduledVersion: number | null;
  readonly scheduledFor: Date | null;
};

/** A document as the schema's `ContentDocument` reads it. */
export type DocumentView = {
  readonly id: string;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly path: string;
  readonly name: string;
  readonly version: number;
  readonly isFixed: boolean;
  readonly position: number;
  readonly isArchived: boolean;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
  readonly languages: readonly LanguageState[];
  readonly content: ContentValues;
};

function stateOf({ published_version: published, scheduled_for: scheduled, is_changed: isChanged }: LanguageRow) {
  if (scheduled) return 'SCHEDULED';
  if (published === null) return 'DRAFT';
  return isChanged ? 'CHANGED' : 'PUBLISHED';
}

const toState = (row: LanguageRow): LanguageState => ({
  locale: row.locale,
  version: row.version,
  state: stateOf(row),
  publishedVersion: row.published_version,
  publishedAt: row.published_at,
  scheduledVersion: row.scheduled_version,
  scheduledFor: row.scheduled_for,
});

function nameOf({ kind, slug, content }: DocumentRow, locale: Locale): string {
  const given = editingMessages(locale).names[`${kind} ${slug}`];
  if (given !== undefined) return given;
  const others = contentLocales.filter((other) => other !== locale);
  const names = [locale, ...others].map((each) => content[contentKey(each, nameField(kind))]);
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? slug;
}

/** What a list of documents holds. */
export type DocumentFilter = PageArgs & {
  readonly kind: ContentKind;
  readonly state?: ContentState | null;
  readonly archived?: boolean | null;
  readonly search?: string | null;
};

const states: Readonly<Record<ContentState, RawBuilder<unknown>>> = {
  SCHEDULED: sql`l.scheduled_for IS NOT NULL`,
  DRAFT: sql`l.scheduled_for IS NULL AND l.published_version IS NULL`,
  PUBLISHED: sql`l.scheduled_for IS NULL AND l.published_version IS NOT NULL AND NOT l.is_changed`,
  CHANGED: sql`l.scheduled_for IS NULL AND l.published_version IS NOT NULL AND l.is_changed`,
};

/** Documents of a kind, the one that changed last first. */
export function documentPage(
  db: Db,
  { kind, state = null, archived = false, search = null, ...args }: DocumentFilter,
): Promise<CountedPage> {
  const patterns = likePatterns(search);
  const name = nameField(kind);
  const text = sql`concat_ws(' ', slug, content ->> ${contentKey('en', name)}, content ->> ${contentKey('fr', name)})`;
  const anything = sql`true`;
  const source = sql`
    SELECT id, date_trunc('milliseconds', updated_at) AS at, 'content' AS kind FROM content_documents d
    WHERE kind = ${kind} AND ${archived ? sql`archived_at IS NOT NULL` : sql`archived_at IS NULL`}
      AND ${
        state === null
          ? anything
          : sql`EXISTS (SELECT FROM content_languages l WHERE l.document_id = d.id AND ${states[state]})`
      }
      AND ${patterns.length > 0 ? sql`${text} ILIKE ALL (${patterns}::text[])` : anything}`;
  return readCountedPage(db, source, args);
}

/** Who took the last step of each document, by its id. */
async function lastAuthors(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string | null }>`
    SELECT DISTINCT ON (v.document_id) v.document_id AS id, coalesce(a.display_name, a.username) AS name
    FROM content_versions v LEFT JOIN accounts a ON a.id = v.account_id
    WHERE v.document_id = ANY (${[...ids]}::text[])
    ORDER BY v.document_id, v.version DESC`.execute(db);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}

/** Documents by id, in any sequence; unknown ones are left out. */
export async function loadDocuments(db: Db, ids: readonly string[], locale: Locale): Promise<DocumentView[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const [rows, languages, authors] = await Promise.all([
    db.selectFrom('content_documents').selectAll().where('id', 'in', known).execute(),
    db.selectFrom('content_languages').selectAll().where('document_id', 'in', known).orderBy('locale').execute(),
    lastAuthors(db, known),
  ]);
  const byDocument = Map.groupBy(languages, ({ document_id: id }) => id);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    path: contentPath(row.kind, row.slug),
    name: nameOf(row, locale),
    version: row.version,
    isFixed: isFixed(row.kind, row.slug),
    position: row.position,
    isArchived: row.archived_at !== null,
    updatedAt: row.updated_at,
    updatedBy: authors.get(row.id) ?? null,
    languages: (byDocument.get(row.id) ?? []).map(toState),
    content: row.content,
  }));
}

/** The actor's own draft of a document, as the schema has it. */
export async function ownDraft(actor: ActorContext, { id, kind }: DocumentView) {
  const draft = await readDraft(actor.db, id, requireAccountId(actor));
  return draft && { ...draft, changes: writeValues(kind, draft.changes) };
}

const EDITING_MINUTES = 10;

/** Who else has typed something of a document lately and not saved it. */
export async function otherEditors(actor: ActorContext, { id }: DocumentView): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT coalesce(a.display_name, a.username) AS name FROM content_drafts d JOIN accounts a ON a.id = d.account_id
    WHERE d.document_id = ${id} AND d.account_id <> ${requireAccountId(actor)}
      AND d.saved_at > ${new Date(actor.now.getTime() - EDITING_MINUTES * 60_000)}
    ORDER BY 1`.execute(actor.db);
  return rows.map(({ name }) => name);
}

/** An entry of a history as the schema's `ContentVersion` reads it. */
export type VersionView = {
  readonly version: number;
  readonly action: ContentAction;
  readonly locale: Locale | null;
  readonly by: string | null;
  readonly at: Date;
  readonly values: readonly FieldInput[];
};

const MOST_VERSIONS = 50;

/** The history of a document, the newest first, from below a version on. */
export async function readVersions(db: Db, id: string, before: number | null): Promise<VersionView[]> {
  if (!isId(id)) return [];
  const rows = await db
    .selectFrom('content_versions as v')
    .innerJoin('content_documents as d', 'd.id', 'v.document_id')
    .leftJoin('accounts as a', 'a.id', 'v.account_id')
    .select([
      'v.version',
      'v.action',
      'v.locale',
      'v.content',
      'v.created_at',
      'd.kind',
      'a.display_name',
      'a.username',
    ])
    .where('v.document_id', '=', id)
    .$if(before !== null, (query) => query.where('v.version', '<', before ?? 0))
    .orderBy('v.version', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  return rows.map(({ version, action, locale, content, created_at: at, kind, display_name: name, username }) => ({
    version,
    action,
    locale,
    by: name ?? username,
    at,
    values: writeValues(kind, content),
  }));
}
