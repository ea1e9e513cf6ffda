import { join } from 'node:path';
import { inWorkspace } from '#launcher/workspace.ts';
import type { ServiceName, Settings } from './settings.ts';

/** One process to run: Node runs `entry` with `env`, and it is ready when `readyUrl` answers 200. */
export type Service = {
  name: ServiceName;
  entry: string;
  readyUrl: string;
  logFile: string;
  env: NodeJS.ProcessEnv;
};

const ENTRIES: Readonly<Record<ServiceName, string>> = {
  api: 'packages/api/src/main.ts',
  gateway: 'packages/sandbox-gateway/src/main.ts',
  registry: 'packages/registry/src/main.ts',
  shell: 'shell/dist/server/main.cjs',
};

/** The processes of a start, in the order in which they begin. Production has a real payment provider, no sandbox. */
export function describeServices(settings: Settings, environment: NodeJS.ProcessEnv): Service[] {
  const { ports, dataFolder } = settings;
  const at = (name: ServiceName): string => `http://127.0.0.1:${ports[name]}`;
  const shared: NodeJS.ProcessEnv = {
    // By default each thread may keep a heap of its own for what Node allocates beside JavaScript: some 12 MiB of an idle process.
    MALLOC_ARENA_MAX: '2',
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
  }));
}
