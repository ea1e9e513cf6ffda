import { join } from 'node:path';
import { inWorkspace } from '#launcher/workspace.ts';
import type { ServiceName, Settings } from './settings.ts';

/** One process to run: Node runs `entry` with `flags` and `env`, and it is ready when `readyUrl` answers 200. */
export type Service = {
  name: ServiceName;
  entry: string;
  readyUrl: string;
  logFile: string;
  env: NodeJS.ProcessEnv;
  flags?: readonly string[];
};

const ENTRIES: Readonly<Record<ServiceName, string>> = {
  api: 'packages/api/src/main.ts',
  gateway: 'packages/sandbox-gateway/src/main.ts',
  registry: 'packages/registry/src/main.ts',
  shell: 'shell/dist/server/main.cjs',
};

/**
 * How large V8 may let the nursery for new objects grow, in MiB for each of its halves. Left alone it takes 130 MiB under load, and keeps
 * them: with 16 a page costs no more processor time. A process that answers little needs next to none.
 */
const NURSERY_MIB: Readonly<Record<ServiceName, number>> = { api: 16, gateway: 1, registry: 1, shell: 16 };

/** The processes of a start, in the order in which they begin. Production has a real payment provider, no sandbox. */
export function describeServices(settings: Settings, environment: NodeJS.ProcessEnv): Service[] {
  const { ports, dataFolder } = settings;
  const at = (name: ServiceName): string => `http://127.0.0.1:${ports[name]}`;
  const shared: NodeJS.ProcessEnv = {
    // By default each thread may keep a heap of its own for what Node allocates beside JavaScript: some 12 MiB of an idle process.
    MALLOC_ARENA_MAX: '2',
    // What was compiled is kept from start to start. TypeScript that is kept is not stripped again, so the 12 MiB and more of Node's
    // compiler are not loaded.
    NODE_COMPILE_CACHE: inWorkspace('node_modules/.cache/headstock/compiled'),
    ...environment,
    NODE_ENV: settings.nodeEnvironment,
    HEADSTOCK_ENV: settings.environment,
    HEADSTOCK_DATA: dataFolder,
    API_URL: at('api'),
    REGISTRY_URL: at('registry'),
    GATEWAY_URL: environment['GATEWAY_URL'] ?? at('gateway'),
    // Browsers reach it under the shop's own name: pages name this very origin as the one whose card form they may frame.
    GATEWAY_PUBLIC_URL:
      environment['GATEWAY_PUBLIC_URL'] ??
      (environment['GATEWAY_URL'] === undefined ? `http://localhost:${ports.gateway}` : undefined),
    PUBLIC_URL: environment['PUBLIC_URL'] ?? `http://localhost:${ports.shell}`,
  };
  const sandbox: ServiceName[] = settings.environment === 'production' ? [] : ['gateway'];
  const names: ServiceName[] = ['api', ...sandbox, 'registry', 'shell'];
  return names.map((name) => ({
    name,
    entry: inWorkspace(ENTRIES[name]),
    readyUrl: `${at(name)}/readyz`,
    logFile: join(dataFolder, 'logs', `${name}.log`),
    env: { ...shared, PORT: String(ports[name]) },
    flags: [`--max-semi-space-size=${NURSERY_MIB[name]}`],
  }));
}
