import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  buildFixtureRemote,
  createRegistryProcess,
  makeVariant,
  remote,
  type RegistryProcess,
} from '../../fixtures/deployment.fixture.ts';
import { createFaultyProxy, type FaultyProxy } from '../../fixtures/faulty-proxy.fixture.ts';
import { renderGreeting } from '../../fixtures/render-greeting.fixture.tsx';
import { root } from '../webpack/preset.ts';
import { sharedVersions } from '../webpack/shared-versions.ts';
import { RemoteStore, type LoadedRemote, type StoreNotice } from './remote-store.ts';

interface Failure {
  readonly remote: string;
  readonly version: string;
  readonly text: string;
}

const freshFor = 100;
/** How long a page and a request wait, in ms: longer than the busiest machine takes, so that only what hangs runs into it. */
const patient = { patience: 30_000, timeout: 20_000 } as const;
/** For what hangs. */
const impatient = { patience: 300, timeout: 1500 } as const;
const versions = sharedVersions(root);
let build: string;
const variants = new Map<string, Promise<string>>();
let registry: RegistryProcess;
let proxy: FaultyProxy;
let folder: string;
let failures: Failure[];
let notices: StoreNotice[];
const started: RemoteStore[] = [];

const variant = (text: string): Promise<string> => {
  const made = variants.get(text) ?? makeVariant(build, text);
  variants.set(text, made);
  return made;
};

interface StoreOptions {
  readonly freshFor?: number;
  readonly patience?: number;
  readonly timeout?: number;
}

function createStore(options: StoreOptions = {}): RemoteStore {
  const store = new RemoteStore({
    registryUrl: proxy.url,
    channel: 'production',
    folder,
    freshFor,
    ...patient,
    ...options,
    publicPath: '/remotes',
    versions,
    onFailure: (name, version, error) => failures.push({ remote: name, version, text: String(error) }),
    onNotice: (notice) => notices.push(notice),
  });
  started.push(store);
  return store;
}

/** Waits until the store serves the build, at most a minute; gives it. */
async function served(store: RemoteStore, buildId: string, bucket?: number): Promise<LoadedRemote> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(10)) {
    const loaded = store.forVisitor(bucket).peek(remote);
    if (loaded?.buildId === buildId) return loaded;
  }
  throw new Error(`${buildId} is not served: ${JSON.stringify(failures)}`);
}

beforeAll(async () => {
  build = await buildFixtureRemote();
});

beforeEach(async () => {
  registry = await createRegistryProcess();
  await registry.start();
  proxy = await createFaultyProxy(registry.url);
  folder = await mkdtemp(path.join(tmpdir(), 'headstock-code-'));
  failures = [];
  notices = [];
});

afterEach(async () => {
  for (const store of started.splice(0)) store.stop();
  await proxy.close();
  await registry.dispose();
  await rm(folder, { recursive: true, force: true });
});

afterAll(async () => {
  for (const made of [build, ...(await Promise.all(variants.values()))])
    await rm(made, { recursive: true, force: true });
});

