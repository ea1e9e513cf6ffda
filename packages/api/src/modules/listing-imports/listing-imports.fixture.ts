import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListingFileFormat } from '@headstock/contracts/listing-imports';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { ImageService } from '#api/platform/images/image-service.ts';
import { createLog } from '#api/platform/log/create-log.ts';
import { readConfig } from '#api/platform/config.ts';
import { HostPace } from '#api/platform/remote-pictures/host-pace.ts';
import { type Network, publicNetwork } from '#api/platform/remote-hosts/network.ts';
import { MemoryStorage } from '#api/platform/storage/memory-storage.ts';
import { openSelling } from '#api/modules/selling/selling.fixture.ts';
import { exportListings } from './exports/export-listings.ts';
import { failedRows } from './imports/failed-rows.ts';
import { startImport } from './imports/move-import.ts';
import { countOutcomes, readIssues } from './imports/read-report.ts';
import { receiveImport } from './imports/receive-import.ts';
import { workImports } from './imports/work-imports.ts';
import type { PictureSource } from './pictures/fetch-pictures.ts';

/** A shop whose sellers import files; no job runs by itself. */
export async function openImports(db: Db) {
  const shop = await openSelling(db);
  const storage = new MemoryStorage();
  const dataFolder = await mkdtemp(join(tmpdir(), 'listing-imports-'));
  const config = readConfig({ HEADSTOCK_DATA: dataFolder });
  const images = new ImageService(db, storage);
  const services = { db, storage, config, images, log: createLog('silent') };
  /** Where pictures are fetched from; the internet is never asked. */
  let source: PictureSource = {
    network: { ...publicNetwork, resolve: async () => [] },
    pace: new HostPace(),
  };
  const fetchFrom = (network: Network): void => void (source = { network, pace: new HostPace() });
  const state = async (id: string) =>
    (await db.selectFrom('listing_imports').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  /** Works until an import waits for its seller, or is over. */
  const settle = async (id: string): Promise<string> => {
    for (let turn = 0; turn < 500; turn += 1) {
      const now = await state(id);
      if (now !== 'CHECKING' && now !== 'RUNNING') return now;
      await workImports(services, source);
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
  const close = async (): Promise<void> => {
    images.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return {
    ...shop,
    close,
    fetchFrom,
    services,
    storage,
    settle,
    receive,
    run,
    outcomes,
    issues,
    exported,
    failed,
    drafts,
    state,
  };
}

export type ImportsHarness = Awaited<ReturnType<typeof openImports>>;
