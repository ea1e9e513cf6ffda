import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText, toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { LocalText } from '#api/platform/locale.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import { lockNames } from './change-name.ts';
import { namesMessages } from './messages.ts';
import { bumpNames, settleNames } from './names-revision.ts';
import { nameHolders } from './name-holders.ts';
import { requireName } from './plan-move.ts';
import { refreshSearch } from './refresh-search.ts';

const LONGEST_TEXT = 1_000;

/** The words of a category or of a type. */
export type PlaceWords = { readonly title: LocalText; readonly description: LocalText };

/** Words as they are kept. Throws a DomainError: `required`, `too-long` or `text-too-long`. */
function requireWords({ title, description }: PlaceWords, actor: ActorContext): PlaceWords {
  const text = (given: string): string => {
    const kept = cleanText(given).trim();
    if (kept.length > LONGEST_TEXT) throw new DomainError('text-too-long', namesMessages(actor.locale).textTooLong);
    return kept;
  };
  return {
    title: { en: requireName(title.en, actor), fr: requireName(title.fr, actor) },
    description: { en: text(description.en), fr: text(description.fr) },
  };
}

/** Runs a change of the lists of names; pages and searches follow within a second. */
async function change<Value>(actor: ActorContext, work: (trx: Tx) => Promise<Value>): Promise<Value> {
  const value = await tx(actor.db, async (trx) => {
    await lockNames(trx);
    const made = await work(trx);
    await bumpNames(trx);
    return made;
  });
  settleNames(actor.db);
  return value;
}

const itemsIn = async (trx: Tx, column: 'category_id' | 'type_id', id: string): Promise<string[]> =>
  (await trx.selectFrom('items').select('id').where(column, '=', id).execute()).map((row) => row.id);

/**
 * Saves the words of a category or of a type; listings are found by the new ones at once. Throws a DomainError: `not-found`, `changed` or
 * what the words are refused for.
 */
export function savePlace(
  actor: ActorContext,
  table: 'categories' | 'types',
  place: PlaceWords & { readonly id: string; readonly version: number },
): Promise<void> {
  const messages = namesMessages(actor.locale);
  const words = requireWords(place, actor);
  return change(actor, async (trx) => {
    const known = await trx
      .selectFrom(table)
      .select(['version', 'title'])
      .where('id', '=', place.id)
      .forUpdate()
      .executeTakeFirst();
    if (!known) throw new DomainError('not-found', messages.notFound);
    if (known.version !== place.version) throw new DomainError('changed', messages.changed);
    await trx
      .updateTable(table)
      .set({ title: toJson(words.title), description: toJson(words.description), version: known.version + 1 })
      .where('id', '=', place.id)
      .execute();
    const isRenamed = known.title.en !== words.title.en || known.title.fr !== words.title.fr;
    if (isRenamed)
      await refreshSearch(trx, await itemsIn(trx, table === 'types' ? 'type_id' : 'category_id', place.id));
    await recordAudit(trx, actorOf(actor), {
      action: 'category.saved',
      subjectKind: 'category',
      subjectId: place.id,
      detail: { from: known.title.en, to: words.title.en },
    });
  });
}

/** Adds a type at the end of a category and gives its id. Throws a DomainError: `not-found`, `taken`, or what the words are refused for. */
export function createType(actor: ActorContext, categoryId: string, given: PlaceWords): Promise<string> {
  const messages = namesMessages(actor.locale);
  const words = requireWords(given, actor);
  return change(actor, async (trx) => {
    const category = await trx.selectFrom('categories').select('id').where('id', '=', categoryId).executeTakeFirst();
    if (!category) throw new DomainError('not-found', messages.notFound);
    const slug = toSlug(words.title.en);
    const { rows } = await sql<{ name: string }>`
      SELECT title ->> ${actor.locale} AS name FROM types WHERE category_id = ${categoryId} AND slug = ${slug}
      UNION ALL SELECT name FROM former_names WHERE kind = 'TYPE' AND scope_id = ${categoryId} AND slug = ${slug}`.execute(
      trx,
    );
    if (rows[0]) throw new DomainError('taken', messages.taken(rows[0].name));
    const id = newId();
    await sql`INSERT INTO types (id, category_id, slug, position, title, description)
      SELECT ${id}, ${categoryId}, ${slug}, coalesce(max(position), -1) + 1, ${toJson(words.title)}::jsonb,
        ${toJson(words.description)}::jsonb FROM types WHERE category_id = ${categoryId}`.execute(trx);
    await recordAudit(trx, actorOf(actor), {
      action: 'category.created',
      subjectKind: 'category',
      subjectId: id,
      detail: { name: words.title.en },
    });
    return id;
  });
}

