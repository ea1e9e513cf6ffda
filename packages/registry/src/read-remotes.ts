import { servedBuilds, type StoredChannel } from './channel.model.ts';
import type { Storage } from './storage.ts';

/** A stored build, and the channels that serve it, also as a canary. */
export type BuildView = { readonly id: string; readonly publishedAt: string; readonly servedBy: readonly string[] };

/** What a channel serves of a remote. */
export type ChannelView = {
  readonly name: string;
  readonly revision: number;
  readonly buildId: string;
  /** Since when; null for what was published before that was written down. */
  readonly since: string | null;
  readonly canaryBuildId: string | null;
  readonly canaryPercent: number | null;
  /** Where a rollback leads that names no build; null when there is none. */
  readonly previousBuildId: string | null;
};

/** A remote with its stored builds, the newest first, and the channels that serve it. */
export type RemoteView = {
  readonly name: string;
  readonly builds: readonly BuildView[];
  readonly channels: readonly ChannelView[];
};

function viewOf(channel: StoredChannel, remote: string, stored: ReadonlySet<string>): ChannelView | undefined {
  const release = channel.manifest.remotes[remote];
  if (!release) return undefined;
  const past = (channel.history[remote] ?? []).findLast(({ buildId }) => stored.has(buildId));
  return {
    name: channel.manifest.channel,
    revision: channel.manifest.revision,
    buildId: release.current,
    since: channel.since?.[remote] ?? null,
    canaryBuildId: release.canary?.buildId ?? null,
    canaryPercent: release.canary?.percent ?? null,
    previousBuildId: past?.buildId ?? null,
  };
}

/** All remotes by name; none when nothing was published yet. */
export async function readRemotes(storage: Storage): Promise<RemoteView[]> {
  const channels = await Promise.all((await storage.channelNames()).map((name) => storage.openChannel(name)));
  const remotes: RemoteView[] = [];
  for (const name of await storage.remoteNames()) {
    const records = await storage.records(name);
    const stored = new Set(records.map(({ buildId }) => buildId));
    remotes.push({
      name,
      builds: records.map(({ buildId, publishedAt }) => ({
        id: buildId,
        publishedAt,
        servedBy: channels
          .filter((channel) => servedBuilds(channel, name).includes(buildId))
          .map(({ manifest }) => manifest.channel),
      })),
      channels: channels.flatMap((channel) => viewOf(channel, name, stored) ?? []),
    });
  }
  return remotes;
}
