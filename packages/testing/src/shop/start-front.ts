import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemotes } from '@headstock/launcher/publish-remotes';
import { workspaceRoot } from '@headstock/launcher/workspace';
import { createRegistryServer } from '@headstock/registry/server';
import { Storage } from '@headstock/registry/storage';
import { FaultyRegistry } from './faulty-registry.ts';
import { findFreePorts } from './free-ports.ts';
import { runServices, stopServices } from './run-services.ts';
import { type ShopAddress, TEST_SECRET } from './start-shop.ts';

/** A shell with a registry of its own, in front of the servers of a running shop. */
export interface Front extends AsyncDisposable {
  readonly origin: string;
  /** The registry's storage: publish and roll back here. */
  readonly storage: Storage;
  /** Folder of the registry's data; `HEADSTOCK_DATA` for the registry's command line. */
  readonly dataFolder: string;
  /** Stands between the shell and the registry, and can break remotes. */
  readonly faults: FaultyRegistry;
  /** File with everything that the shell's processes have said. */
  readonly logFile: string;
  stop(): Promise<void>;
}

export interface StartFrontOptions {
  /** Whose API, pictures and payment sandbox stand behind it. */
  readonly shop: ShopAddress;
  /** Added to the shell's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Called before the shell begins, when remotes are to be broken from the start. */
  readonly before?: (faults: FaultyRegistry) => void;
}

/** Starts a shell that loads remotes anew from a registry of its own, with the builds that are there. */
export async function startFront({ shop, env, before }: StartFrontOptions): Promise<Front> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'headstock-front-'));
  const [port = 0, registryPort = 0, faultyPort = 0] = await findFreePorts(3);
  const storage = new Storage(path.join(dataFolder, 'registry'));
  mkdirSync(storage.buildsFolder, { recursive: true });
  await publishRemotes(workspaceRoot, dataFolder);
  const registry = await createRegistryServer(storage);
  await registry.listen({ port: registryPort, host: '127.0.0.1' });
  const faults = await FaultyRegistry.start(faultyPort, `http://127.0.0.1:${registryPort}`);
  before?.(faults);
  const logFile = path.join(dataFolder, 'logs', 'shell.log');
  const origin = `http://localhost:${port}`;
  const shell = {
    name: 'shell' as const,
    entry: path.join(workspaceRoot, 'shell/dist/server/main.cjs'),
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    logFile,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HEADSTOCK_ENV: 'demo',
      HEADSTOCK_DATA: dataFolder,
      HEADSTOCK_SECRET: TEST_SECRET,
      API_URL: shop.apiUrl,
      REGISTRY_URL: faults.url,
      GATEWAY_URL: shop.gatewayUrl,
      PUBLIC_URL: origin,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...env,
    },
  };
  const release = async (): Promise<void> => {
    await faults.stop();
    await registry.close();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const running = await runServices([shell]).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const stop = async (): Promise<void> => {
    await stopServices(running);
    await release();
  };
  return { origin, storage, dataFolder, faults, logFile, stop, [Symbol.asyncDispose]: stop };
}
