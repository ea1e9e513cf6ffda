import { type RawBuilder, sql } from 'kysely';
import { coverOf, loadItems } from '#api/modules/catalog/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import type { SubjectKind } from '#api/modules/messaging/tables.ts';

/** What a thread is about, by kind and id. */
export type SubjectRef = { readonly kind: SubjectKind; readonly id: string };

/** Who the two are whom a subject concerns. */
export type Parties = {
  /** Null for a guest, and for an item, which anybody may ask about. */
  readonly buyerId: string | null;
  readonly sellerId: string;
  /** An order that is placed and not over: its thread stays usable, whoever blocked whom. */
  readonly isOpenOrder: boolean;
};

/** A subject as the list of threads shows it. */
export type SubjectView = {
  readonly title: string;
  /** Without the language prefix; null where there is no page any more. */
  readonly path: string | null;
  readonly imageId: string | null;
};

/** What a saved reply fills in; null for what the subject does not have. */
export type SubjectFacts = {
  readonly item: string | null;
  readonly priceCents: number | null;
  /** When it was or has to be sent. */
  readonly shipAt: Date | null;
};

/** Something that happened to an order or offer, as a line in its thread. */
export type Step = { readonly id: string; readonly at: Date; readonly text: string };

/** How messages learn of things that other modules own. The composition root registers what is built on this module. */
export type SubjectSource = {
  /** Who an order or offer concerns; undefined for an unknown one. */
  readonly partiesOf: (db: Db, id: string) => Promise<Parties | undefined>;
  readonly viewsOf: (db: Db, ids: readonly string[], locale: Locale) => Promise<ReadonlyMap<string, SubjectView>>;
  readonly factsOf: (db: Db, id: string, locale: Locale) => Promise<SubjectFacts>;
  /** A condition on `threads` about this kind: a name or number of the subject is like the pattern. */
  readonly isLike: (pattern: string) => RawBuilder<boolean>;
  /** What happened, oldest first. */
  readonly stepsOf: (db: Db, id: string, locale: Locale) => Promise<readonly Step[]>;
};

/** Whether two accounts have an order with each other that was placed and not cancelled. */
export type HaveTraded = (db: Db, one: string, other: string) => Promise<boolean>;

/** Of an item with variants these are offered, not the item itself. */
async function partiesOfItem(db: Db, id: string): Promise<Parties | undefined> {
  const { rows } = await sql<{ sellerId: string }>`
    SELECT seller_account_id AS "sellerId" FROM items WHERE id = ${id} AND EXISTS (
      SELECT FROM items offered JOIN listings ON listings.item_id = offered.id
      WHERE (offered.id = items.id OR offered.parent_item_id = items.id) AND listings.is_published
    )
  `.execute(db);
  const [row] = rows;
  return row && { buyerId: null, sellerId: row.sellerId, isOpenOrder: false };
}

/** Items as subjects; one that is gone keeps its thread. */
export async function viewsOfItems(
  db: Db,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, SubjectView>> {
  const items = await loadItems(db, [...new Set(ids)], locale);
  return new Map(
    items.map((item) => [
      item.id,
      {
        title: item.title,
        path: `/shop/${item.slug}/${item.id}`,
        imageId: coverOf(item.images)?.id ?? null,
      },
    ]),
  );
}

async function factsOfItem(db: Db, id: string, locale: Locale): Promise<SubjectFacts> {
  const listing = await db
    .selectFrom('listings')
    .select('asking_cents')
    .where('item_id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
  const item = (await viewsOfItems(db, [id], locale)).get(id);
  return { item: item?.title ?? null, priceCents: listing?.asking_cents ?? null, shipAt: null };
}

const item: SubjectSource = {
  factsOf: factsOfItem,
  partiesOf: partiesOfItem,
  viewsOf: viewsOfItems,
  isLike: (pattern) => sql`EXISTS (
    SELECT FROM item_texts WHERE item_texts.item_id = threads.subject_id AND item_texts.title ILIKE ${pattern})`,
  stepsOf: async () => [],
};

type Sources = {
  readonly order: SubjectSource;
  readonly offer: SubjectSource;
  readonly haveTraded: HaveTraded;
};

let registered: Sources | undefined;

/** Registers orders and offers as subjects, once, however often it is called. For the composition root. */
export function registerSubjects(given: Sources): void {
  registered = given;
}

function sources(): Sources {
  if (!registered) throw new Error('Nobody knows orders and offers: call connectModules() first.');
  return registered;
}

/** How to learn of subjects of a kind. */
export const sourceOf = (kind: SubjectKind): SubjectSource => (kind === 'item' ? item : sources()[kind]);

const kinds = ['item', 'order', 'offer'] as const satisfies readonly SubjectKind[];

/** A condition on `threads`: a name or number of what one is about is like the pattern. */
export function isSubjectLike(pattern: string): RawBuilder<boolean> {
  const conditions = kinds.map((kind) => sql`(threads.subject_kind = ${kind} AND ${sourceOf(kind).isLike(pattern)})`);
  return sql`(${sql.join(conditions, sql` OR `)})`;
}

/** Whether two accounts have bought from each other. */
export const haveTraded: HaveTraded = (db, one, other) => sources().haveTraded(db, one, other);

/** Subjects of any kind, by `kind:id`, with one statement or a few for each kind. */
export async function loadSubjects(
  db: Db,
  refs: readonly SubjectRef[],
  locale: Locale,
): Promise<(ref: SubjectRef) => SubjectView> {
  const views = new Map<string, SubjectView>();
  for (const kind of kinds) {
    const ids = refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const [id, view] of await sourceOf(kind).viewsOf(db, ids, locale)) views.set(`${kind}:${id}`, view);
  }
  const gone: SubjectView = { title: messagingMessages(locale).itemGone, path: null, imageId: null };
  return ({ kind, id }) => views.get(`${kind}:${id}`) ?? gone;
}
