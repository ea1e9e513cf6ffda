import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#api/platform/log/create-log.ts';
import { createServer } from '#api/http/server.ts';
import { TestVisitor } from '#api/http/testing.ts';
import { readConfig } from '#api/platform/config.ts';
import type { Db } from '#api/platform/db/database.ts';
import { migrateDatabase } from '#api/migrate-database.ts';
import { openDatabase } from '#api/platform/db/open-database.ts';
import { ImageService } from '#api/platform/images/image-service.ts';
import { composeApi } from '#api/modules.ts';
import { DiskStorage } from '#api/platform/storage/disk-storage.ts';

/** A shop whose API counts what it asks of its database. */
export type MeasuredShop = {
  /** `server`, `embedded` or `pglite`. */
  readonly database: string;
  /** A browser of its own. */
  readonly visitor: () => TestVisitor;
  /** Statements that the requests have sent so far. */
  readonly statements: () => number;
  /** Ends it, and forgets its data. */
  readonly close: () => Promise<void>;
};

const CONNECTIONS = 4;

/** Opens a shop on a database of its own, filled by `fill`, and lets its API answer, without the jobs beside requests. */
export async function openMeasuredShop(
  fill: (db: Db) => Promise<void>,
  warn: (message: string) => void,
): Promise<MeasuredShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'headstock-measured-'));
  const config = readConfig({
    HEADSTOCK_ENV: 'demo',
    LOG_LEVEL: 'silent',
    HEADSTOCK_DATA: dataFolder,
    GRAPHQL_COST_PER_MINUTE: '1000000000',
  });
  const database = await openDatabase({ dataFolder, poolSize: CONNECTIONS, warn });
  await migrateDatabase(database.db);
  await fill(database.db);
  let statements = 0;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const storage = new DiskStorage(join(dataFolder, 'files'));
  const images = new ImageService(db, storage);
  const secret = 'only-for-a-measurement-0123456789abcdef';
  const services = { db, config, log: createLog('silent'), storage, images, secret, secrets: [secret] };
  const app = await createServer(services, composeApi());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    database: database.kind,
    visitor: () => new TestVisitor(url),
    statements: () => statements,
    async close() {
      await app.close();
      images.stop();
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
