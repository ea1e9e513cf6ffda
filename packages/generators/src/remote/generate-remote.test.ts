import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateRemote, type Tree } from './generate-remote.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** A part of the workspace, copied; what is not copied is found where it is. */
function copyWorkspace(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'headstock-generate-'));
  for (const part of ['packages/contracts', 'mfe-account/package.json', 'tsconfig.base.json'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
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
  const run = (tool: string, ...args: readonly string[]): string =>
    execFileSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], { cwd: folder, encoding: 'utf8' });

  beforeAll(() => {
    folder = copyWorkspace();
    generateRemote(treeOf(folder), { name: 'field-notes' });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has nothing of the template left in it, and the versions of the shop', () => {
    const manifest = readFileSync(path.join(folder, 'mfe-field-notes/package.json'), 'utf8');
    expect(manifest).not.toContain('__');
    expect(JSON.parse(manifest)).toMatchObject({
      name: '@headstock/mfe-field-notes',
      dependencies: { react: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    });
  });

  it('is in the contract', () => {
    const remotes = readFileSync(path.join(folder, 'packages/contracts/src/remotes.ts'), 'utf8');
    expect(remotes).toMatch(/remoteNames = \[[^\]]*'mfe-field-notes'\]/);
    expect(remotes).toContain("'mfe-field-notes': ['./routes'],");
    expect(readFileSync(path.join(folder, 'packages/contracts/src/routes.ts'), 'utf8')).toContain(
      "path: '/field-notes'",
    );
  });

  it('has right types, and so has the contract', () => {
    for (const project of ['packages/contracts', 'mfe-field-notes'])
      expect(run('typescript/bin/tsc', '-p', project, '--noEmit')).toBe('');
  });

  it('is not made twice, nor under a name that is none', () => {
    expect(() => generateRemote(treeOf(folder), { name: 'field-notes' })).toThrow('mfe-field-notes is there already.');
    expect(() => generateRemote(treeOf(folder), { name: 'Field Notes' })).toThrow('is no name');
  });
});
