import { expect, it } from '@jest/globals';
import type { Db } from '#api/platform/db/database.ts';
import { createTestDatabase } from './create-test-database.ts';
import type { Template } from './template.ts';

const keysOf = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('options').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
};

const addOption = (db: Db, key: string) => db.insertInto('options').values({ key, value: 'true' }).execute();

it('gives copies of a template that is filled once, each with changes of its own', async () => {
  let fills = 0;
  const template: Template = {
    name: 'copies',
    async fill(db) {
      fills += 1;
      await addOption(db, 'filled');
    },
  };
  const first = await createTestDatabase({ template });
  const fillsOfFirst = fills;
  await addOption(first.db, 'of the first');
  const second = await createTestDatabase({ template });
  await addOption(second.db, 'of the second');
  expect(await keysOf(first.db)).toEqual(['filled', 'of the first']);
  expect(await keysOf(second.db)).toEqual(['filled', 'of the second']);
  expect(fills).toBe(fillsOfFirst);
  const empty = await createTestDatabase();
  expect(await keysOf(empty.db)).toEqual([]);
  for (const { drop } of [first, second, empty]) await drop();
});
