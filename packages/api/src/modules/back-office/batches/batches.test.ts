import { z } from 'zod';
import { sql } from 'kysely';
import { insertAccount } from '#api/modules/accounts/account.fixture.ts';
import { testActor } from '#api/platform/actor-context.fixture.ts';
import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { batchContract } from './batch-contract.fixture.ts';
import { batchHandler } from './batch-handlers.ts';

type Row = { id: string; name: string; query: string; version: string };

/** A bulk edit of names of views, which are the rows at hand. */
const rename = batchHandler({
  kind: 'test-names',
  title: { en: 'Names', fr: 'Noms' },
  area: 'system',
  fields: [{ key: 'name', label: { en: 'Name', fr: 'Nom' }, kind: 'TEXT' }],
  input: z.object({ suffix: z.string().min(1) }),
  read: async (trx, ids, lock) => {
    const { rows } = await sql<Row>`SELECT id, name, query, md5(name || '/' || query) AS version FROM table_views
      WHERE id = ANY(${[...ids]}) ${lock ? sql`FOR UPDATE` : sql``}`.execute(trx);
    return rows.map(({ id, name, query, version }) => ({
      id,
      label: name,
      path: null,
      version,
      values: { name },
      isSold: query.includes('sold'),
    }));
  },
  change: ({ values }, { suffix }) => ({ values: { name: `${String(values['name'])}${suffix}` } }),
  write: async (trx, _actor, rows) => {
    for (const { id, values } of rows)
      await trx
        .updateTable('table_views')
        .set({ name: String(values['name']) })
        .where('id', '=', id)
        .execute();
    return [];
  },
});

batchContract(rename, async () => {
  const { db, drop } = await createTestDatabase();
  const { id: accountId } = await insertAccount(db, { is_admin: true });
  return {
    actor: testActor(db, { accountId, rights: { isAdmin: true, grants: ['system:write'] } }),
    input: { suffix: '!' },
    badInput: { suffix: '' },
    newRow: async () => {
      const id = newId();
      const row = { id, table_id: 'things', account_id: accountId, is_shared: true, name: `View ${id}`, query: '' };
      await db.insertInto('table_views').values(row).execute();
      return id;
    },
    touch: async (id) => {
      await sql`UPDATE table_views SET query = query || 'x' WHERE id = ${id}`.execute(db);
    },
    sell: async (id) => {
      await sql`UPDATE table_views SET query = 'sold' WHERE id = ${id}`.execute(db);
    },
    close: drop,
  };
});
