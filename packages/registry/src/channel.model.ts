import {
  buildIdSchema,
  type ChannelManifest,
  channelManifestSchema,
  type Integrity,
  remoteNameSchema,
  type RemoteRelease,
} from '@headstock/contracts/registry';
import { z } from 'zod';

/** Builds that a remote's channel served before, oldest first; the last one is where a rollback leads. */
const historySchema = z.array(z.object({ buildId: buildIdSchema, replacedAt: z.iso.datetime() }));

/** A channel as it is stored: the public manifest, and the history for rollbacks. */
export const storedChannelSchema = z.object({
  manifest: channelManifestSchema,
  history: z.record(remoteNameSchema, historySchema),
  /** When the present build of each remote began to be served; missing for what was published before that was written down. */
  since: z.optional(z.record(remoteNameSchema, z.iso.datetime())),
});

export type StoredChannel = z.infer<typeof storedChannelSchema>;

/** A build that a channel can point at. */
export type Build = { buildId: string; integrity: Integrity };

const HISTORY_LIMIT = 50;

/** A channel that serves nothing yet. */
export const emptyChannel = (channel: string): StoredChannel => ({
  manifest: { channel, revision: 0, remotes: {} },
  history: {},
});

function withRelease(channel: StoredChannel, remote: string, release: RemoteRelease): ChannelManifest {
  const { manifest } = channel;
  return { ...manifest, revision: manifest.revision + 1, remotes: { ...manifest.remotes, [remote]: release } };
}

const sinceNow = ({ since }: StoredChannel, remote: string, now: Date): Record<string, string> => ({
  ...since,
  [remote]: now.toISOString(),
});

/** Makes a build the one that everybody gets; a canary ends, and the build before goes into the history. */
export function setCurrent(channel: StoredChannel, remote: string, build: Build, now: Date): StoredChannel {
  const before = channel.manifest.remotes[remote];
  const past = channel.history[remote] ?? [];
  const replaced = before && before.current !== build.buildId;
  const history = replaced ? [...past, { buildId: before.current, replacedAt: now.toISOString() }] : past;
  return {
    manifest: withRelease(channel, remote, { current: build.buildId, integrity: build.integrity }),
    history: { ...channel.history, [remote]: history.slice(-HISTORY_LIMIT) },
    since: before && !replaced ? (channel.since ?? {}) : sinceNow(channel, remote, now),
  };
}

/** Offers a build to `percent` of the visitors beside the current one, which has to exist. */
export function setCanary(channel: StoredChannel, remote: string, build: Build, percent: number): StoredChannel {
  const release = channel.manifest.remotes[remote];
  if (!release) return channel;
  const { buildId, integrity } = build;
  return {
    ...channel,
    manifest: withRelease(channel, remote, { ...release, canary: { buildId, percent, integrity } }),
  };
}

/** Withdraws a canary; everybody gets the current build. */
export function endCanary(channel: StoredChannel, remote: string): StoredChannel {
  const release = channel.manifest.remotes[remote];
  if (!release?.canary) return channel;
  const { current, integrity } = release;
  return { ...channel, manifest: withRelease(channel, remote, { current, integrity }) };
}

/** Goes back to an earlier build and forgets the history after it, so that the next rollback goes further back. */
export function rollBackTo(channel: StoredChannel, remote: string, build: Build, now: Date): StoredChannel {
  const past = channel.history[remote] ?? [];
  const at = past.findLastIndex(({ buildId }) => buildId === build.buildId);
  return {
    manifest: withRelease(channel, remote, { current: build.buildId, integrity: build.integrity }),
    history: { ...channel.history, [remote]: at < 0 ? past : past.slice(0, at) },
    since: sinceNow(channel, remote, now),
  };
}

/** The builds of a remote that a channel serves now: the current one and a canary. */
export function servedBuilds(channel: StoredChannel, remote: string): string[] {
  const release = channel.manifest.remotes[remote];
  if (!release) return [];
  return release.canary ? [release.current, release.canary.buildId] : [release.current];
}
