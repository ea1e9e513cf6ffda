import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';

/** Who an order is for, as a `contact` row of its own keeps it. */
export type OrderContact = {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly display_name: string;
};

/** Whether an account is the contact of one order, and nobody's who can sign in. */
export async function isOrderContact(trx: Tx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('accounts').select('kind').where('id', '=', id).executeTakeFirst();
  return row?.kind === 'contact';
}

/** Creates the contact of an order and gives its id. */
export async function createOrderContact(trx: Tx, contact: OrderContact): Promise<string> {
  const id = newId();
  await trx
    .insertInto('accounts')
    .values({ id, kind: 'contact', username: `guest-${id}`, ...contact })
    .execute();
  return id;
}

/** Changes the contact of an order. */
export async function updateOrderContact(trx: Tx, id: string, contact: OrderContact): Promise<void> {
  await trx.updateTable('accounts').set(contact).where('id', '=', id).execute();
}
