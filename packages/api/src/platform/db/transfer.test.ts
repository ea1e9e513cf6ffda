import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import type { Db } from './database.ts';
import { tablesInOrder } from './tables-in-order.ts';
import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import { catalogSearch } from '#api/modules/catalog/index.ts';
import { exportDatabase, importDatabase } from './transfer.ts';

const folder = mkdtempSync(join(tmpdir(), 'headstock-transfer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function fingerprint(db: Db): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const { name } of await tablesInOrder(db)) {
    const { rows } = await sql<{ print: string }>`
      SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text COLLATE "C")), '') AS print FROM ${sql.table(name)} t`.execute(
      db,
    );
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

it('moves everything from one database to another, and only into an empty one', async () => {
  const from = await createTestDatabase({ template: demoShop(240) });
  const to = await createTestDatabase({ concurrent: true });
  const file = join(folder, 'shop.ndjson.gz');
  await exportDatabase(from.db, file);
  expect(await importDatabase(to.db, file, (tx) => catalogSearch(tx).rebuild())).toBeGreaterThan(2_000);
  expect(await fingerprint(to.db)).toEqual(await fingerprint(from.db));
  await expect(importDatabase(to.db, file, (tx) => catalogSearch(tx).rebuild())).rejects.toThrow('not empty');
  await from.drop();
  await to.drop();
});
