import { hasGrant } from '@headstock/contracts/grants';
import type { Selectable } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import { tx } from '#api/platform/db/tx.ts';
import { normalizeText, tokenize } from '#api/platform/search/normalize-text.ts';
import { done } from '#api/platform/mutation-result.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { runAddressHooks } from './address-hooks.ts';
import { type AddressInput, readAddress } from './address-input.ts';
import { type AddressAnswer, addressChanged, addressProblem, addressRefusal, addressTaken } from './address-answer.ts';
import { type AddressSource, storeToAddress, toAddress } from './address-source.ts';
import { accountRefusal } from './messages.ts';
import type { AddressesTable } from './tables.ts';

type AddressRow = Selectable<AddressesTable>;

const PAGE = 100;
const MAX_ADDRESSES = 200;

/**
 * Whose address book it is: the actor's own, or the one of `accountId` for an admin who may take orders for others or looks after
 * people. Null when there is none to see.
 */
function ownerOf(
  { principal }: ActorContext,
  accountId: string | null | undefined,
  access: 'read' | 'write' = 'write',
): string | null {
  const { accountId: own, rights } = principal;
  if (own === null || !accountId || accountId === own) return own;
  const areas = ['people', 'orders'] as const;
  return rights.isAdmin && areas.some((area) => hasGrant(rights.grants, `${area}:${access}`)) ? accountId : null;
}

const ofOwner = (db: Db, owner: string) =>
  db.selectFrom('addresses').where('account_id', '=', owner).where('deleted_at', 'is', null);

type AddressPage = {
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly accountId?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly chosenId?: string | null | undefined;
};

/** All that an address is found by. */
const searchText = (row: AddressRow): string =>
  normalizeText(
    [row.first_name, row.last_name, row.company, row.line1, row.line2, row.city, row.region_name, row.region_iso]
      .concat(row.postal_code)
      .join(' '),
  );

/**
 * A page of the address book: the default address first, then the chosen one, then the newest. With a search those in which every word of it
 * stands, and the chosen one, which is counted where it is found. `first` 1 to 100.
 */
export async function listAddresses(actor: ActorContext, { first, after, accountId, search, chosenId }: AddressPage) {
  const owner = ownerOf(actor, accountId, 'read');
  const limit = Math.min(Math.max(first, 1), PAGE);
  const words = tokenize(search ?? '');
  const all =
    owner === null
      ? []
      : await ofOwner(actor.db, owner)
          .selectAll()
          .orderBy('is_default', 'desc')
          .orderBy((is) => is('id', '=', chosenId ?? ''), 'desc')
          .orderBy('id', 'desc')
          .limit(MAX_ADDRESSES)
          .execute();
  const isFound = (row: AddressRow): boolean => words.every((word) => searchText(row).includes(word));
  const found = new Set(words.length === 0 ? all : all.filter(isFound));
  const rows = all.filter((row) => row.id === chosenId || found.has(row));
  const start = after ? rows.findIndex(({ id }) => id === after) + 1 : 0;
  const page = rows.slice(start, start + limit);
  return {
    totalCount: found.size,
    pageInfo: {
      hasNextPage: start + limit < rows.length,
      hasPreviousPage: start > 0,
      startCursor: page[0]?.id ?? null,
      endCursor: page.at(-1)?.id ?? null,
    },
    edges: page.map((row) => ({ node: toAddress(row, actor.locale), isFound: found.has(row) })),
  };
}

const cachedStores = cacheByRevision<readonly AddressSource[]>(['people'], 2);

/** The stores where orders can be picked up; from memory while nothing has changed. */
export async function listStores({ db, locale }: ActorContext): Promise<readonly AddressSource[]> {
  const cache = await cachedStores(db);
  return cache.one(locale, async () => {
    const rows = await db.selectFrom('stores').selectAll().orderBy('position').execute();
    return rows.map((row) => storeToAddress(row, locale));
  });
}

