import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { declaredTables, foreignWrites } from './table-writes.fixture.ts';

const SRC = path.resolve(import.meta.dirname, '..');

describe('a table', () => {
  it('has one owner', () => {
    const owners = [...declaredTables(SRC)];
    expect(owners.length).toBeGreaterThan(50);
    expect(owners.filter(([, modules]) => modules.length !== 1)).toEqual([]);
  });

  it('is written by its owner alone', () => {
    expect(foreignWrites(SRC)).toEqual([]);
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
});
