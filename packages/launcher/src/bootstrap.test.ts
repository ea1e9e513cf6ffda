import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createWorkspaceFixture, type WorkspaceFixture } from './workspace.fixture.ts';

/** Puts an `npm` on the PATH that notes its arguments and ends with `code`. */
async function fakeNpm({ root }: WorkspaceFixture, code = 0): Promise<NodeJS.ProcessEnv> {
  const bin = join(root, 'bin');
  await mkdir(bin);
  await writeFile(join(bin, 'npm'), `#!/bin/sh\necho "$@" >> npm-calls.log\nexit ${code}\n`);
  await chmod(join(bin, 'npm'), 0o755);
  return { PATH: `${bin}:${process.env['PATH']}` };
}

const npmCalls = ({ root }: WorkspaceFixture): Promise<string> =>
  readFile(join(root, 'npm-calls.log'), 'utf8').catch(() => '');

const wantPackage = ({ root }: WorkspaceFixture, version: string, optional = false): Promise<void> =>
  writeFile(
    join(root, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, packages: { 'node_modules/left-pad': { version, optional } } }),
  );

describe('bootstrap', () => {
  it('installs once for a new lockfile, reports it, and runs the command', async () => {
    await using workspace = await createWorkspaceFixture();
    await wantPackage(workspace, '1.0.0');
    const environment = await fakeNpm(workspace);
    const first = workspace.run(['registry', 'help'], environment);
    expect(await first.ended()).toBe(0);
    expect(first.output()).toMatch(/Installing the packages .+\nInstalled in \d+\.\d s\.\nUsage: npm run registry/);
    const second = workspace.run(['registry', 'help'], environment);
    expect(await second.ended()).toBe(0);
    expect(second.output()).not.toContain('Installing');
    expect(await npmCalls(workspace)).toBe('ci --include=dev --no-audit --no-fund --loglevel=error\n');
  });

  it('does not install again after npm install', async () => {
    await using workspace = await createWorkspaceFixture();
    await wantPackage(workspace, '1.0.0');
    const present = { packages: { 'node_modules/left-pad': { version: '1.0.0' } } };
    await writeFile(join(workspace.root, 'node_modules/.package-lock.json'), JSON.stringify(present));
    const environment = await fakeNpm(workspace);
    expect(await workspace.run(['registry', 'help'], environment).ended()).toBe(0);
    await wantPackage(workspace, '1.0.1');
    expect(await npmCalls(workspace)).toBe('');
    expect(await workspace.run(['registry', 'help'], environment).ended()).toBe(0);
    expect(await npmCalls(workspace)).not.toBe('');
  });

  it('does not require the optional packages of other platforms', async () => {
    await using workspace = await createWorkspaceFixture();
    await wantPackage(workspace, '1.0.0', true);
    expect(await workspace.run(['registry', 'help'], await fakeNpm(workspace)).ended()).toBe(0);
    expect(await npmCalls(workspace)).toBe('');
  });

  it('stops when the installation fails, and tries again the next time', async () => {
    await using workspace = await createWorkspaceFixture();
    await wantPackage(workspace, '1.0.0');
    const environment = await fakeNpm(workspace, 1);
    for (const attempt of [1, 2]) {
      const run = workspace.run(['registry', 'help'], environment);
      expect(await run.ended()).toBe(1);
      expect(run.output()).toContain('npm ci failed');
      expect((await npmCalls(workspace)).trim().split('\n')).toHaveLength(attempt);
    }
  });

  it('passes arguments and exit codes through', async () => {
    await using workspace = await createWorkspaceFixture();
    const refused = workspace.run(['registry', 'rollback', 'mfe-catalog']);
    expect(await refused.ended()).toBe(1);
    expect(refused.output()).toBe('production serves no mfe-catalog. Publish it first.\n');
    expect(await workspace.run(['registry', 'rollback', '--nonsense']).ended()).toBe(2);
  });

  it.each([[[]], [['strat']], [['constructor']]])('lists the commands for %j', async (args) => {
    await using workspace = await createWorkspaceFixture();
    const run = workspace.run(args);
    expect(await run.ended()).toBe(2);
    expect(run.output()).toContain('start | dev | test | verify');
  });
});
