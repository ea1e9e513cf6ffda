import type { Kysely, Transaction } from 'kysely';
import type { OperationsTables } from '#api/platform/jobs/tables.ts';

/**
 * Every table of the shop. The platform's own stand here; a module adds those that it owns in its `tables.ts`, by
 * declaring this interface once more, so that the platform knows no module.
 */
export interface Database extends OperationsTables {}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
/** A running transaction. Functions that take one must be called inside `tx()`. */
export type Tx = Transaction<Database>;
