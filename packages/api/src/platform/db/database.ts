import type { Kysely, Transaction } from 'kysely';
import type { PlatformTables } from '#api/platform/tables.ts';

/**
 * Every table of the shop: the platform's own, and those that each module adds by declaring this interface again in its
 * `tables.ts`, so that the platform knows no module.
 */
export interface Database extends PlatformTables {}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
/** A running transaction. Functions that take one must be called inside `tx()`. */
export type Tx = Transaction<Database>;
