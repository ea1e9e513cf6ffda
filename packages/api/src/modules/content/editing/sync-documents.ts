import {
  contentKinds,
  contentLocales,
  isSameValue,
  type ContentKind,
  type ContentLocale,
  type ContentValues,
} from '@headstock/contracts/content-fields';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { decomposeTexts } from './compose.model.ts';
import { type DocumentRow, takeStep } from './documents.ts';

type EntryRow = {
  kind: ContentKind;
  slug: string;
  locale: ContentLocale;
  position: number;
  front: unknown;
  body: string;
};
type Published = {
  readonly position: number;
  readonly content: ContentValues;
  readonly locales: readonly ContentLocale[];
};

/** The texts that staff has edited, as `kind slug`, by the names of the files that they come from. */
export async function readTouched(trx: Tx): Promise<{ readonly origins: ReadonlySet<string> }> {
  const rows = await trx
    .selectFrom('content_documents')
    .select(['kind', 'origin'])
    .where('edited_at', 'is not', null)
    .where('origin', 'is not', null)
    .execute();
  return { origins: new Set(rows.map(({ kind, origin }) => `${kind} ${origin}`)) };
}

function toDocument([first, ...others]: readonly [EntryRow, ...EntryRow[]]): Published {
  const rows = [first, ...others];
  const texts = Object.fromEntries(
    rows.map(({ locale, front, body }) => [locale, { front: typeof front === 'object' ? { ...front } : {}, body }]),
  );
  return {
    position: first.position,
    content: decomposeTexts(first.kind, texts),
    locales: rows.map(({ locale }) => locale),
  };
}

async function readPublished(trx: Tx): Promise<ReadonlyMap<string, Published>> {
  const rows = await trx
    .selectFrom('content_entries')
    .select(['kind', 'slug', 'locale', 'position', 'front', 'body'])
    .where('kind', 'in', [...contentKinds])
    .orderBy('kind')
    .orderBy('slug')
    .orderBy('locale')
    .execute();
  const known = rows.flatMap((row) => {
    const kind = contentKinds.find((each) => each === row.kind);
    return kind ? [{ ...row, kind }] : [];
  });
  const grouped = Map.groupBy(known, ({ kind, slug }) => `${kind} ${slug}`);
  return new Map(
    [...grouped].flatMap(([key, [first, ...others]]) => (first ? [[key, toDocument([first, ...others])]] : [])),
  );
}

/** Says that both languages, as far as there are, are published as the document now is. */
async function setPublished(trx: Tx, id: string, version: number, locales: readonly ContentLocale[]): Promise<void> {
  const now = new Date();
  for (const locale of contentLocales) {
    const isThere = locales.includes(locale);
    const state = {
      is_changed: false,
      published_version: isThere ? version : null,
      published_at: isThere ? now : null,
    };
    await trx
      .insertInto('content_languages')
      .values({ document_id: id, locale, version, ...state, scheduled_version: null, scheduled_for: null })
      .onConflict((on) => on.columns(['document_id', 'locale']).doUpdateSet(state))
      .execute();
  }
}

async function addDocuments(trx: Tx, added: readonly (readonly [key: string, published: Published])[]): Promise<void> {
  if (added.length === 0) return;
  const documents = added.map(([key, published]) => {
    const [kind = '', slug = ''] = key.split(' ');
    return { id: newId(), kind: contentKinds.find((each) => each === kind) ?? 'pages', slug, ...published };
  });
  await trx
    .insertInto('content_documents')
    .values(
      documents.map(({ id, kind, slug, position, content }) => ({
        id,
        kind,
        slug,
        origin: slug,
        position,
        content: toJson(content),
        edited_at: null,
        archived_at: null,
      })),
    )
    .execute();
  await trx
    .insertInto('content_versions')
    .values(
      documents.map(({ id, slug, content }) => ({
        document_id: id,
        version: 1,
        action: 'SHIPPED' as const,
        locale: null,
        slug,
        content: toJson(content),
        account_id: null,
      })),
    )
    .execute();
  const now = new Date();
  await trx
    .insertInto('content_languages')
    .values(
      documents.flatMap(({ id, locales }) =>
        contentLocales.map((locale) => ({
          document_id: id,
          locale,
          version: 1,
          scheduled_version: null,
          scheduled_for: null,
          published_version: locales.includes(locale) ? 1 : null,
          published_at: locales.includes(locale) ? now : null,
        })),
      ),
    )
    .execute();
}

/**
 * Makes documents of the texts that came with the shop, so that staff finds them in the editor as published; those that nobody has
 * edited follow a new version of the shop.
 */
export async function syncDocuments(trx: Tx): Promise<void> {
  const published = await readPublished(trx);
  const rows: DocumentRow[] = await trx.selectFrom('content_documents').selectAll().execute();
  const known = new Map(rows.map((row) => [`${row.kind} ${row.slug}`, row]));
  await addDocuments(
    trx,
    [...published].filter(([key]) => !known.has(key)),
  );
  for (const [key, row] of known) {
    if (row.edited_at) continue;
    const now = published.get(key);
    if (!now) {
      await trx.deleteFrom('content_documents').where('id', '=', row.id).execute();
      continue;
    }
    if (now.position !== row.position)
      await trx.updateTable('content_documents').set({ position: now.position }).where('id', '=', row.id).execute();
    if (isSameValue(now.content, row.content)) continue;
    const version = await takeStep(trx, row, { action: 'SHIPPED', content: now.content, accountId: null });
    await setPublished(trx, row.id, version, now.locales);
  }
}
