import { describe, expect, it } from '@jest/globals';
import { publish } from './publish.ts';
import { createRegistryFixture, type RegistryFixture } from './registry.fixture.ts';
import { promote, prune, rollBack } from './release.ts';

const target = { remote: 'mfe-catalog', channel: 'production' };

async function publishAll(registry: RegistryFixture, ...texts: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const text of texts) {
    const from = await registry.buildOutput(text);
    ids.push((await publish(registry.storage, { ...target, from })).buildId);
  }
  return ids;
}

const release = async (registry: RegistryFixture, channel = target.channel) =>
  (await registry.storage.openChannel(channel)).manifest.remotes[target.remote];

describe('rollback', () => {
  it('goes back one build at a time, and reports when there is none left', async () => {
    await using registry = await createRegistryFixture();
    const [one, two] = await publishAll(registry, 'one', 'two', 'three');
    expect(await rollBack(registry.storage, target)).toEqual({ kind: 'rolled-back', buildId: two });
    expect(await rollBack(registry.storage, target)).toEqual({ kind: 'rolled-back', buildId: one });
    await expect(rollBack(registry.storage, target)).rejects.toThrow('no earlier build of mfe-catalog');
  });

  it('restores the hashes of the build it goes back to', async () => {
    await using registry = await createRegistryFixture();
    await publishAll(registry, 'one');
    const before = await release(registry);
    await publishAll(registry, 'two');
    expect((await release(registry))?.integrity).not.toEqual(before?.integrity);
    await rollBack(registry.storage, target);
    expect(await release(registry)).toEqual(before);
  });

  it('goes to a named build, also forwards', async () => {
    await using registry = await createRegistryFixture();
    const [one = '', , three = ''] = await publishAll(registry, 'one', 'two', 'three');
    await rollBack(registry.storage, { ...target, to: one });
    expect((await release(registry))?.current).toBe(one);
    await rollBack(registry.storage, { ...target, to: three });
    expect((await release(registry))?.current).toBe(three);
  });

  it('refuses a build that is not stored', async () => {
    await using registry = await createRegistryFixture();
    const [one] = await publishAll(registry, 'one');
    await expect(rollBack(registry.storage, { ...target, to: '0123456789abcdef' })).rejects.toThrow('has no build');
    expect((await release(registry))?.current).toBe(one);
  });

  it('withdraws a running canary and leaves the current build alone', async () => {
    await using registry = await createRegistryFixture();
    const [one] = await publishAll(registry, 'one');
    const from = await registry.buildOutput('two');
    await publish(registry.storage, { ...target, from, canaryPercent: 25 });
    expect(await rollBack(registry.storage, target)).toEqual({ kind: 'canary-ended', buildId: one });
    expect(await release(registry)).not.toHaveProperty('canary');
  });
});

describe('promote', () => {
  it('makes the canary current, and can be rolled back', async () => {
    await using registry = await createRegistryFixture();
    const [one] = await publishAll(registry, 'one');
    const from = await registry.buildOutput('two');
    const canary = await publish(registry.storage, { ...target, from, canaryPercent: 25 });
    expect(await promote(registry.storage, target)).toBe(canary.buildId);
    expect((await release(registry))?.current).toBe(canary.buildId);
    expect(await rollBack(registry.storage, target)).toEqual({ kind: 'rolled-back', buildId: one });
  });

  it('copies the build of another channel', async () => {
    await using registry = await createRegistryFixture();
    const from = await registry.buildOutput('one');
    const { buildId } = await publish(registry.storage, { ...target, channel: 'staging', from });
    expect(await promote(registry.storage, { ...target, source: 'staging' })).toBe(buildId);
    expect(await release(registry)).toEqual(await release(registry, 'staging'));
  });

  it('refuses when there is no canary', async () => {
    await using registry = await createRegistryFixture();
    await publishAll(registry, 'one');
    await expect(promote(registry.storage, target)).rejects.toThrow('no canary');
  });
});

describe('prune', () => {
  it('keeps the newest builds and those that a channel serves, canaries included', async () => {
    await using registry = await createRegistryFixture();
    const staged = await registry.buildOutput('one');
    const { buildId: one } = await publish(registry.storage, { ...target, channel: 'staging', from: staged });
    const [two] = await publishAll(registry, 'two', 'three');
    const from = await registry.buildOutput('four');
    const { buildId: four } = await publish(registry.storage, { ...target, from, canaryPercent: 5 });
    const [five] = await publishAll(registry, 'five');
    await publish(registry.storage, { ...target, from, canaryPercent: 5 });
    const removed = await prune(registry.storage, 1);
    expect(removed).toContain(`mfe-catalog/${two}`);
    const kept = (await registry.storage.records(target.remote)).map(({ buildId }) => buildId);
    expect(kept.toSorted()).toEqual([one, four, five].toSorted());
  });
});
