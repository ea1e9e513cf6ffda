import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { prepareDemoShop } from '@headstock/launcher/demo-shop';
import { publishRemotes } from '@headstock/launcher/publish-remotes';
import { describeServices } from '@headstock/launcher/services';
import type { Settings } from '@headstock/launcher/settings';
import { workspaceRoot } from '@headstock/launcher/workspace';
import { findFreePorts } from './free-ports.ts';
import { runServices, stopServices } from './run-services.ts';

/** A running shop of its own. Serialisable, so that one process can start it and others use it. */
export interface ShopAddress {
  /** `http://localhost:<port>`, where visitors come. */
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
  /** A database that an earlier shop left behind in its data folder, `…/db`. It is copied, so nothing has to be seeded. */
  readonly database?: string;
  /** A folder of images that shops share: images never change, so each is drawn and rendered once for all of them. */
  readonly pictures?: string;
  /** Added to the environment of every process. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Equal in every process of a test, so that shells with folders of their own give tokens that the API takes. */
export const TEST_SECRET = 'a secret that is no secret, for tests only';

/** What shops have in common in their storage: original drawings, the mark that all are drawn, rendered images. */
const SHARED_FILES = ['originals', 'demo', 'images'];

/** Makes the data folder, with what is there already put into its place. */
function prepareData({ dataFolder, database, pictures }: StartShopOptions): void {
  mkdirSync(dataFolder, { recursive: true });
  // The database server runs as a user of its own where the shop runs as root, and must be able to pass through.
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
 * Starts the whole built shop with its demo data on free ports, and publishes the builds of the remotes that are there. Throws
 * with the end of the log of the process that failed.
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
  return {
    origin: `http://localhost:${settings.ports.shell}`,
    apiUrl: at(settings.ports.api),
    registryUrl: at(settings.ports.registry),
    gatewayUrl: at(settings.ports.gateway),
    dataFolder,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
