import { readdir } from 'node:fs/promises';
import { type Migration, Migrator, type MigrationProvider } from 'kysely/migration';
import type { Db } from './database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const FILE = /^(\d{3}-[a-z0-9-]+)\.ts$/;

type MigrationModule = { up: Migration['up'] };

/** Reads the ordered set: one file a step, `NNN-name.ts`, that exports `up`. Steps are never changed once released. */
const provider: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const file of (await readdir(FOLDER)).toSorted()) {
      const name = FILE.exec(file)?.[1];
      if (!name) continue;
      const { up }: MigrationModule = await import(new URL(file, FOLDER).href);
      migrations[name] = { up };
    }
    return migrations;
  },
};

/**
 * Brings the database to the newest step and gives the names of the steps it took. Safe to call from many processes at
 * once: one works, the others wait for it.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be brought up to date.');
  return (results ?? []).map(({ migrationName }) => migrationName);
}
