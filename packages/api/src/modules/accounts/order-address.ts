import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { AddressColumns } from './address-input.ts';
import type { AddressesTable } from './tables.ts';

/** Copies an address for an order, so that later changes of it do not change the order. Gives the copy's id. */
export async function copyAddress(trx: Tx, addressId: string): Promise<string> {
  const id = newId();
  await sql`
    INSERT INTO addresses (id, first_name, last_name, company, line1, line2, city, region_name, region_iso, postal_code, country_iso, phone, kept_as_typed)
    SELECT ${id}, first_name, last_name, company, line1, line2, city, region_name, region_iso, postal_code, country_iso, phone, kept_as_typed
    FROM addresses WHERE id = ${addressId}
  `.execute(trx);
  return id;
}

/** Saves an address that a session entered for an order, and gives its row. */
export const createSessionAddress = (
  db: Db,
  sessionId: string,
  columns: AddressColumns,
): Promise<Selectable<AddressesTable>> =>
  db
    .insertInto('addresses')
    .values({ id: newId(), session_id: sessionId, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Gives an address that was typed for an order, in whatever session, to another session; false for one of an address book. */
export async function giveSessionAddress(trx: Tx, addressId: string, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('addresses')
    .set({ session_id: sessionId })
    .where('id', '=', addressId)
    .where('account_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