/**
 * Puts categories, or the types of one, into an order: all of them, each once. Throws a DomainError `order` for any other list, and where
 * they do not stand in the order that was read.
 */
export function orderPlaces(
  actor: ActorContext,
  categoryId: string | null,
  { from, ids }: { readonly from: readonly string[]; readonly ids: readonly string[] },
): Promise<void> {
  return change(actor, async (trx) => {
    const table = categoryId === null ? 'categories' : 'types';
    const known =
      categoryId === null
        ? await trx.selectFrom('categories').select('id').orderBy('position').orderBy('id').execute()
        : await trx
            .selectFrom('types')
            .select('id')
            .where('category_id', '=', categoryId)
            .orderBy('position')
            .orderBy('id')
            .execute();
    const isAsRead = known.length === from.length && known.every(({ id }, at) => from[at] === id);
    const isWhole = known.length === ids.length && known.every(({ id }) => ids.includes(id));
    if (!isAsRead || !isWhole) throw new DomainError('order', namesMessages(actor.locale).order);
    await sql`UPDATE ${sql.table(table)} AS place SET position = wanted.position
      FROM unnest(${[...ids]}::text[]) WITH ORDINALITY AS wanted (id, position) WHERE place.id = wanted.id`.execute(
      trx,
    );
    await recordAudit(trx, actorOf(actor), {
      action: 'category.ordered',
      subjectKind: 'category',
      subjectId: categoryId ?? 'categories',
      detail: { count: ids.length },
    });
  });
}

type Unused = { readonly kind: 'BRAND' | 'TYPE'; readonly id: string; readonly version: number };

/** Drafts and items that keep a brand or a type from being removed. */
async function countUses(db: Db, { kind, id }: Unused): Promise<number> {
  const place =
    kind === 'BRAND'
      ? await db.selectFrom('brands').select(['id', 'name', 'slug']).where('id', '=', id).executeTakeFirst()
      : await db
          .selectFrom('types')
          .innerJoin('categories', 'categories.id', 'types.category_id')
          .select(['categories.id', 'types.slug as name', 'categories.slug'])
          .where('types.id', '=', id)
          .executeTakeFirst();
  if (!place) return 0;
  const from = kind === 'BRAND' ? { ...place, part: null } : { ...place, part: id, partSlug: place.name };
  let uses = 0;
  for (const holder of nameHolders()) uses += await holder.count(db, { kind, from, to: from, keys: [] });
  return uses;
}

/** Removes a brand or a type that nothing holds. Throws a DomainError: `not-found`, `changed` or `in-use`. */
export function removeName(actor: ActorContext, unused: Unused): Promise<void> {
  const messages = namesMessages(actor.locale);
  const table = unused.kind === 'BRAND' ? 'brands' : 'types';
  return change(actor, async (trx) => {
    const known = await trx
      .selectFrom(table)
      .select('version')
      .where('id', '=', unused.id)
      .forUpdate()
      .executeTakeFirst();
    if (!known) throw new DomainError('not-found', messages.notFound);
    if (known.version !== unused.version) throw new DomainError('changed', messages.changed);
    if ((await countUses(trx, unused)) > 0) throw new DomainError('in-use', messages.inUse);
    await trx.deleteFrom('former_names').where('kind', '=', unused.kind).where('target', '=', unused.id).execute();
    await trx.deleteFrom(table).where('id', '=', unused.id).execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'name.removed',
      subjectKind: unused.kind === 'BRAND' ? 'brand' : 'category',
      subjectId: unused.id,
      detail: {},
    });
  });
}
