import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { type ChangedTables, watchTables } from './watch-tables.fixture.ts';

let database: TestDatabase;
let changedTables: ChangedTables;

beforeAll(async () => {
  database = await createTestDatabase();
  await run('CREATE TABLE watched (id int PRIMARY KEY, word text)');
  await run("INSERT INTO watched VALUES (1, 'a')");
  changedTables = await watchTables(database.db, ['rate_limits']);
});
afterAll(() => database.drop());

const run = (statement: string) => sql.raw(statement).execute(database.db);

describe('the watch over tables', () => {
  it.each([
    ["UPDATE watched SET word = 'b'", ['watched']],
    ["INSERT INTO watched VALUES (2, 'c')", ['watched']],
    ['UPDATE watched SET word = word', []],
    ['DELETE FROM watched WHERE id = 3', []],
    ['DELETE FROM watched WHERE id = 2', ['watched']],
    ['TRUNCATE watched', ['watched']],
    ['SELECT count(*) FROM watched', []],
  ])('tells what changed by %s', async (statement, expected) => {
    await run(statement);
    expect(await changedTables()).toEqual(expected);
    expect(await changedTables()).toEqual([]);
  });

  it('passes over what was rolled back', async () => {
    const fails = database.db.transaction().execute(async (transaction) => {
      await sql`INSERT INTO watched VALUES (9, 'z')`.execute(transaction);
      throw new Error('No.');
    });
    await expect(fails).rejects.toThrow('No.');
    expect(await changedTables()).toEqual([]);
  });
});
