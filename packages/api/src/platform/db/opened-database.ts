import type { Db } from './database.ts';

/** A running database. `kind` tells which back end answers. */
export type OpenDatabase = {
  readonly kind: 'server' | 'embedded' | 'pglite';
  readonly db: Db;
  /** Ends all connections, and the database itself when this process started it. */
  readonly close: () => Promise<void>;
};
