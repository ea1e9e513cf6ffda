import type { Db } from './database.ts';

/** Runs SQL text as the driver does: several statements at once when there are no values. Gives the rows of all of them. */
export type RunSql = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

const runners = new WeakMap<Db, RunSql>();

/** Lets `rawSqlOf` reach the driver behind a database. */
export function rememberRawSql(db: Db, run: RunSql): void {
  runners.set(db, run);
}

/** The driver behind a database, for libraries that bring their own SQL. Throws for a transaction or a wrapped database. */
export function rawSqlOf(db: Db): RunSql {
  const run = runners.get(db);
  if (!run) throw new Error('Only the database itself can run SQL of libraries, not a transaction or a plugin on it.');
  return run;
}
