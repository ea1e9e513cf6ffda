import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { declaredTables, definedTables, foreignDefinitions, foreignWrites } from './table-writes.fixture.ts';

const SRC = path.resolve(import.meta.dirname, '..');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('a table', () => {
  it('has one owner', () => {
    const owners = [...declaredTables(SRC)];
    expect(owners.length).toBeGreaterThan(50);
    expect(owners.filter(([, modules]) => modules.length !== 1)).toEqual([]);
  });

  it('is written by its owner alone', () => {
    expect(foreignWrites(SRC)).toEqual([]);
  });

  it('is created and altered by the migrations of its owner alone', () => {
    expect(foreignDefinitions(SRC)).toEqual([]);
  });

  it('is declared by the module or the platform that owns it', async () => {
    const tables = await database.db.introspection.getTables();
    expect(tables.map(({ name }) => name).toSorted()).toEqual([...declaredTables(SRC).keys()].toSorted());
  });
});

describe('a violation', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'headstock-tables-'));
  const files: Readonly<Record<string, string>> = {
    'modules/sales/tables.ts': 'export type SalesTables = {\n  orders: OrdersTable;\n  carts: CartsTable;\n};',
    'modules/sales/place-order.ts': "db.updateTable('orders'); sql`DELETE FROM carts`;",
    'modules/payments/tables.ts': 'export type PaymentsTables = { payments: PaymentsTable };',
    'modules/payments/by-kysely.ts': "await trx\n  .updateTable('orders')\n  .set({});\ntrx.selectFrom('carts');",
    'modules/payments/by-sql.ts':
      'sql`SELECT 1 FROM orders FOR UPDATE`; sql`WITH gone AS (DELETE FROM carts RETURNING 1)`;',
    'modules/payments/payments.test.ts': "db.insertInto('orders');",
    'platform/sweep.ts': "db.deleteFrom('payments');",
    'http/route.ts': "db.insertInto('payments');",
    'modules/payments/migrations/2026-01-01-0000-baseline.ts':
      'sql`CREATE TABLE payments (order_id text REFERENCES orders)`; sql`ALTER TABLE orders ADD COLUMN paid integer`;',
    'platform/migrations/2026-01-01-0000-baseline.ts':
      'sql`CREATE TABLE jobs (id text)`; sql`CREATE TABLE former (id text)`;',
    'platform/migrations/2026-01-02-0000-dropped.ts': 'sql`DROP TABLE former`;',
    'modules/sales/migrations/2026-01-02-0000-dropped.ts': 'sql`DROP TABLE payments`;',
  };
  beforeAll(() => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is found in Kysely calls and in SQL, of modules, platform and transport', () => {
    expect(foreignWrites(root)).toEqual([
      { file: 'http/route.ts', table: 'payments' },
      { file: 'modules/payments/by-kysely.ts', table: 'orders' },
      { file: 'modules/payments/by-sql.ts', table: 'carts' },
      { file: 'platform/sweep.ts', table: 'payments' },
    ]);
  });

  it('is found in migrations that define tables of others, or tables that nobody declares', () => {
    expect(foreignDefinitions(root)).toEqual([
      { file: 'modules/payments/migrations/2026-01-01-0000-baseline.ts', table: 'orders' },
      { file: 'modules/sales/migrations/2026-01-02-0000-dropped.ts', table: 'payments' },
      { file: 'platform/migrations/2026-01-01-0000-baseline.ts', table: 'jobs' },
    ]);
  });

  it('is found in indexes and triggers, too', () => {
    expect(definedTables('CREATE UNIQUE INDEX a_b ON carts (id)')).toEqual(['carts']);
    expect(definedTables('CREATE TRIGGER t AFTER UPDATE OF paid\n ON orders FOR EACH ROW')).toEqual(['orders']);
  });
});
