import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DEFAULT_CHANNEL } from '@headstock/contracts/registry';
import type { RemoteName } from '@headstock/contracts/remotes';
import { publishRemotes } from '@headstock/launcher/publish-remotes';
import { workspaceRoot } from '@headstock/launcher/workspace';
import { publish } from '@headstock/registry/publish';
import { createRegistryServer } from '@headstock/registry/server';
import { Storage } from '@headstock/registry/storage';
import { FaultyRegistry } from './faulty-registry.ts';
import { findFreePorts } from './free-ports.ts';
import { runServices, stopServices } from './run-services.ts';
import { TEST_LIMITS, type ShopAddress, TEST_SECRET } from './start-shop.ts';
import { waitForCatalog } from './wait-for-catalog.ts';

const run = promisify(execFile);

/** A shell with its own registry that uses the API and gateway of a running shop. */
export interface ShellInstance extends AsyncDisposable {
  readonly origin: string;
  /** The proxy between shell and registry, which can break remotes. */
  readonly faults: FaultyRegistry;
  /** Log of the shell's processes. */
  readonly logFile: string;
  /** Publishes the build in a folder by `npm run registry -- publish`; returns the command's output. */
  publish(remote: RemoteName, from: string): Promise<string>;
  /** Publishes in this process and without compressing, which saves seconds; returns the build id. */
  release(remote: RemoteName, from: string): Promise<string>;
  /** Goes back one build by `npm run registry -- rollback`; returns the command's output. */
  rollBack(remote: RemoteName): Promise<string>;
  stop(): Promise<void>;
}

export interface StartShellInstanceOptions {
  /** The shop whose API, images and payment sandbox are used. */
  readonly shop: ShopAddress;
  /** Added to the shell's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Publishes the builds with their compressed files, as a shop does that is measured; journeys save the seconds. */
  readonly compress?: boolean;
  /** Called before the shell starts, to break remotes from the start. */
  readonly before?: (faults: FaultyRegistry) => void;
}

/** Starts a shell with its own registry, publishes the existing builds there, and waits until it serves them, unless `before` breaks some. */
export async function startShellInstance({
  shop,
  env,
  compress = false,
  before,
}: StartShellInstanceOptions): Promise<ShellInstance> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'headstock-front-'));
  const [port = 0, registryPort = 0, faultyPort = 0] = await findFreePorts(3);
  const storage = new Storage(path.join(dataFolder, 'registry'));
  mkdirSync(storage.buildsFolder, { recursive: true });
  await publishRemotes(workspaceRoot, dataFolder, { compress });
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
      GATEWAY_PUBLIC_URL: shop.gatewayUrl.replace('127.0.0.1', 'localhost'),
      PUBLIC_URL: origin,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...TEST_LIMITS,
      ...env,
    },
  };
  const release = async (): Promise<void> => {
    await faults.stop();
    const closed = registry.close();
    // A connection that a fault left in the middle would be waited for until it has idled for 72 s.
    registry.server.closeAllConnections();
    await closed;
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
  if (!before)
    await waitForCatalog(origin).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  const command = async (...words: readonly string[]): Promise<string> => {
    const script = path.join(workspaceRoot, 'packages/registry/src/cli.ts');
    const environment = { ...process.env, HEADSTOCK_DATA: dataFolder };
    return (await run(process.execPath, [script, ...words], { cwd: workspaceRoot, env: environment })).stdout;
  };
  return {
    origin,
    faults,
    logFile,
    publish: (remote, from) => command('publish', remote, '--from', from),
    release: async (remote, from) =>
      (await publish(storage, { remote, channel: DEFAULT_CHANNEL, from, compress: false })).buildId,
    rollBack: (remote) => command('rollback', remote),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
