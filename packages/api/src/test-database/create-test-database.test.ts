import { expect, it } from '@jest/globals';
import type { Db } from '#api/platform/db/database.ts';
import { createTestDatabase } from './create-test-database.ts';
import type { Template } from './template.ts';

const subscribersOf = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('newsletter_subscribers').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
};

const subscribe = (db: Db, email: string) =>
  db.insertInto('newsletter_subscribers').values({ email, locale: 'en' }).execute();

it('gives copies of a template that is filled once, each with changes of its own', async () => {
  let fills = 0;
  const template: Template = {
    name: 'copies',
    async fill(db) {
      fills += 1;
      await subscribe(db, 'filled');
    },
  };
  const first = await createTestDatabase({ template });
  const fillsOfFirst = fills;
  await subscribe(first.db, 'of the first');
  const second = await createTestDatabase({ template });
  await subscribe(second.db, 'of the second');
  expect(await subscribersOf(first.db)).toEqual(['filled', 'of the first']);
  expect(await subscribersOf(second.db)).toEqual(['filled', 'of the second']);
  expect(fills).toBe(fillsOfFirst);
  const empty = await createTestDatabase();
  expect(await subscribersOf(empty.db)).toEqual([]);
  for (const { drop } of [first, second, empty]) await drop();
});
