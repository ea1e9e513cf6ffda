import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteRoutesModule } from '@headstock/contracts/remotes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildFixtureRemote } from '../../fixtures/deployment.fixture.ts';
import { evaluateContainer } from '../server/evaluate-container.ts';
import { serverLibraries } from '../server/shared.ts';
import { createShareScope, type Container, type ShareScope, type SharedVersion } from '../share-scope.ts';
import type { SharedName } from '../shared-libraries.ts';
import { root } from '../webpack/preset.ts';
import { sharedVersions } from '../webpack/shared-versions.ts';

const versions = sharedVersions(root);
let folder: string;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = await buildFixtureRemote();
  const names = await readdir(path.join(folder, 'server'));
  const read = names.map(async (name) => [name, await readFile(path.join(folder, 'server', name), 'utf8')] as const);
  files = new Map(await Promise.all(read));
});

afterAll(() => rm(folder, { recursive: true }));

const container = (): Container => evaluateContainer(files, 'mfe-catalog@test');
const scopeWith = (changed: Readonly<Record<string, string>>): ShareScope =>
  createShareScope(serverLibraries, { ...versions, ...changed });
const without = (name: SharedName): ShareScope =>
  Object.fromEntries(Object.entries(scopeWith({})).filter(([key]) => key !== name));

const broken: SharedVersion = { get: () => Promise.reject(new Error('not this')), from: '', eager: true, loaded: 1 };

/** Loads everything that the container has; fails when something of it gets no library. */
async function use(opened: Container): Promise<unknown[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the fixture exposes
  const module = (await opened.get('./routes'))() as RemoteRoutesModule;
  const pages = module.createRoutes({ locale: 'en' }).map(async ({ lazy }) => typeof lazy === 'function' && lazy());
  return Promise.all(pages);
}

describe('a container', () => {
  it('runs with the libraries that it was opened with', async () => {
    const opened = container();
    await opened.init(scopeWith({}));
    expect(await use(opened)).toHaveLength(2);
    expect(await use(opened)).toHaveLength(2);
  });

  it('takes of several versions the one that suits', async () => {
    const { react = {}, ...others } = scopeWith({ 'react-intl': '12.99.0' });
    const opened = container();
    await opened.init({ react: { '18.3.1': broken, ...react, '20.0.0': broken }, ...others });
    expect(await use(opened)).toHaveLength(2);
  });

  it('keeps the libraries that it was opened with', async () => {
    const opened = container();
    await opened.init(scopeWith({}));
    const others = Object.entries(scopeWith({})).map(([name, offered]) => [
      name,
      Object.fromEntries(Object.keys(offered).map((version) => [version, broken])),
    ]);
    await opened.init(Object.fromEntries(others));
    expect(await use(opened)).toHaveLength(2);
  });

  it('refuses to open without a library, and says which one', () => {
    expect(() => container().init(without('react'))).toThrow(
      `mfe_catalog needs react ^${versions['react']}, but gets none`,
    );
  });

  it.each(['18.3.1', '19.0.0', '20.0.0'])('refuses to open with react %s, and says what it needs', (version) => {
    expect(() => container().init(scopeWith({ react: version }))).toThrow(
      `mfe_catalog needs react ^${versions['react']}, but gets ${version}`,
    );
  });

  it('can be opened with the right libraries after it refused', async () => {
    const opened = container();
    expect(() => opened.init(without('react'))).toThrow('needs react');
    await opened.init(scopeWith({}));
    expect(await use(opened)).toHaveLength(2);
  });

  it('says what is missing when it is used before it is opened', async () => {
    await expect(async () => use(container())).rejects.toThrow('but gets none');
  });
});
