import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '#api/platform/db/database.ts';

/** What a test database starts with beside the schema. It is built once and then copied, so it must not depend on the test. */
export type Template = {
  /** Lower case, digits and underscores. */
  readonly name: string;
  readonly fill: (db: Db) => Promise<void>;
};

const PACKAGES = path.resolve(import.meta.dirname, '../../..');
/** Whatever can change the content of a template. */
const SCHEMA = ['api/src/{platform,modules/*}/migrations/*.ts', 'api/src/platform/db/migrate.ts'];
const SEED = ['{api,demo-data,contracts}/src/**/*.{ts,json}'];

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: PACKAGES }).toSorted())
    hash.update(file).update(readFileSync(path.join(PACKAGES, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A name for the content of a template, or of the empty schema: it changes when the code that builds it does. */
export const templateKey = (template: Template | undefined): string =>
  template === undefined ? `schema_${hashOf(SCHEMA)}` : `${template.name}_${hashOf([...SCHEMA, ...SEED])}`;

/** Builds the content of a template in an empty database. */
export async function buildTemplate(db: Db, template: Template | undefined): Promise<void> {
  // Loaded here, as it loads every module, and most tests copy what others built.
  const { migrateDatabase } = await import('#api/migrate-database.ts');
  await migrateDatabase(db);
  await template?.fill(db);
}
