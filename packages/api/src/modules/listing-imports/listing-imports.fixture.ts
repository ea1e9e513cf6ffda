import type { ListingFileFormat } from '@headstock/contracts/listing-imports';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { createLog } from '#api/platform/log/create-log.ts';
import { readConfig } from '#api/platform/config.ts';
import { MemoryStorage } from '#api/platform/storage/memory-storage.ts';
import { openSelling } from '#api/modules/selling/selling.fixture.ts';
import { exportListings } from './exports/export-listings.ts';
import { failedRows } from './imports/failed-rows.ts';
import { startImport } from './imports/move-import.ts';
import { countOutcomes, readIssues } from './imports/read-report.ts';
import { receiveImport } from './imports/receive-import.ts';
import { workImports } from './imports/work-imports.ts';

/** A shop whose sellers import files; no job runs by itself. */
export async function openImports(db: Db) {
  const shop = await openSelling(db);
  const storage = new MemoryStorage();
  const config = readConfig({});
  const services = { db, storage, config, log: createLog('silent') };
  const state = async (id: string) =>
    (await db.selectFrom('listing_imports').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  /** Works until an import waits for its seller, or is over. */
  const settle = async (id: string): Promise<string> => {
    for (let turn = 0; turn < 500; turn += 1) {
      const now = await state(id);
      if (now !== 'CHECKING' && now !== 'RUNNING') return now;
      await workImports(services);
    }
    throw new Error('The import does not end.');
  };
  const receive = (text: string | Buffer, actor: ActorContext = shop.pro): Promise<string> =>
    receiveImport(services, actor, { fileName: 'stock.csv', bytes: Buffer.from(text) });
  /** Imports a file to its end; gives the import's id. */
  const run = async (text: string | Buffer, actor: ActorContext = shop.pro): Promise<string> => {
    const id = await receive(text, actor);
    await settle(id);
    await startImport(actor, id);
    await settle(id);
    return id;
  };
  const outcomes = async (id: string) =>
    Object.fromEntries((await countOutcomes(db, id, 'outcome')).map(({ outcome, count }) => [outcome, count]));
  const issues = async (id: string) =>
    (await readIssues(db, id, null, 1)).map(({ line, column, code, detail }) => ({ line, column, code, detail }));
  const joined = async (lines: AsyncIterable<string>): Promise<string> => {
    let text = '';
    for await (const line of lines) text += line;
    return text;
  };
  const exported = async (format: ListingFileFormat, actor: ActorContext = shop.pro): Promise<string> =>
    joined(await exportListings(actor, format, config.publicUrl));
  const failed = async (id: string, actor: ActorContext = shop.pro): Promise<string | undefined> => {
    const file = await failedRows(actor, id);
    return file && joined(file.lines);
  };
  const drafts = () => db.selectFrom('listing_drafts').selectAll().orderBy('id').execute();
  return { ...shop, services, storage, settle, receive, run, outcomes, issues, exported, failed, drafts, state };
}

export type ImportsHarness = Awaited<ReturnType<typeof openImports>>;
