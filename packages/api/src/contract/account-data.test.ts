import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { connectModules } from '#api/connect-modules.ts';
import { accountParts, columnName } from '#api/modules/privacy/index.ts';
import type { ExportedTable } from '#api/platform/account-data/account-part.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { declaredTables } from './table-writes.fixture.ts';

const SRC = path.resolve(import.meta.dirname, '..');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  connectModules();
});
afterAll(() => database.drop());

const listed = () => accountParts().flatMap(({ tables }) => Object.entries(tables));
const exported = () =>
  listed().flatMap(([name, table]): [string, ExportedTable][] => ('leftOut' in table ? [] : [[name, table]]));

async function columnsOf(): Promise<Map<string, string[]>> {
  const tables = await database.db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

/** Tables that refer to accounts by a foreign key, or have a column that says whose a row is. */
async function tablesThatKnowAccounts(): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'accounts'::regclass`.execute(database.db);
  const byColumn = [...(await columnsOf())]
    .filter(([, columns]) => columns.some((column) => /account_id$|^email$|^recipient$/.test(column)))
    .map(([name]) => name);
  return new Set([...rows.map(({ name }) => name), ...byColumn]);
}

describe('what is kept of accounts', () => {
  it('is named by a module for every table that knows accounts', async () => {
    const names = new Set(listed().map(([name]) => name));
    const known = await tablesThatKnowAccounts();
    expect(known.size).toBeGreaterThan(30);
    // A table is missing here: name it in the accountPart of its module, exported or left out with the reason.
    expect([...known].filter((name) => !names.has(name)).toSorted()).toEqual([]);
  });

  it('is named once, by its owner', () => {
    const owners = declaredTables(SRC);
    const names = listed().map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !owners.has(name))).toEqual([]);
  });

  it('says why it is left out of exports, or kept', () => {
    const reasons = listed().flatMap(([name, table]) => [
      ...('leftOut' in table ? [[name, table.leftOut]] : []),
      ...(typeof table.whenDeleted === 'object' ? [[name, table.whenDeleted.kept]] : []),
    ]);
    expect(reasons.filter(([, reason = '']) => reason.length < 20)).toEqual([]);
  });

  it('says of every column that refers to accounts whether a merging changes it', async () => {
    const { rows } = await sql<{ name: string; column: string }>`
      SELECT c.conrelid::regclass::text AS name, a.attname AS column FROM pg_constraint AS c
      JOIN pg_attribute AS a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
      WHERE c.contype = 'f' AND c.confrelid = 'accounts'::regclass`.execute(database.db);
    const parts = new Map(listed());
    // Who of the staff did something is history, and staff accounts are never merged away.
    const ofStaff =
      /_by$|_by_account_id$|^impersonator|^paid_by$|^salesperson_id$|^drafted_by$|^assigned_staff|^contact_id$|^intakes\.account_id$/;
    const forgotten = rows.filter(({ name, column }) => {
      const merged = parts.get(name)?.whenMerged;
      if (!merged) return true;
      if (!('moves' in merged)) return merged.stays.length < 20;
      const moves = merged.moves.map((move) => move.column);
      return !moves.includes(column) && !ofStaff.test(column) && !ofStaff.test(`${name}.${column}`);
    });
    // A column is missing here: name it in `whenMerged` of its table.
    expect(forgotten).toEqual([]);
  });

  it('is moved by columns that there are', async () => {
    const columns = await columnsOf();
    const moved = listed().flatMap(([name, { whenMerged }]) =>
      'moves' in whenMerged
        ? whenMerged.moves.flatMap(({ column, unlessSame = [] }) =>
            [column, ...unlessSame].map((used) => ({ name, used })),
          )
        : [],
    );
    expect(moved.length).toBeGreaterThan(40);
    expect(moved.filter(({ name, used }) => !columns.get(name)?.includes(used))).toEqual([]);
  });

  it('can be read for any account, and holds back columns that there are', async () => {
    const columns = await columnsOf();
    for (const [name, table] of exported()) {
      const { rows } = await sql`SELECT * FROM ${sql.table(name)} WHERE ${table.isOwn(newId())}`.execute(database.db);
      expect({ name, rows }).toEqual({ name, rows: [] });
      expect((table.without ?? []).filter((column) => !columns.get(name)?.includes(column))).toEqual([]);
    }
  });

  it('shows no secret', async () => {
    const columns = await columnsOf();
    const secret = /hash|token|secret|_key$|skeleton/;
    const harmless = [
      'orders.request_key',
      'outbox.event_key',
      'items.model_key',
      'items.finish_key',
      'sealed_records.hash',
    ];
    const shown = exported().flatMap(([name, { without = [] }]) =>
      (columns.get(name) ?? []).filter((column) => !without.includes(column)).map((column) => `${name}.${column}`),
    );
    expect(shown.filter((column) => secret.test(column.split('.')[1] ?? '') && !harmless.includes(column))).toEqual([]);
  });

  it('has a heading in both languages for every column', async () => {
    const columns = await columnsOf();
    const shown = exported().flatMap(([name, { without = [] }]) =>
      (columns.get(name) ?? []).filter((column) => !without.includes(column)),
    );
    // A column is missing here: name it in the module privacy, exports/column-names.ts.
    expect([...new Set(shown)].filter((column) => columnName(column, 'fr') === undefined)).toEqual([]);
  });
});
