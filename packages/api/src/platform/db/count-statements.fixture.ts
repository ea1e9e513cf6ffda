import type { Db } from './database.ts';

/** The database, and how many statements have run over it. */
export type CountedDb = { readonly db: Db; readonly count: () => number };

/** Counts the statements that run over a database from now on. */
export function countStatements(db: Db): CountedDb {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: counted, count: () => statements };
}
