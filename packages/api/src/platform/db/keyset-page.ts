import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { isId } from './new-id.ts';

/** Arguments of a connection, as GraphQL gives them. */
export type PageArgs = {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
};

export type PageEntry = { readonly id: string; readonly at: Date; readonly kind: string };

export type PageInfo = {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
};

export type Page = { readonly entries: readonly PageEntry[]; readonly pageInfo: PageInfo };

const MAXIMUM_PAGE = 100;

/** The cursor of an entry in its list. */
export const cursorOf = ({ at, id }: Pick<PageEntry, 'at' | 'id'>): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

function readCursor(cursor: string | null | undefined): { at: Date; id: string } | undefined {
  if (!cursor) return undefined;
  const [at = '', id = ''] = Buffer.from(cursor.slice(0, 100), 'base64url').toString().split(' ');
  const moment = new Date(at);
  return isId(id) && !Number.isNaN(moment.getTime()) ? { at: moment, id } : undefined;
}

/**
 * A page of a list that is sorted newest first. `source` selects `id`, `at` (in whole milliseconds) and `kind`. Pages
 * have 1 to 100 entries; an unreadable cursor begins at the start.
 */
export async function readPage(db: Db, source: RawBuilder<unknown>, args: PageArgs, size = 25): Promise<Page> {
  const first = args.first ?? null;
  const last = args.last ?? null;
  const backwards = first === null && last !== null;
  const limit = Math.min(Math.max(1, first ?? last ?? size), MAXIMUM_PAGE);
  const after = readCursor(args.after);
  const before = readCursor(args.before);
  const bounds = [
    ...(after ? [sql`(at, id) < (${after.at}, ${after.id})`] : []),
    ...(before ? [sql`(at, id) > (${before.at}, ${before.id})`] : []),
    sql`true`,
  ];
  const direction = backwards ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<PageEntry>`
    SELECT id, at, kind FROM (${source}) AS entry
    WHERE ${sql.join(bounds, sql` AND `)}
    ORDER BY at ${direction}, id ${direction} LIMIT ${limit + 1}
  `.execute(db);
  const more = rows.length > limit;
  const kept = rows.slice(0, limit);
  const entries = backwards ? kept.toReversed() : kept;
  const [start] = entries;
  const end = entries.at(-1);
  return {
    entries,
    pageInfo: {
      hasNextPage: backwards ? before !== undefined : more,
      hasPreviousPage: backwards ? more : after !== undefined,
      startCursor: start ? cursorOf(start) : null,
      endCursor: end ? cursorOf(end) : null,
    },
  };
}

/** A page of a list, and how many entries the whole list has. */
export type CountedPage = Page & { readonly totalCount: number };

/** As `readPage`, and counts the whole list. */
export async function readCountedPage(
  db: Db,
  source: RawBuilder<unknown>,
  args: PageArgs,
  size?: number,
): Promise<CountedPage> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM (${source}) AS entry`.execute(db);
  return { ...(await readPage(db, source, args, size)), totalCount: rows[0]?.count ?? 0 };
}

/** A page as the schema's connections have it; an entry without a node is left out. */
export function toConnection<Node>({ entries, pageInfo }: Page, nodeOf: (entry: PageEntry) => Node | undefined) {
  const edges = entries.flatMap((entry) => {
    const node = nodeOf(entry);
    return node === undefined ? [] : [{ cursor: cursorOf(entry), node }];
  });
  return { pageInfo, edges };
}