/** Adds an address; the first one of an account is its default. */
export async function createAddress(
  actor: ActorContext,
  input: AddressInput,
  accountId: string | null | undefined,
): Promise<AddressAnswer> {
  const { db, locale } = actor;
  const owner = ownerOf(actor, accountId);
  if (owner === null) return addressRefusal('addressNotFound', locale);
  const read = readAddress(input);
  if (!read.ok) return addressProblem(read, locale);
  const row = await tx(db, async (trx) => {
    // The owner's row is the lock that keeps the count and the default right.
    const account = await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', owner)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return 'missing';
    const known = await ofOwner(trx, owner).select('id').execute();
    if (known.length >= MAX_ADDRESSES) return 'full';
    const added = await trx
      .insertInto('addresses')
      .values({
        ...read.columns,
        id: newId(),
        account_id: owner,
        session_id: null,
        is_default: known.length === 0,
        deleted_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (added.is_default) await runAddressHooks(trx, owner);
    return added;
  });
  if (row === 'missing') return addressRefusal('addressNotFound', locale);
  if (row === 'full') return addressRefusal('addressLimit', locale);
  return addressTaken(row, locale);
}

/** Which address of whose book is changed; `version` is the one that was seen, null changes whatever stands there. */
type AddressChange = {
  readonly id: string;
  readonly accountId?: string | null | undefined;
  readonly version?: number | null | undefined;
};

/** Changes an address of one's own. Orders keep the address as it was. */
export async function updateAddress(
  actor: ActorContext,
  { id, accountId, version }: AddressChange,
  input: AddressInput,
): Promise<AddressAnswer> {
  const { db, locale } = actor;
  const owner = ownerOf(actor, accountId);
  const notFound = addressRefusal('addressNotFound', locale);
  if (owner === null || !isId(id)) return notFound;
  const read = readAddress(input);
  if (!read.ok) return addressProblem(read, locale);
  return tx(db, async (trx) => {
    const known = await ofOwner(trx, owner).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!known) return notFound;
    if (typeof version === 'number' && version !== known.version) return addressChanged(known, locale);
    const changed = await trx
      .updateTable('addresses')
      .set((is) => ({ ...read.columns, version: is('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (changed.is_default) await runAddressHooks(trx, owner);
    return addressTaken(changed, locale);
  });
}

/** Takes an address out of the book; when it was the default, the newest other one becomes it. */
export async function deleteAddress(actor: ActorContext, id: string, accountId: string | null | undefined) {
  const { db, locale } = actor;
  const owner = ownerOf(actor, accountId);
  const notFound = accountRefusal('addressNotFound', locale);
  if (owner === null || !isId(id)) return notFound;
  const isDeleted = await tx(db, async (trx) => {
    await trx.selectFrom('accounts').select('id').where('id', '=', owner).forUpdate().execute();
    const gone = await trx
      .updateTable('addresses')
      .set({ deleted_at: new Date(), is_default: false })
      .where('id', '=', id)
      .where('account_id', '=', owner)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!gone) return false;
    const rest = await ofOwner(trx, owner).select(['id', 'is_default']).orderBy('id', 'desc').execute();
    const [next] = rest;
    if (next && !rest.some((row) => row.is_default)) {
      await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', next.id).execute();
    }
    await runAddressHooks(trx, owner);
    return true;
  });
  return isDeleted ? done : notFound;
}

/** Makes an address of one's own the default. */
export async function setDefaultAddress(actor: ActorContext, id: string, accountId: string | null | undefined) {
  const { db, locale } = actor;
  const owner = ownerOf(actor, accountId);
  const notFound = accountRefusal('addressNotFound', locale);
  if (owner === null || !isId(id)) return notFound;
  const isSet = await tx(db, async (trx) => {
    await trx.selectFrom('accounts').select('id').where('id', '=', owner).forUpdate().execute();
    const mine = await ofOwner(trx, owner).select('id').where('id', '=', id).executeTakeFirst();
    if (!mine) return false;
    await trx
      .updateTable('addresses')
      .set({ is_default: false })
      .where('account_id', '=', owner)
      .where('is_default', '=', true)
      .execute();
    await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
    await runAddressHooks(trx, owner);
    return true;
  });
  return isSet ? done : notFound;
}
