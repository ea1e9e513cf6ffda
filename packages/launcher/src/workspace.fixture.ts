import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './free-port.ts';
import { inWorkspace } from './workspace.ts';

/** A script of the fixture workspace at work. */
export type RunningScript = {
  readonly child: ChildProcess;
  /** Everything that it printed so far. */
  output(): string;
  /** Waits until the output contains `text`; throws with the output when it does not come. */
  says(text: string | RegExp): Promise<void>;
  /** Waits for its end; gives the exit code. */
  ended(): Promise<number | null>;
};

/** A small workspace in a temporary folder with the real launcher and registry, and stand-ins for everything else. */
export type WorkspaceFixture = AsyncDisposable & {
  root: string;
  ports: Readonly<Record<'PORT' | 'API_PORT' | 'REGISTRY_PORT' | 'GATEWAY_PORT', string>>;
  /** Runs a root script: `node packages/launcher/bootstrap.mjs …`. */
  run(args: readonly string[], environment?: NodeJS.ProcessEnv): RunningScript;
  /** Runs a root script as npm does, with another process in between, which is the child given. */
  runThroughNpm(name: string): RunningScript;
};

const WAIT_LIMIT_MS = 20_000;

async function writeWorkspace(root: string): Promise<void> {
  const serviceEntry = "import '../../launcher/fixtures/service.mjs';\n";
  const files: Record<string, string> = {
    'package.json': '{"name":"fixture","private":true,"type":"module"}',
    'package-lock.json': '{"lockfileVersion":3,"packages":{}}',
    'node_modules/.package-lock.json': '{"lockfileVersion":3,"packages":{}}',
    'shell/package.json': '{"name":"@headstock/shell","type":"module"}',
    'mfe-catalog/package.json': '{"name":"@headstock/mfe-catalog","dependencies":{"@headstock/ui":"0.1.0"}}',
    'mfe-catalog/src/page.ts': 'export const page = 1;\n',
    'packages/ui/package.json': '{"name":"@headstock/ui"}',
    'packages/ui/src/button.ts': 'export const button = 1;\n',
    'packages/api/package.json': '{"name":"@headstock/api","type":"module"}',
    'packages/api/src/main.ts': serviceEntry,
    'packages/demo-data/package.json': '{"name":"@headstock/demo-data","type":"module"}',
    'packages/demo-data/src/seed/main.ts': "process.stdout.write('filling\\n');\n",
    'packages/demo-data/src/seed/draw-main.ts': "process.stdout.write('drawing\\n');\n",
    'packages/sandbox-gateway/package.json': '{"name":"@headstock/sandbox-gateway","type":"module"}',
    'packages/sandbox-gateway/src/main.ts': serviceEntry,
    'node_modules/nx/package.json': '{"name":"nx","type":"module"}',
    'node_modules/nx/dist/bin/nx.js': "import '../../../../packages/launcher/fixtures/nx.mjs';\n",
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await cp(inWorkspace('packages/launcher'), join(root, 'packages/launcher'), { recursive: true });
  await symlink(inWorkspace('packages/registry'), join(root, 'packages/registry'));
  for (const name of ['node', 'zod', '@headstock']) {
    await symlink(inWorkspace('node_modules', name), join(root, 'node_modules', name));
  }
}

function watchScript(child: ChildProcess): RunningScript {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const exited = once(child, 'exit');
  return {
    child,
    output: () => output,
    async says(text) {
      const deadline = Date.now() + WAIT_LIMIT_MS;
      while (!(typeof text === 'string' ? output.includes(text) : text.test(output))) {
        if (Date.now() > deadline) throw new Error(`"${String(text)}" did not come. The output is:\n${output}`);
        await sleep(20);
      }
    },
    ended: async () => {
      await exited;
      return child.exitCode;
    },
  };
}

/** Makes the workspace; with `await using` its processes end and its folder disappears. */
export async function createWorkspaceFixture(): Promise<WorkspaceFixture> {
  const root = await mkdtemp(join(tmpdir(), 'headstock-workspace-'));
  await writeWorkspace(root);
  const [shell = '', api = '', registry = '', gateway = ''] = (await freePorts(4)).map(String);
  const ports = { PORT: shell, API_PORT: api, REGISTRY_PORT: registry, GATEWAY_PORT: gateway };
  const scripts: RunningScript[] = [];
  const bootstrap = join(root, 'packages/launcher/bootstrap.mjs');
  const begin = (command: string, args: readonly string[], environment: NodeJS.ProcessEnv): RunningScript => {
    const env = { PATH: process.env['PATH'], ...ports, ...environment };
    const script = watchScript(spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] }));
    scripts.push(script);
    return script;
  };
  return {
    root,
    ports,
    run: (args, environment = {}) => begin(process.execPath, [bootstrap, ...args], environment),
    runThroughNpm: (name) =>
      // The second command keeps the shell from replacing itself by the first.
      begin('sh', ['-c', `"${process.execPath}" "${bootstrap}" ${name}; exit $?`], { npm_lifecycle_event: name }),
    async [Symbol.asyncDispose]() {
      for (const { child } of scripts) child.kill('SIGTERM');
      await Promise.all(scripts.map((script) => script.ended()));
      // A process that was ended may still be writing what it compiled.
      await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** True while something listens at a port of this machine. */
export async function isListening(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    () => true,
    () => false,
  );
}

/** Waits until nothing listens at the ports any more; gives the ports that are still in use after `limitMs`. */
export async function waitForSilence(ports: readonly string[], limitMs: number): Promise<string[]> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const listening = await Promise.all(ports.map(isListening));
    const left = ports.filter((_, index) => listening[index]);
    if (left.length === 0 || Date.now() > deadline) return left;
    await sleep(50);
  }
}
