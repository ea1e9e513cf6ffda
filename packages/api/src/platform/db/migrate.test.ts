import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { collectMigrations, migrate, type MigrationSet } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';

const runs = (statement: string) => ({
  up: async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db)),
});

const orders: MigrationSet = {
  owner: 'orders',
  migrations: {
    '2026-03-01-0900-baseline': runs('CREATE TABLE orders (id integer PRIMARY KEY)'),
    '2026-05-01-0900-add-parcel': runs('ALTER TABLE orders ADD COLUMN parcel_id integer REFERENCES parcels'),
  },
};
const parcels: MigrationSet = {
  owner: 'parcels',
  migrations: {
    '2026-04-01-0900-baseline': runs('CREATE TABLE parcels (id integer PRIMARY KEY)'),
  },
};

describe('collectMigrations', () => {
  it('orders migrations by date across modules', () => {
    expect(Object.keys(collectMigrations([parcels, orders])).toSorted()).toEqual([
      '2026-03-01-0900-orders-baseline',
      '2026-04-01-0900-parcels-baseline',
      '2026-05-01-0900-orders-add-parcel',
    ]);
  });

  it('refuses a name without date and time', () => {
    const sets = [{ owner: 'orders', migrations: { '2026-03-01-add-notes': runs('') } }];
    expect(() => collectMigrations(sets)).toThrow('Migration 2026-03-01-add-notes of orders must be named');
  });
});

describe('migrate', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await sql`DROP SCHEMA public CASCADE`.execute(database.db);
    await sql`CREATE SCHEMA public`.execute(database.db);
  });

  it('runs every pending migration, also one older than the last that ran', async () => {
    const { db } = database;
    const { '2026-03-01-0900-baseline': baseline } = orders.migrations;
    if (!baseline) throw new Error('The fixture has no baseline.');
    const early = { owner: 'orders', migrations: { '2026-05-02-0900-baseline': baseline } };
    expect(await migrate(db, [early])).toEqual(['2026-05-02-0900-orders-baseline']);
    expect(await migrate(db, [early, parcels])).toEqual(['2026-04-01-0900-parcels-baseline']);
    expect(await migrate(db, [early, parcels])).toEqual([]);
  });

  it('leaves the database as it was when a migration fails', async () => {
    const { db } = database;
    await expect(migrate(db, [orders])).rejects.toThrow('parcels');
    expect(await migrate(db, [orders, parcels])).toHaveLength(3);
  });

  it('refuses a database with a migration that this version does not have', async () => {
    const { db } = database;
    await migrate(db, [orders, parcels]);
    await expect(migrate(db, [orders])).rejects.toThrow('2026-04-01-0900-parcels-baseline is missing');
  });
});
