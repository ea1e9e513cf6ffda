import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

/** What a listener hears: messages, and that some may have been missed while the connection was away. */
export type ChannelListener = {
  readonly onMessage: (payload: string) => void;
  readonly onGap: () => void;
};

/** Listens to a channel of the database until the returned function is called. */
export type Listen = (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>;

const listens = new WeakMap<Db, Listen>();

/** Lets `listenTo` reach the driver behind a database. */
export function rememberListen(db: Db, listen: Listen): void {
  listens.set(db, listen);
}

/** Listens to what `notifyChannel` sends, also from other processes. Throws for a transaction or a wrapped database. */
export function listenTo(db: Db, channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
  const listen = listens.get(db);
  if (!listen) throw new Error('Only the database itself can listen, not a transaction or a plugin on it.');
  return listen(channel, listener);
}

/** Sends a message of at most 8,000 bytes to everybody who listens, once the transaction is committed. */
export async function notifyChannel(trx: Tx, channel: string, payload: string): Promise<void> {
  await sql`SELECT pg_notify(${channel}, ${payload})`.execute(trx);
}
