import { endCanary, rollBackTo, servedBuilds, setCurrent, type StoredChannel } from './channel.model.ts';
import { checkStoredBuild } from './build-output.ts';
import { RegistryError } from './registry-error.ts';
import type { BuildRecord, Storage } from './storage.ts';

/** A remote in a channel. */
export type Target = { remote: string; channel: string };

function releaseIn(channel: StoredChannel, remote: string) {
  const release = channel.manifest.remotes[remote];
  if (!release) throw new RegistryError(`${channel.manifest.channel} serves no ${remote}. Publish it first.`);
  return release;
}

async function storedBuild(storage: Storage, remote: string, buildId: string): Promise<BuildRecord> {
  const record = await storage.readRecord(remote, buildId);
  if (!record) throw new RegistryError(`${remote} has no build ${buildId}. See: npm run registry -- list ${remote}`);
  return record;
}

/** Throws when the channel has moved since `revision` was read; without one nobody minds. */
function requireRevision({ manifest }: StoredChannel, revision: number | undefined): void {
  if (revision !== undefined && manifest.revision !== revision)
    throw new RegistryError(`${manifest.channel} has changed since it was read. Look at it again.`, 'changed');
}

/**
 * Gives a remote's canary to everybody, or, with `source`, the build that another channel serves.
 * Gives the build that the channel serves now.
 */
export function promote(storage: Storage, target: Target & { source?: string }): Promise<string> {
  const { remote, channel: channelName, source } = target;
  return storage.exclusively(async () => {
    const channel = await storage.openChannel(channelName);
    const buildId = source
      ? releaseIn(await storage.openChannel(source), remote).current
      : releaseIn(channel, remote).canary?.buildId;
    if (!buildId) throw new RegistryError(`${channelName} has no canary of ${remote} to promote.`);
    await storage.writeChannel(setCurrent(channel, remote, await storedBuild(storage, remote, buildId), new Date()));
    return buildId;
  });
}

/** What a rollback did: it withdrew a canary, or went back to an earlier build. */
export type RollbackOutcome = { kind: 'canary-ended' | 'rolled-back'; buildId: string };

async function previousBuild(storage: Storage, channel: StoredChannel, remote: string): Promise<BuildRecord> {
  for (const { buildId } of (channel.history[remote] ?? []).toReversed()) {
    const record = await storage.readRecord(remote, buildId);
    if (record) return record;
  }
  throw new RegistryError(`${channel.manifest.channel} has no earlier build of ${remote} to go back to.`);
}

/**
 * Withdraws a running canary; without one goes back one build; with `to`, goes to exactly that build. With `revision` only while the channel
 * is as it was read. A build that no shell would serve is refused, as it is when it is published.
 */
export function rollBack(
  storage: Storage,
  target: Target & { to?: string; revision?: number },
): Promise<RollbackOutcome> {
  const { remote, channel: channelName, to, revision } = target;
  return storage.exclusively(async () => {
    const channel = await storage.openChannel(channelName);
    requireRevision(channel, revision);
    const release = releaseIn(channel, remote);
    if (release.canary && !to) {
      await storage.writeChannel(endCanary(channel, remote));
      return { kind: 'canary-ended', buildId: release.current };
    }
    const build = to ? await storedBuild(storage, remote, to) : await previousBuild(storage, channel, remote);
    await checkStoredBuild(storage, build);
    await storage.writeChannel(rollBackTo(channel, remote, build, new Date()));
    return { kind: 'rolled-back', buildId: build.buildId };
  });
}

/**
 * Removes builds that no channel serves, but keeps the `keep` newest of each remote for rollbacks.
 * Gives what it removed, as `remote/buildId`.
 */
export function prune(storage: Storage, keep: number): Promise<string[]> {
  return storage.exclusively(async () => {
    const channels = await Promise.all((await storage.channelNames()).map((name) => storage.openChannel(name)));
    const removed: string[] = [];
    for (const remote of await storage.remoteNames()) {
      const served = new Set(channels.flatMap((channel) => servedBuilds(channel, remote)));
      for (const { buildId } of (await storage.records(remote)).slice(keep)) {
        if (served.has(buildId)) continue;
        await storage.removeBuild(remote, buildId);
        removed.push(`${remote}/${buildId}`);
      }
    }
    return removed;
  });
}
