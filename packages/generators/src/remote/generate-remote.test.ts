import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkRemote } from '../../scripts/remotes/check-remote.ts';
import { generateRemote, type Tree } from './generate-remote.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** A copy of the files that a new remote depends on. */
function copyWorkspace(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'headstock-generate-'));
  const remotes = globSync('mfe-*/{package.json,src/contract.ts,src/documents.generated.ts}', { cwd: root });
  for (const part of ['packages/contracts', 'tsconfig.base.json', ...remotes])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  linkModules(folder);
  return folder;
}

/** Links the installed modules, and the copied contracts in place of the workspace's. */
function linkModules(folder: string): void {
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules/@headstock'), { recursive: true });
  for (const name of [...readdirSync(modules), ...globSync('@headstock/*', { cwd: modules })]) {
    const target = name === '@headstock/contracts' ? path.join(folder, 'packages/contracts') : path.join(modules, name);
    if (name !== '@headstock') symlinkSync(target, path.join(folder, 'node_modules', name));
  }
}

function treeOf(folder: string): Tree {
  const at = (file: string): string => path.join(folder, file);
  return {
    exists: (file) => existsSync(at(file)),
    read: (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : null),
    write: (file, content) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
  };
}

describe('a generated remote', () => {
  let folder: string;
  const run = (file: string, ...args: readonly string[]): string =>
    execFileSync(process.execPath, [file, ...args], { cwd: folder, encoding: 'utf8' });

  beforeAll(() => {
    folder = copyWorkspace();
    generateRemote(treeOf(folder), { name: 'field-notes' });
    run(path.join(folder, 'packages/contracts/scripts/generate-remotes.ts'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has no placeholders left, and the versions that the shop uses', () => {
    const manifest = readFileSync(path.join(folder, 'mfe-field-notes/package.json'), 'utf8');
    for (const file of globSync('mfe-field-notes/**/*.*', { cwd: folder }))
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(/__\w+__/);
    expect(JSON.parse(manifest)).toMatchObject({
      name: '@headstock/mfe-field-notes',
      dependencies: { react: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    });
  });

  it('is in the generated list of remotes, with its route', () => {
    const remotes = readFileSync(path.join(folder, 'packages/contracts/src/remotes.generated.ts'), 'utf8');
    expect(remotes).toMatch(/remoteNames = \[[^\]]*"mfe-field-notes"/);
    expect(remotes).toContain(`'mfe-field-notes': ["./routes"],`);
    expect(remotes).toContain('"path":"/field-notes","remote":"mfe-field-notes"');
  });

  it('type-checks, and so do the contracts', () => {
    for (const project of ['packages/contracts', 'mfe-field-notes'])
      expect(run(path.join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--noEmit')).toBe('');
  });

  it('follows the pattern of remotes', async () => {
    expect(await checkRemote(path.join(folder, 'mfe-field-notes'), [])).toEqual([]);
  });

  it('is reported as soon as it leaves the pattern', async () => {
    const stray = path.join(folder, 'mfe-field-notes/src/helpers.ts');
    writeFileSync(stray, "emit(store, 'auth/open', {});\n");
    const problems = await checkRemote(path.join(folder, 'mfe-field-notes'), []);
    rmSync(stray);
    expect(problems).toEqual([
      expect.stringMatching(/^src\/helpers\.ts is outside/),
      "the contract's events.fires lacks auth/open",
    ]);
  });

  it('is not created twice, nor under an invalid name', () => {
    expect(() => generateRemote(treeOf(folder), { name: 'field-notes' })).toThrow('mfe-field-notes exists already.');
    expect(() => generateRemote(treeOf(folder), { name: 'Field Notes' })).toThrow('is not a valid name');
  });
});
