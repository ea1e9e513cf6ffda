import { type Selectable, sql } from 'kysely';
import { describeFilter, type ListingFilterInput } from '#api/modules/catalog/index.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { cleanText, toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { searchMessages } from './messages.ts';
import { nextRun } from './next-run.ts';
import { lastPublished } from './published-listings.ts';
import { isEmptyFilter, toSearchFilter } from './search-filter.model.ts';
import type { SavedSearchesTable, SearchFrequency } from './tables.ts';

export type SavedSearchRow = Selectable<SavedSearchesTable>;

/** An account keeps so many. */
export const MOST_SEARCHES = 50;
const LONGEST_NAME = 80;
/** So long an undo brings a search back as it was. */
const UNDO_WITHIN = '1 hour';

/** The name as it is kept. Throws a DomainError with the code `name` for none, and for one that is too long. */
function readName(actor: ActorContext, given: string): string {
  const messages = searchMessages(actor.locale);
  const name = cleanText(given)
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (name === '') throw new DomainError('name', messages.nameRequired);
  if (name.length > LONGEST_NAME) throw new DomainError('name', messages.nameTooLong(LONGEST_NAME));
  return name;
}

/** The actor's own searches, newest first. */
export function ownSearches(actor: ActorContext): Promise<SavedSearchRow[]> {
  return actor.db
    .selectFrom('saved_searches')
    .selectAll()
    .where('account_id', '=', requireAccountId(actor))
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_SEARCHES)
    .execute();
}

/** A search of the actor; undefined for an unknown id, and for another's. */
export async function findOwnSearch(actor: ActorContext, id: string): Promise<SavedSearchRow | undefined> {
  if (!isId(id)) return undefined;
  return actor.db
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', requireAccountId(actor))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** The actor's search for the same things, if there is one. */
export async function findSameSearch(
  db: Db,
  accountId: string,
  filter: ListingFilterInput,
): Promise<SavedSearchRow | undefined> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`filter = ${toJson(toSearchFilter(filter))}::jsonb`)
    .executeTakeFirst();
}

/** Locks the account and refuses another search: one for the same, or one too many. */
async function checkRoom(trx: Tx, actor: ActorContext, filter: ListingFilterInput): Promise<void> {
  const accountId = requireAccountId(actor);
  const messages = searchMessages(actor.locale);
  await sql`SELECT FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`.execute(trx);
  const same = await findSameSearch(trx, accountId, filter);
  if (same) throw new DomainError('exists', messages.exists(same.name));
  const { count } = await trx
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST_SEARCHES) throw new DomainError('full', messages.full(MOST_SEARCHES));
}

/** What somebody saves; without a name it is called by its criteria. */
export type SearchInput = {
  readonly filter: ListingFilterInput;
  readonly name?: string | null;
  readonly frequency: SearchFrequency;
};

/** The name of a search that nobody named: its criteria, as far as they fit. */
export async function nameOfFilter(actor: ActorContext, filter: ListingFilterInput): Promise<string> {
  const parts = await describeFilter(actor.db, filter, actor.locale);
  const name = parts.flatMap(({ labels }) => labels).join(', ');
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}

/** Saves a search; what is for sale now is no news. Throws a DomainError: `empty`, `name`, `exists` or `full`. */
export async function createSearch(actor: ActorContext, input: SearchInput): Promise<SavedSearchRow> {
  const filter = toSearchFilter(input.filter);
  if (isEmptyFilter(filter)) throw new DomainError('empty', searchMessages(actor.locale).empty);
  const given = input.name ?? '';
  const name = given.trim() === '' ? await nameOfFilter(actor, filter) : readName(actor, given);
  return tx(actor.db, async (trx) => {
    await checkRoom(trx, actor, filter);
    const last = await lastPublished(trx);
    return trx
      .insertInto('saved_searches')
      .values({
        id: newId(),
        account_id: requireAccountId(actor),
        name,
        filter: toJson(filter),
        frequency: input.frequency,
        told_seq: last,
        seen_seq: last,
        next_run_at: nextRun(input.frequency),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

const notFound = (actor: ActorContext): DomainError =>
  new DomainError('not-found', searchMessages(actor.locale).notFound);

/** Renames a search, or changes how its finds are told. Throws a DomainError: `name` or `not-found`. */
export async function updateSearch(
  actor: ActorContext,
  id: string,
  change: { readonly name?: string | null; readonly frequency?: SearchFrequency | null },
): Promise<SavedSearchRow> {
  const name = typeof change.name === 'string' ? readName(actor, change.name) : undefined;
  const search = await findOwnSearch(actor, id);
  if (!search) throw notFound(actor);
  const { frequency } = change;
  const row = await actor.db
    .updateTable('saved_searches')
    .set({
      ...(name !== undefined && { name }),
      ...(frequency && frequency !== search.frequency && { frequency, next_run_at: nextRun(frequency) }),
    })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound(actor);
  return row;
}

/** Removes a search; one that was just removed is no error. Throws a DomainError: `not-found`. */
export async function removeSearch(actor: ActorContext, id: string): Promise<void> {
  if (!isId(id)) throw notFound(actor);
  const { numUpdatedRows } = await actor.db
    .updateTable('saved_searches')
    .set({ removed_at: sql<Date>`coalesce(removed_at, now())` })
    .where('id', '=', id)
    .where('account_id', '=', requireAccountId(actor))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(actor);
}

/** Brings a search back that was just removed, as it was. Throws a DomainError: `not-found`, `exists` or `full`. */
export async function restoreSearch(actor: ActorContext, id: string): Promise<SavedSearchRow> {
  const present = await findOwnSearch(actor, id);
  if (present) return present;
  return tx(actor.db, async (trx) => {
    const gone = isId(id)
      ? await trx
          .selectFrom('saved_searches')
          .selectAll()
          .where('id', '=', id)
          .where('account_id', '=', requireAccountId(actor))
          .where(sql<boolean>`removed_at > now() - ${UNDO_WITHIN}::interval`)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!gone) throw notFound(actor);
    await checkRoom(trx, actor, gone.filter);
    return trx
      .updateTable('saved_searches')
      .set({ removed_at: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Takes note that the actor has looked at the finds up to a number; a lower one than before changes nothing. Throws a DomainError:
 * `not-found`.
 */
export async function markSearchSeen(actor: ActorContext, id: string, upTo: number): Promise<void> {
  if (!isId(id)) throw notFound(actor);
  const last = await lastPublished(actor.db);
  const { numUpdatedRows } = await actor.db
    .updateTable('saved_searches')
    .set({ seen_seq: sql<number>`greatest(seen_seq, ${Math.min(Math.max(0, upTo), last)}::integer)` })
    .where('id', '=', id)
    .where('account_id', '=', requireAccountId(actor))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(actor);
}

/** Forgets what was removed long enough ago that nobody undoes it. */
export async function sweepSavedSearches(db: Db): Promise<void> {
  await sql`DELETE FROM saved_searches WHERE removed_at < now() - ${UNDO_WITHIN}::interval`.execute(db);
}
