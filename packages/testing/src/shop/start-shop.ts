import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { prepareDemoShop } from '@headstock/launcher/demo-shop';
import { publishRemotes } from '@headstock/launcher/publish-remotes';
import { describeServices } from '@headstock/launcher/services';
import type { Settings } from '@headstock/launcher/settings';
import { workspaceRoot } from '@headstock/launcher/workspace';
import { findFreePorts } from './free-ports.ts';
import { runServices, stopServices } from './run-services.ts';
import { waitForCatalog } from './wait-for-catalog.ts';

/** Where a running shop is found. Serialisable, so that one process can start it and others use it. */
export interface ShopAddress {
  /** `http://localhost:<port>` of the shell. */
  readonly origin: string;
  readonly apiUrl: string;
  readonly registryUrl: string;
  readonly gatewayUrl: string;
  readonly dataFolder: string;
}

export interface Shop extends ShopAddress, AsyncDisposable {
  stop(): Promise<void>;
}

export interface StartShopOptions {
  /** Where everything is stored. */
  readonly dataFolder: string;
  /** The `db` folder of an earlier shop, copied instead of seeding a database. */
  readonly database?: string;
  /** An image folder shared between shops, so that each image is drawn and rendered once. */
  readonly pictures?: string;
  /** Added to the environment of every process. */
  readonly env?: NodeJS.ProcessEnv;
}

/** The same in every process of a test, so that the API accepts the tokens of every shell instance. */
export const TEST_SECRET = 'a secret that is no secret and for tests only';

/** A test is a hundred visitors from one address, whose proofs of work are short. Whoever tests a limit sets it. */
export const TEST_LIMITS = {
  PAGE_RENDERS_PER_MINUTE: '1000000',
  GRAPHQL_COST_PER_MINUTE: '1000000000',
  BOT_CHECK_WORK: '50',
};

/** Folders of the storage that shops share: original drawings, the mark that all are drawn, rendered images. */
const SHARED_FILES = ['originals', 'demo', 'images'];

/** Creates the data folder, with the given database and images. */
function prepareData({ dataFolder, database, pictures }: StartShopOptions): void {
  mkdirSync(dataFolder, { recursive: true });
  // When the shop runs as root, the database server runs as another user and has to enter this folder.
  chmodSync(dataFolder, 0o755);
  rmSync(path.join(dataFolder, 'registry'), { recursive: true, force: true });
  const databaseFolder = path.join(dataFolder, 'db');
  if (database && existsSync(database) && !existsSync(databaseFolder))
    cpSync(database, databaseFolder, { recursive: true, verbatimSymlinks: true });
  const files = path.join(dataFolder, 'files');
  if (!pictures || existsSync(files)) return;
  mkdirSync(files);
  for (const folder of SHARED_FILES) {
    const shared = path.resolve(pictures, folder);
    mkdirSync(shared, { recursive: true });
    symlinkSync(shared, path.join(files, folder));
  }
}

function settingsFor(dataFolder: string, [shell = 0, api = 0, registry = 0, gateway = 0]: readonly number[]): Settings {
  const ports = { shell, api, registry, gateway };
  return { ports, dataFolder, environment: 'demo', nodeEnvironment: 'production' };
}

/**
 * Starts the built shop with its demo data on free ports, and publishes the existing builds of the remotes. Throws with the end
 * of the log of the process that failed.
 */
export async function startShop(options: StartShopOptions): Promise<Shop> {
  const { dataFolder, env } = options;
  prepareData(options);
  const settings = settingsFor(dataFolder, await findFreePorts(4));
  await publishRemotes(workspaceRoot, dataFolder);
  const services = describeServices(settings, {
    ...process.env,
    LOG_LEVEL: 'warn',
    HEADSTOCK_SECRET: TEST_SECRET,
    ...TEST_LIMITS,
    DATABASE_URL: undefined,
    ...env,
  });
  const api = services.find(({ name }) => name === 'api');
  if (!api) throw new Error('A shop without its API cannot be filled.');
  const demoShop = prepareDemoShop(api, dataFolder, () => undefined);
  const running = await demoShop.filled
    .then(() => runServices(services))
    .catch(async (error: unknown) => {
      await demoShop.stop();
      throw error;
    });
  const at = (port: number): string => `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await demoShop.stop();
    await stopServices(running);
  };
  const origin = `http://localhost:${settings.ports.shell}`;
  // A page that is visited before its images are drawn waits for them, but not for ever.
  await Promise.all([waitForCatalog(origin), demoShop.drawn]).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    origin,
    apiUrl: at(settings.ports.api),
    registryUrl: at(settings.ports.registry),
    gatewayUrl: at(settings.ports.gateway),
    dataFolder,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
