import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { freePorts } from './free-port.ts';
import { createWorkspaceFixture, isListening, waitForSilence, type WorkspaceFixture } from './workspace.fixture.ts';

const ready = (workspace: WorkspaceFixture): string =>
  `Headstock is ready at http://localhost:${workspace.ports.PORT}\n`;
const nxCalls = async ({ root }: WorkspaceFixture): Promise<number> =>
  (await readFile(join(root, 'nx-calls.log'), 'utf8')).trim().split('\n').length;

const statusSchema = z.object({ pid: z.number(), environment: z.string(), mode: z.string() });

async function statusOf(port: string): Promise<z.infer<typeof statusSchema>> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  return statusSchema.parse(await response.json());
}

/** The process that bootstrap.mjs runs under the pinned Node. */
async function launcherPid(bootstrapPid: number | undefined): Promise<number> {
  const children = await readFile(`/proc/${bootstrapPid}/task/${bootstrapPid}/children`, 'utf8');
  return Number(children.trim());
}

describe('npm start', () => {
  it('builds, publishes, starts, and prints the URL and the demo accounts', async () => {
    await using workspace = await createWorkspaceFixture();
    const start = workspace.run(['start']);
    await start.says('buyer@headstock.test');
    const output = start.output();
    expect(output).toContain(`\n${ready(workspace)}Sign in as:\n`);
    expect(output).toMatch(/✓ Built the shell and the remotes \(\d+\.\d s\)\n/);
    expect(output).toContain('✓ Published mfe-catalog');
    expect(output).toContain('Drawing pictures\n');
    expect(output).not.toContain('\u001B');
    expect(await statusOf(workspace.ports.API_PORT)).toMatchObject({ environment: 'demo', mode: 'production' });
    const channel = await fetch(`http://127.0.0.1:${workspace.ports.REGISTRY_PORT}/channels/production`);
    expect(await channel.json()).toMatchObject({ remotes: { 'mfe-catalog': { current: expect.any(String) } } });
    expect(await readFile(join(workspace.root, '.headstock/logs/api.log'), 'utf8')).toContain('listening on');
  });

  it('ends every process on SIGTERM, with exit code 0', async () => {
    await using workspace = await createWorkspaceFixture();
    const start = workspace.run(['start']);
    await start.says(ready(workspace));
    start.child.kill('SIGTERM');
    expect(await start.ended()).toBe(0);
    expect(await waitForSilence(Object.values(workspace.ports), 0)).toEqual([]);
    expect(await readFile(join(workspace.root, '.headstock/logs/shell.log'), 'utf8')).toContain('ending');
  });

  it('skips Nx when nothing changed, and builds and publishes when something did', async () => {
    await using workspace = await createWorkspaceFixture();
    const startAndStop = async (): Promise<string> => {
      const start = workspace.run(['start']);
      await start.says(ready(workspace));
      start.child.kill('SIGTERM');
      await start.ended();
      return start.output();
    };
    await startAndStop();
    const second = await startAndStop();
    expect(second).not.toContain('Published');
    expect(await nxCalls(workspace)).toBe(1);
    await writeFile(join(workspace.root, 'packages/ui/src/button.test.ts'), 'a test is no input of the build');
    await startAndStop();
    expect(await nxCalls(workspace)).toBe(1);
    await writeFile(join(workspace.root, 'mfe-catalog/src/page.ts'), 'export const page = 2;\n');
    expect(await startAndStop()).toContain('Published mfe-catalog');
    await writeFile(join(workspace.root, 'packages/ui/src/button.ts'), 'export const button = 2;\n');
    await startAndStop();
    expect(await nxCalls(workspace)).toBe(3);
  });

  it('keeps a rollback on the next start', async () => {
    await using workspace = await createWorkspaceFixture();
    const currentBuild = async (...steps: string[][]): Promise<string> => {
      for (const args of steps) expect(await workspace.run(args).ended()).toBe(0);
      const start = workspace.run(['start']);
      await start.says(ready(workspace));
      const response = await fetch(`http://127.0.0.1:${workspace.ports.REGISTRY_PORT}/channels/production`);
      const current = /"current":"(\w+)"/.exec(await response.text())?.[1] ?? '';
      start.child.kill('SIGTERM');
      await start.ended();
      return current;
    };
    const first = await currentBuild();
    await writeFile(join(workspace.root, 'mfe-catalog/src/page.ts'), 'export const page = 2;\n');
    const second = await currentBuild();
    expect(second).not.toBe(first);
    expect(await currentBuild(['registry', 'rollback', 'mfe-catalog'])).toBe(first);
  });

  it('stops with the end of the build’s output when the build fails', async () => {
    await using workspace = await createWorkspaceFixture();
    await writeFile(join(workspace.root, 'mfe-catalog/src/page.ts'), 'syntax error');
    const start = workspace.run(['start']);
    expect(await start.ended()).toBe(1);
    expect(start.output()).toContain('page.ts: unexpected token');
    expect(await waitForSilence(Object.values(workspace.ports), 0)).toEqual([]);
  });

  it('stops with the end of a log when a process fails before it is ready', async () => {
    await using workspace = await createWorkspaceFixture();
    const start = workspace.run(['start'], { FIXTURE_FAIL: 'api' });
    expect(await start.ended()).toBe(1);
    expect(start.output()).toMatch(/✗ api ended \(exit code 3\).*\.headstock\/logs\/api\.log/);
    expect(start.output()).toContain('The database password is wrong.');
    expect(await waitForSilence(Object.values(workspace.ports), 0)).toEqual([]);
  });

  it('restarts a process that crashes later, and reports it', async () => {
    await using workspace = await createWorkspaceFixture();
    const start = workspace.run(['start']);
    await start.says(ready(workspace));
    const before = await statusOf(workspace.ports.API_PORT);
    await fetch(`http://127.0.0.1:${workspace.ports.API_PORT}/crash`).catch(() => undefined);
    await start.says('api ended (exit code 7); starting it again in 0.5 s.');
    await start.says('api is back.');
    expect((await statusOf(workspace.ports.API_PORT)).pid).not.toBe(before.pid);
  });

  it('refuses a folder on which another shop runs, and says where that one is', async () => {
    await using workspace = await createWorkspaceFixture();
    const first = workspace.run(['start']);
    await first.says(ready(workspace));
    const [PORT = '', API_PORT = '', REGISTRY_PORT = '', GATEWAY_PORT = ''] = (await freePorts(4)).map(String);
    const second = workspace.run(['start'], { PORT, API_PORT, REGISTRY_PORT, GATEWAY_PORT });
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain(`already, at http://localhost:${workspace.ports.PORT} (process `);
    expect(first.output()).not.toContain('ended');
  });

  it('shows what a process tells whoever started the shop', async () => {
    await using workspace = await createWorkspaceFixture();
    const start = workspace.run(['start'], { FIXTURE_NOTICE: 'PGlite holds the data.' });
    await start.says(ready(workspace));
    expect(start.output()).toContain('PGlite holds the data.\n');
  });

  it('reports a port in use and what to do, before anything starts', async () => {
    await using workspace = await createWorkspaceFixture();
    const other = createServer().listen(Number(workspace.ports.REGISTRY_PORT), '127.0.0.1');
    await once(other, 'listening');
    const start = workspace.run(['start']);
    expect(await start.ended()).toBe(1);
    other.close();
    expect(start.output()).toBe(
      `✗ Port ${workspace.ports.REGISTRY_PORT} is taken. Stop what listens there, or choose other ports: PORT=${Number(workspace.ports.PORT) + 100} npm start\n`,
    );
  });

  it('reports an invalid setting', async () => {
    await using workspace = await createWorkspaceFixture();
    const start = workspace.run(['start'], { PORT: 'http' });
    expect(await start.ended()).toBe(1);
    expect(start.output()).toContain('PORT');
  });

  it.each(['launcher', 'bootstrap'])('leaves no process behind when the %s is killed with SIGKILL', async (victim) => {
    await using workspace = await createWorkspaceFixture();
    const start = workspace.run(['start']);
    await start.says(ready(workspace));
    const pid = victim === 'launcher' ? await launcherPid(start.child.pid) : start.child.pid;
    process.kill(pid ?? 0, 'SIGKILL');
    expect(await waitForSilence(Object.values(workspace.ports), 5_000)).toEqual([]);
  });

  it('leaves no process behind when npm is killed with SIGKILL', async () => {
    await using workspace = await createWorkspaceFixture();
    const start = workspace.runThroughNpm('start');
    await start.says(ready(workspace));
    start.child.kill('SIGKILL');
    expect(await waitForSilence(Object.values(workspace.ports), 6_000)).toEqual([]);
  });

  it('can be stopped while it is still building or waiting', async () => {
    await using workspace = await createWorkspaceFixture();
    const start = workspace.run(['start'], { FIXTURE_SLOW_MS: '60000' });
    await start.says('Drawing pictures');
    while (!(await isListening(workspace.ports.API_PORT))) await sleep(50);
    start.child.kill('SIGINT');
    expect(await start.ended()).toBe(0);
    expect(start.output()).not.toContain('Headstock is ready');
    expect(await waitForSilence(Object.values(workspace.ports), 0)).toEqual([]);
  });
});
