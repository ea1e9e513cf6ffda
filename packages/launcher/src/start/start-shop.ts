import { access } from 'node:fs/promises';
import { relative } from 'node:path';
import { isBuilt, rememberBuild } from '#launcher/build/build-stamp.ts';
import { runBuild } from '#launcher/build/run-build.ts';
import type { Terminal } from '#launcher/terminal.ts';
import { workspaceRoot } from '#launcher/workspace.ts';
import { prepareDemoShop } from './demo-shop.ts';
import { publishApart } from './publish-apart.ts';
import type { Service } from './services.ts';
import type { Settings } from './settings.ts';
import { supervise, type SupervisedService } from './supervise.ts';

const BUILDING = 'build';
const DEMO_SHOP = 'demo shop';

async function buildWhatChanged(settings: Settings, terminal: Terminal, abort: AbortSignal): Promise<void> {
  const { nodeEnvironment } = settings;
  if (isBuilt(workspaceRoot, nodeEnvironment)) return;
  const start = Date.now();
  terminal.activity(BUILDING, 'Building the shell and the remotes');
  const outcome = await runBuild({ ...process.env, NODE_ENV: nodeEnvironment }, abort, () => undefined);
  terminal.activity(BUILDING);
  if (!outcome.ok) throw new Error(`The build failed:\n${outcome.output}`);
  rememberBuild(workspaceRoot, nodeEnvironment);
  terminal.done('Built the shell and the remotes', Date.now() - start);
}

async function publishWhatIsNew(settings: Settings, terminal: Terminal, abort: AbortSignal): Promise<void> {
  const start = Date.now();
  const published = await publishApart(workspaceRoot, settings.dataFolder, abort);
  if (published.length > 0) terminal.done(`Published ${published.join(', ')}`, Date.now() - start);
}

/** Builds, publishes and starts; the services it starts are added to `running` at once, so that they can be stopped. */
export async function startShop(
  settings: Settings,
  services: readonly Service[],
  running: Pick<SupervisedService, 'name' | 'stop'>[],
  terminal: Terminal,
  abort: AbortSignal,
): Promise<void> {
  const begin = async (service: Service): Promise<void> => {
    await access(service.entry).catch(() => {
      throw new Error(`${relative(workspaceRoot, service.entry)} is missing, so ${service.name} cannot start.`);
    });
    if (abort.aborted) return;
    const start = Date.now();
    const supervised = supervise(service, terminal);
    running.push(supervised);
    await supervised.ready;
    if (!abort.aborted) terminal.done(`Started ${service.name}`, Date.now() - start);
  };
  // The shell needs the build, the others do not: the database and the demo shop are prepared meanwhile.
  const shell = services.filter(({ name }) => name === 'shell');
  const others = services.filter(({ name }) => name !== 'shell');
  const fillDemoShop = async (): Promise<void> => {
    const api = services.find(({ name }) => name === 'api');
    if (settings.environment !== 'demo' || !api) return;
    const demoShop = prepareDemoShop(api, settings.dataFolder, ({ label, done, total }) =>
      terminal.activity(DEMO_SHOP, `${label} ${done}/${total}`),
    );
    running.push({ name: DEMO_SHOP, stop: demoShop.stop });
    await demoShop.filled.finally(() => terminal.activity(DEMO_SHOP));
  };
  const builtAndServed = async (): Promise<void> => {
    await buildWhatChanged(settings, terminal, abort);
    await publishWhatIsNew(settings, terminal, abort);
    await Promise.all(shell.map(begin));
  };
  const filled = fillDemoShop();
  const afterFilling = async (service: Service): Promise<void> => {
    if (service.name === 'api') await filled;
    await begin(service);
  };
  await Promise.all([...others.map(afterFilling), builtAndServed()]);
}
