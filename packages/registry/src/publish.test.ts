import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { publish } from './publish.ts';
import { createRegistryFixture, type RegistryFixture } from './registry.fixture.ts';
import { prune, rollBack } from './release.ts';

const remote = 'mfe-catalog';
const channel = 'production';

const publishText = async (registry: RegistryFixture, text: string, canaryPercent?: number) =>
  publish(registry.storage, {
    remote,
    channel,
    from: await registry.buildOutput(text),
    ...(canaryPercent && { canaryPercent }),
  });

const released = async (registry: RegistryFixture) => (await registry.storage.openChannel(channel)).manifest;

/** Runs the real command line in a process of its own. */
async function runCli(registry: RegistryFixture, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], {
    env: { ...process.env, HEADSTOCK_DATA: join(registry.folder, '..') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}

describe('publish', () => {
  it('stores the build under its content address and points the channel at it', async () => {
    await using registry = await createRegistryFixture();
    const { kind, buildId, revision } = await publishText(registry, 'one');
    expect({ kind, revision }).toEqual({ kind: 'published', revision: 1 });
    expect((await released(registry)).remotes[remote]?.current).toBe(buildId);
    const stored = await readFile(
      join(registry.storage.buildsFolder, remote, buildId, 'server/remoteEntry.js'),
      'utf8',
    );
    expect(stored).toContain('one');
  });

  it('does nothing when the channel serves the same contents already', async () => {
    await using registry = await createRegistryFixture();
    const first = await publishText(registry, 'one');
    expect(await publishText(registry, 'one')).toEqual({ ...first, kind: 'unchanged' });
    expect(await publishText(registry, 'one', 10)).toEqual({ ...first, kind: 'unchanged' });
  });

  it('serves a canary alongside the current build until a full publish replaces both', async () => {
    await using registry = await createRegistryFixture();
    const one = await publishText(registry, 'one');
    const two = await publishText(registry, 'two', 10);
    const release = (await released(registry)).remotes[remote];
    expect(release).toMatchObject({ current: one.buildId, canary: { buildId: two.buildId, percent: 10 } });
    expect(release?.canary?.integrity).not.toEqual(release?.integrity);
    const three = await publishText(registry, 'three');
    expect((await released(registry)).remotes[remote]).toMatchObject({ current: three.buildId });
    expect((await released(registry)).remotes[remote]).not.toHaveProperty('canary');
  });

  it('refuses a canary of a remote that the channel does not serve yet', async () => {
    await using registry = await createRegistryFixture();
    await expect(publishText(registry, 'one', 10)).rejects.toThrow('Publish without --canary');
  });

  it('refuses a folder that is not a complete build output', async () => {
    await using registry = await createRegistryFixture();
    const from = await registry.buildOutput('one');
    await rm(join(from, 'server'), { recursive: true });
    await expect(publish(registry.storage, { remote, channel, from })).rejects.toThrow('no server/remoteEntry.js');
    expect(await registry.storage.readChannel(channel)).toBeUndefined();
  });

  it.each([
    ['is missing', null, 'browser/chunks.json is missing'],
    ['is not JSON', '<html>', 'browser/chunks.json is not JSON'],
    ['names no files', '{"chunks":{"page-shop":"shop.js"}}', 'browser/chunks.json is not a chunk map'],
  ])('refuses a build that no shell would serve: its chunk map %s', async (_case, chunks, reason) => {
    await using registry = await createRegistryFixture();
    const from = await registry.buildOutput('one');
    const file = join(from, 'browser/chunks.json');
    if (chunks === null) await rm(file);
    else await writeFile(file, chunks);
    await expect(publish(registry.storage, { remote, channel, from })).rejects.toThrow(reason);
    expect(await registry.storage.readChannel(channel)).toBeUndefined();
  });

  it('loses no change with concurrent publishers in other processes', async () => {
    await using registry = await createRegistryFixture();
    const remotes = ['mfe-catalog', 'mfe-account', 'mfe-admin', 'mfe-ai-chat', 'mfe-cart-checkout'];
    const runs = await Promise.all(
      remotes.map(async (name) => runCli(registry, 'publish', name, '--from', await registry.buildOutput(name))),
    );
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
    const manifest = await released(registry);
    expect(Object.keys(manifest.remotes).toSorted()).toEqual(remotes.toSorted());
    expect(manifest.revision).toBe(5);
  });

  it('shows readers a complete channel during fifty changes', async () => {
    await using registry = await createRegistryFixture();
    const [one, two] = [await registry.buildOutput('one'), await registry.buildOutput('two')];
    let publishing = true;
    let reads = 0;
    const reading = (async () => {
      while (publishing) {
        const stored = await registry.storage.readChannel(channel);
        if (stored) reads += 1;
      }
    })();
    for (let i = 0; i < 50; i += 1) await publish(registry.storage, { remote, channel, from: i % 2 ? one : two });
    publishing = false;
    await reading;
    expect(reads).toBeGreaterThan(50);
    expect((await released(registry)).revision).toBe(50);
  });

  it('takes over the lock of a publisher that was killed', async () => {
    await using registry = await createRegistryFixture();
    await publishText(registry, 'one');
    const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(dead, 'close');
    const holder = { token: crypto.randomUUID(), pid: dead.pid, host: hostname() };
    await writeFile(join(registry.folder, 'lock'), JSON.stringify(holder));
    expect((await publishText(registry, 'two')).kind).toBe('published');
  });

  it('stores a pruned build again', async () => {
    await using registry = await createRegistryFixture();
    const one = await publishText(registry, 'one');
    await publishText(registry, 'two');
    expect(await prune(registry.storage, 1)).toEqual([`${remote}/${one.buildId}`]);
    await expect(rollBack(registry.storage, { remote, channel })).rejects.toThrow('no earlier build');
    expect(await publishText(registry, 'one')).toMatchObject({ kind: 'published', buildId: one.buildId });
  });

  it('ignores what an interrupted publish left behind', async () => {
    await using registry = await createRegistryFixture();
    const aside = join(registry.folder, 'incoming', 'browser');
    await mkdir(aside, { recursive: true });
    await writeFile(join(aside, 'stray.js'), 'half');
    const { buildId } = await publishText(registry, 'one');
    const files = await readdir(join(registry.storage.buildsFolder, remote, buildId, 'browser'));
    expect(files).toContain('remoteEntry.js');
    expect(files).not.toContain('stray.js');
  });
});