describe('deployments', () => {
  it('loads a build with the shell’s own libraries and says what the browser should preload', async () => {
    const buildId = await registry.publish(await variant('one'));
    const loaded = await createStore().forVisitor().get(remote);
    expect(await renderGreeting(loaded)).toContain('Hello from one');
    expect(loaded?.buildId).toBe(buildId);
    const preloads = loaded?.preloads('./routes', ['page-greeting', 'messages-en']) ?? [];
    expect(preloads[0]).toBe(`/remotes/${remote}/${buildId}/browser/remoteEntry.js`);
    expect(preloads.join(' ')).toMatch(/expose-routes.* .*page-greeting.* .*messages-en/);
    expect(new Set(preloads).size).toBe(preloads.length);
  });

  it('takes up a redeploy by itself; a request in flight ends on the build with which it began', async () => {
    const store = createStore();
    store.start();
    const before = await served(store, await registry.publish(await variant('one')));
    const revision = store.forVisitor().revision;
    const after = await served(store, await registry.publish(await variant('two')));
    expect(await renderGreeting(after)).toContain('Hello from two');
    // The page's chunk of the old build is asked for only now.
    expect(await renderGreeting(before)).toContain('Hello from one');
    expect(store.redeploys).toBe(1);
    expect(store.forVisitor().revision).not.toBe(revision);
    expect(notices.map((notice) => notice.kind)).toEqual(['serving', 'serving']);
  });

  it('rolls back', async () => {
    const first = await registry.publish(await variant('one'));
    const second = await registry.publish(await variant('two'));
    const store = createStore();
    store.start();
    await served(store, second);
    await registry.command('rollback', remote);
    expect(await renderGreeting(await served(store, first))).toContain('Hello from one');
  });

  it('gives a canary to its share of the visitors, and to everybody once it is promoted', async () => {
    const current = await registry.publish(await variant('one'));
    const store = createStore();
    store.start();
    await served(store, current);
    const canary = await registry.publish(await variant('two'), 20);
    await served(store, canary, 19);
    expect(store.hasCanary).toBe(true);
    expect(store.forVisitor(20).peek(remote)?.buildId).toBe(current);
    expect(store.forVisitor().peek(remote)?.buildId).toBe(current);
    expect(store.forVisitor(5).revision).not.toBe(store.forVisitor(50).revision);
    await registry.command('promote', remote);
    await served(store, canary);
    expect(store.hasCanary).toBe(false);
    expect(store.forVisitor(19).peek(remote)?.buildId).toBe(canary);
  });

  it('keeps the current build for everybody while a canary cannot be loaded', async () => {
    const current = await registry.publish(await variant('one'));
    const broken = await makeVariant(build, 'broken', (source) => `throw new Error('canary');${source}`);
    const store = createStore();
    store.start();
    await served(store, current);
    const canary = await registry.publish(broken, 50);
    while (failures.length === 0) await sleep(10);
    expect(failures[0]).toMatchObject({ remote, version: canary });
    expect(store.forVisitor(0).peek(remote)?.buildId).toBe(current);
  });

  it('keeps no more than a few builds on disk', async () => {
    const store = createStore();
    store.start();
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven'])
      await served(store, await registry.publish(await variant(text)));
    expect(await readdir(path.join(folder, remote))).toHaveLength(5);
  });
});

describe('the registry', () => {
  it('gone at the start: no remote within a page’s patience, all is well as soon as it is back', async () => {
    await registry.kill();
    const store = createStore({ patience: impatient.patience });
    store.start();
    expect(await store.forVisitor().get(remote)).toBeNull();
    expect(failures).toMatchObject([{ remote: 'registry' }]);
    await registry.start();
    await served(store, await registry.publish(await variant('one')));
  });

  it('gone later: what is loaded goes on serving, and the failure is told once', async () => {
    const store = createStore();
    const buildId = await registry.publish(await variant('one'));
    store.start();
    await served(store, buildId);
    await registry.kill();
    await sleep(5 * freshFor);
    expect((await store.forVisitor().get(remote))?.buildId).toBe(buildId);
    expect(failures).toHaveLength(1);
  });

  it('hanging: a page gets nothing within its patience, and recovery needs no visitor', async () => {
    const buildId = await registry.publish(await variant('one'));
    proxy.fault = () => 'hang';
    const store = createStore(impatient);
    store.start();
    expect(await store.forVisitor().get(remote)).toBeNull();
    proxy.fault = () => undefined;
    await served(store, buildId);
  });

  it('hanging at the files of the first build: a page goes without it while the request still waits', async () => {
    await registry.publish(await variant('one'));
    proxy.fault = (asked) => (asked.startsWith('/builds') ? 'hang' : undefined);
    const store = createStore({ patience: 1500, timeout: 600_000 });
    store.start();
    expect(await store.forVisitor().get(remote)).toBeNull();
    expect(failures).toEqual([]);
  });

  it('hanging at the files of the next build: nobody waits for it, and the build before stays', async () => {
    const first = await registry.publish(await variant('one'));
    const store = createStore({ timeout: 5000 });
    store.start();
    await served(store, first);
    proxy.fault = (asked) => (asked.startsWith('/builds') ? 'hang' : undefined);
    const second = await registry.publish(await variant('two'));
    await sleep(3 * freshFor);
    expect((await store.forVisitor().get(remote))?.buildId).toBe(first);
    expect(failures).toEqual([]);
    while (failures.length === 0) await sleep(20);
    proxy.fault = () => undefined;
    await served(store, second);
  });

  it('talking nonsense: what is loaded goes on serving', async () => {
    const buildId = await registry.publish(await variant('one'));
    const store = createStore();
    store.start();
    await served(store, buildId);
    proxy.fault = () => 'tamper';
    await registry.publish(await variant('two'));
    while (failures.length === 0) await sleep(10);
    expect(failures[0]?.remote).toBe('registry');
    expect((await store.forVisitor().get(remote))?.buildId).toBe(buildId);
  });

  it('gone after a restart: the next process serves what the last one did, from disk, and says so', async () => {
    const buildId = await registry.publish(await variant('one'));
    const before = createStore();
    before.start();
    const earlier = await served(before, buildId);
    before.stop();
    await registry.kill();
    const store = createStore();
    const loaded = await store.forVisitor().get(remote);
    expect(await renderGreeting(loaded)).toContain('Hello from one');
    expect(loaded?.preloads('./routes', ['page-greeting'])).toEqual(earlier.preloads('./routes', ['page-greeting']));
    expect(notices.map(({ kind }) => kind)).toContain('remembered');
  });

  it('hanging after a restart: the kept build still arrives within a page’s patience', async () => {
    const buildId = await registry.publish(await variant('one'));
    const before = createStore();
    before.start();
    await served(before, buildId);
    before.stop();
    proxy.fault = () => 'hang';
    expect((await createStore({ timeout: impatient.timeout }).forVisitor().get(remote))?.buildId).toBe(buildId);
  });
});

