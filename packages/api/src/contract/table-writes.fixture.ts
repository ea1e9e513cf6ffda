import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A statement that changes a table: the file that has it, and the table. */
export type TableWrite = { readonly file: string; readonly table: string };

const PRODUCT = (file: string): boolean => !/\.(test|fixture)\.ts$|\/migrations\//.test(file);
const TABLES_TYPE = /export type \w+Tables = \{([^}]*)\}/g;
const COLUMN = /(?:^|[{;])\s*(\w+):/gm;
const KYSELY_WRITE = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*'(\w+)/g;
const SQL_WRITE = /\b(?:INSERT INTO|UPDATE|DELETE FROM|MERGE INTO|TRUNCATE(?: TABLE)?|COPY)\s+(?:ONLY\s+)?(\w+)/g;

const MIGRATION_FILES = '{modules/*,platform}/migrations/*.ts';
const DROP = /\bDROP TABLE(?: IF EXISTS)?\s+(\w+)/g;
const DEFINITION =
  /\b(?:(?:CREATE|ALTER|DROP) TABLE(?: IF(?: NOT)? EXISTS)?|CREATE (?:UNIQUE )?INDEX \w+\s+ON|TRIGGER \w+ [^`]*?\bON)\s+(\w+)/g;

/** The part of the source that a file belongs to: a module by its name, `platform`, or another folder of `src`. */
export function ownerOf(file: string): string {
  const [folder = '', name = ''] = file.split('/');
  return folder === 'modules' ? name : folder;
}

const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Every table with the parts that declare it in a `tables.ts`; one is right. */
export function declaredTables(root: string): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const file of globSync('{modules,platform}/**/tables.ts', { cwd: root })) {
    for (const [, body = ''] of read(root, file).matchAll(TABLES_TYPE))
      for (const [, table = ''] of body.matchAll(COLUMN))
        owners.set(table, [...(owners.get(table) ?? []), ownerOf(file)]);
  }
  return owners;
}

/** The declared tables that a source text changes, by Kysely or by SQL. A table whose name is put in at run time is not seen. */
export function writtenTables(text: string, tables: ReadonlySet<string>): string[] {
  const names = [KYSELY_WRITE, SQL_WRITE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => tables.has(name)).toSorted();
}

/** What modules, platform and transport write into tables that are not their own. Tests, fixtures and migrations may. */
export function foreignWrites(root: string): TableWrite[] {
  const owners = declaredTables(root);
  const tables = new Set(owners.keys());
  return globSync('{modules,platform,http,graphql}/**/*.ts', { cwd: root })
    .filter(PRODUCT)
    .toSorted()
    .flatMap((file) =>
      writtenTables(read(root, file), tables)
        .filter((table) => !owners.get(table)?.includes(ownerOf(file)))
        .map((table) => ({ file, table })),
    );
}

/** The tables whose shape a migration's text defines: creates, alters, drops, indexes or adds triggers to. */
export function definedTables(text: string): string[] {
  return [...new Set([...text.matchAll(DEFINITION)].map(([, name = '']) => name))].toSorted();
}

/** The tables that migrations have dropped, each by the part that created it: nobody declares them any more. */
function droppedTables(root: string, files: readonly string[]): ReadonlySet<string> {
  const creators = files.flatMap((file) =>
    [...read(root, file).matchAll(/\bCREATE TABLE(?: IF NOT EXISTS)?\s+(\w+)/g)].map(
      ([, table = '']) => `${ownerOf(file)} ${table}`,
    ),
  );
  const dropped = files.flatMap((file) =>
    [...read(root, file).matchAll(DROP)].map(([, table = '']) => `${ownerOf(file)} ${table}`),
  );
  return new Set(dropped.filter((each) => creators.includes(each)));
}

/** What migrations define of tables that are not their module's own, or that no module declares. */
export function foreignDefinitions(root: string): TableWrite[] {
  const owners = declaredTables(root);
  const files = globSync(MIGRATION_FILES, { cwd: root }).toSorted();
  const dropped = droppedTables(root, files);
  return files.flatMap((file) =>
    definedTables(read(root, file))
      .filter((table) => !owners.get(table)?.includes(ownerOf(file)) && !dropped.has(`${ownerOf(file)} ${table}`))
      .map((table) => ({ file, table })),
  );
}
