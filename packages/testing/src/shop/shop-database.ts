import path from 'node:path';
import { type Db, embeddedUrl, openServer } from '@headstock/api/seeding';
import type { ShopAddress } from './start-shop.ts';

/** The URL of the database that a running shop keeps in its data folder. */
export const databaseUrlOf = ({ dataFolder }: Pick<ShopAddress, 'dataFolder'>): string =>
  embeddedUrl(path.join(dataFolder, 'db'));

/** On a busy machine it takes many seconds to connect. */
const PATIENCE_MS = 60_000;

/** Works on the database of a running shop: for what only time or the shop's operator brings about. */
export async function withDatabase<Result>(
  shop: Pick<ShopAddress, 'dataFolder'>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openServer(
    { connectionString: databaseUrlOf(shop), max: 1, connectionTimeoutMillis: PATIENCE_MS },
    () => undefined,
  );
  try {
    return await work(db);
  } finally {
    await close();
  }
}
