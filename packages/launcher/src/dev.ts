/**
 * `npm run dev` — the whole shop on development builds with source maps. What you save is rebuilt and published: the shell, the
 * API, any remote; open pages reload themselves, and show why a build failed. Keeps its builds in `.headstock/dev`, on a release
 * channel of their own, and shares the database with `npm start`. Settings: `start/settings.ts`.
 */
import path from 'node:path';
import { remoteFolders } from './build/projects.ts';
import { DEV_CHANNEL, DevSession } from './dev/dev-session.ts';
import { type DevProxy, startDevProxy } from './dev/dev-proxy.ts';
import { feedsCodegen, runCodegen } from './dev/run-codegen.ts';
import { watchBuilds } from './dev/watch-builds.ts';
import { watchFolders } from './dev/watch-folders.ts';
import { prepareDemoShop } from './start/demo-shop.ts';
import { describeTakenPorts, takenPorts } from './start/ports.ts';
import { describeServices, type Service } from './start/services.ts';
import { readSettings } from './start/settings.ts';
import { supervise, type SupervisedService } from './start/supervise.ts';
import { createTerminal } from './terminal.ts';
import { readArguments } from './command-line.ts';
import { workspaceRoot } from './workspace.ts';

readArguments('Usage: npm run dev\nSettings come from the environment, as for npm start.', { options: {} });

/** The shell is behind the URL that a developer opens. */
const SHELL_PORT_OFFSET = 4;
/** Whose sources make which service start again. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  api: ['packages/api/src', 'packages/content', 'packages/contracts/src'],
  gateway: ['packages/sandbox-gateway/src'],
  registry: ['packages/registry/src'],
};

const terminal = createTerminal(process.stdout, process.env);
const settings = readSettings({ NODE_ENV: 'development', HEADSTOCK_ENV: 'demo', ...process.env });
const port = settings.ports.shell;
const ports = { ...settings.ports, shell: port + SHELL_PORT_OFFSET };
const buildsFolder = path.join(settings.dataFolder, 'dev');
const closers: (() => void | Promise<void>)[] = [];
const running = new Map<string, SupervisedService>();

function describeDevServices(): Service[] {
  const environment = {
    ...process.env,
    PUBLIC_URL: `http://localhost:${port}`,
    CHANNEL: DEV_CHANNEL,
    PAGE_CACHE_MS: '0',
    PAGE_RENDERS_PER_MINUTE: '100000',
    REGISTRY_POLL_MS: '100',
  };
  return describeServices({ ...settings, ports }, environment).map((service) =>
    service.name === 'shell' ? { ...service, entry: path.join(buildsFolder, 'shell/server/main.cjs') } : service,
  );
}

/** Fills an empty database with the demo shop; settles when the API can start. */
async function fillDemoShop(api: Service): Promise<void> {
  if (settings.environment !== 'demo') return;
  const demoShop = prepareDemoShop(api, settings.dataFolder, ({ label, done, total }) =>
    terminal.activity('demo-shop', `${label} ${done}/${total}`),
  );
  closers.push(() => demoShop.stop());
  await demoShop.filled.finally(() => terminal.activity('demo-shop'));
}

async function begin(service: Service): Promise<SupervisedService> {
  const started = Date.now();
  const supervised = supervise(service, terminal);
  running.set(service.name, supervised);
  await supervised.ready;
  terminal.done(`Started ${service.name}`, Date.now() - started);
  return supervised;
}

/** Builds everything for the first time; later builds go to the session. */
async function buildAll(session: DevSession): Promise<void> {
  const began = Date.now();
  terminal.activity('build', 'Building the shell and the remotes');
  const ready = Promise.withResolvers<void>();
  let isReady = false;
  closers.push(
    watchBuilds(buildsFolder, (event) => {
      if (event.kind === 'ready') {
        isReady = true;
        ready.resolve();
      } else if (isReady) void session.handleBuild(event);
      else if (event.kind === 'failed') terminal.fail(`${event.app}\n${event.errors}`);
    }),
  );
  await ready.promise;
  terminal.activity('build');
  for (const remote of remoteFolders(workspaceRoot)) await session.publishRemote(remote);
  terminal.done('Built the shell and the remotes', Date.now() - began);
}

function followSources(session: DevSession): void {
  for (const [name, folders] of Object.entries(SOURCES)) {
    const restart = (): void => {
      const service = running.get(name);
      if (service) void session.handleService(service);
    };
    closers.push(watchFolders(workspaceRoot, folders, restart));
  }
  const generatedFrom = ['shell/app', 'shell/server', 'packages/api/src', ...remoteFolders(workspaceRoot)];
  closers.push(
    watchFolders(workspaceRoot, generatedFrom, (files) => {
      if (files.some(feedsCodegen)) void session.handleCodegen(runCodegen);
    }),
  );
}

async function main(): Promise<void> {
  const taken = await takenPorts([port, ...Object.values(ports)]);
  if (taken.length > 0) throw new Error(describeTakenPorts(taken, port));
  const shellUrl = `http://127.0.0.1:${ports.shell}`;
  const session = new DevSession({ buildsFolder, dataFolder: settings.dataFolder, shellUrl, terminal });
  const services = describeDevServices();
  const others = services.filter(({ name }) => name !== 'shell');
  const beginOther = async (service: Service): Promise<void> => {
    if (service.name === 'api') await fillDemoShop(service);
    await begin(service);
  };
  await Promise.all([...others.map(beginOther), buildAll(session)]);
  const shell = services.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('There is no shell to start.');
  const supervised = await begin(shell);
  const proxy: DevProxy = await startDevProxy({ port, shellUrl, whenUp: () => session.whenUp });
  closers.push(() => proxy.close());
  session.serve(supervised, proxy);
  followSources(session);
  terminal.say(`Headstock is ready at http://localhost:${port} and follows what you save.`);
}

let ending = false;
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await Promise.all(closers.map(async (close) => close()));
  await Promise.all([...running.values()].map((service) => service.stop()));
  terminal.close();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
process.on('disconnect', () => void end(0));

try {
  await main();
} catch (error) {
  terminal.fail(error instanceof Error ? error.message : String(error));
  await end(1);
}