describe('a build that is not right', () => {
  it('is refused and never run when a server file was changed on its way, and taken once it is whole', async () => {
    const first = await registry.publish(await variant('one'));
    const store = createStore();
    store.start();
    await served(store, first);
    proxy.fault = (asked) => (/\/server\/page-greeting/.test(asked) ? 'tamper' : undefined);
    const second = await registry.publish(await variant('two'));
    while (failures.length === 0) await sleep(10);
    expect(failures[0]).toMatchObject({ remote, version: second });
    expect(failures[0]?.text).toMatch(/page-greeting.* is not what/);
    expect(store.forVisitor().peek(remote)?.buildId).toBe(first);
    expect('tampered' in globalThis).toBe(false);
    proxy.fault = () => undefined;
    await served(store, second);
  });

  it('is mended from the registry when a kept file was changed on disk', async () => {
    const buildId = await registry.publish(await variant('one'));
    const before = createStore();
    before.start();
    await served(before, buildId);
    before.stop();
    const entry = path.join(folder, remote, buildId, 'server/remoteEntry.js');
    const right = await readFile(entry, 'utf8');
    await writeFile(entry, `globalThis.tampered = true;${right}`);
    expect((await createStore().forVisitor().get(remote))?.buildId).toBe(buildId);
    expect(await readFile(entry, 'utf8')).toBe(right);
    expect('tampered' in globalThis).toBe(false);
  });

  it('leaves the one before in place when a file is missing', async () => {
    const first = await registry.publish(await variant('one'));
    const store = createStore();
    store.start();
    await served(store, first);
    proxy.fault = (asked) => (asked.includes('/chunks.json') ? 'missing' : undefined);
    const second = await registry.publish(await variant('two'));
    while (failures.length === 0) await sleep(10);
    expect(failures[0]).toMatchObject({ remote, version: second, text: expect.stringContaining('404') });
    expect(store.forVisitor().peek(remote)?.buildId).toBe(first);
  });

  it('gives no remote, and names remote and version, when its container throws', async () => {
    const broken = await makeVariant(build, 'broken', (source, file) =>
      file === 'remoteEntry.js' ? `throw new Error('boom');${source}` : source,
    );
    const buildId = await registry.publish(broken);
    // What the registry said stays fresh for as long as this machine needs to load the build.
    const store = createStore({ freshFor: 60_000 });
    expect(await store.forVisitor().get(remote)).toBeNull();
    expect(failures).toEqual([{ remote, version: buildId, text: 'Error: boom' }]);
    // Asked again at once, it does not hammer the registry.
    const asked = proxy.requests.length;
    await store.forVisitor().get(remote);
    expect(proxy.requests.length).toBe(asked);
  });

  it('leaves the one before in place when it needs a newer library than the shell has, and says which', async () => {
    const first = await registry.publish(await variant('one'));
    const store = createStore();
    store.start();
    await served(store, first);
    const ahead = await makeVariant(build, 'ahead', (source) =>
      source.replaceAll(`requiredVersion: "^${versions['react-intl']}"`, 'requiredVersion: "^99.0.0"'),
    );
    const version = await registry.publish(ahead);
    await rm(ahead, { recursive: true });
    const failure = { remote, version, text: expect.stringMatching(/needs react-intl \^99\.0\.0, but gets \d/) };
    for (const end = Date.now() + 60_000; Date.now() < end && failures.length < 1;) await sleep(10);
    expect(failures).toContainEqual(failure);
    expect(store.forVisitor().peek(remote)?.buildId).toBe(first);
  });

  it('can be followed by a right one at once', async () => {
    const broken = await makeVariant(build, 'broken', (source) => `throw new Error('boom');${source}`);
    await registry.publish(broken);
    const store = createStore();
    store.start();
    expect(await store.forVisitor().get(remote)).toBeNull();
    await served(store, await registry.publish(await variant('one')));
  });
});
