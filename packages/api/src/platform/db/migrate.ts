import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

/** The migrations of the platform or of a module, by name: when each was written, to the minute, and what it does. */
export type MigrationSet = {
  readonly owner: string;
  /** Keys such as `2026-12-03-0930-add-gift-notes`. */
  readonly migrations: Readonly<Record<string, Migration>>;
};

const NAME = /^(?<writtenAt>\d{4}-\d{2}-\d{2}-\d{4})-(?<what>[a-z0-9-]+)$/;

/**
 * All migrations of the sets by the names under which the database remembers them, such as
 * `2026-12-03-0930-sales-add-gift-notes`. Migrations run in the order of these names: by the minute at which they were
 * written, whoever owns them, so that each finds what it refers to. Throws for a name of another form.
 */
export function collectMigrations(sets: readonly MigrationSet[]): Record<string, Migration> {
  const named = sets.flatMap(({ owner, migrations }) =>
    Object.entries(migrations).map(([name, migration]) => {
      const { writtenAt, what } = NAME.exec(name)?.groups ?? {};
      if (!writtenAt || !what) throw new Error(`Migration ${name} of ${owner} must be named YYYY-MM-DD-HHMM-what.`);
      return [`${writtenAt}-${owner}-${what}`, migration] as const;
    }),
  );
  return Object.fromEntries(named);
}

/**
 * Runs the migrations that the database has not seen yet and returns their names. Safe to call from many processes at once:
 * one works, the others wait for it. Throws when a migration fails, which leaves the database as it was, or when the
 * database has run one that is not in the sets.
 */
export async function migrate(db: Db, sets: readonly MigrationSet[]): Promise<string[]> {
  const provider: MigrationProvider = { getMigrations: async () => collectMigrations(sets) };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}
