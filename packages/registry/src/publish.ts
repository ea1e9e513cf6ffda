import { remoteNameSchema } from '@headstock/contracts/registry';
import { type BuildFile, buildIdOf, integrityOf } from './build.model.ts';
import { readBuildOutput } from './build-output.ts';
import { setCanary, setCurrent } from './channel.model.ts';
import { compressedSiblings } from './compress.ts';
import { RegistryError } from './registry-error.ts';
import type { BuildRecord, Storage } from './storage.ts';

/**
 * What to publish: a remote's build output, the channel that gets it, and the canary's share (1–99 %) if it is one.
 * `compress: false` leaves out the compressed files, which takes a moment instead of seconds.
 */
export type PublishRequest = {
  remote: string;
  from: string;
  channel: string;
  canaryPercent?: number;
  compress?: boolean;
};

/** `unchanged` means that the channel serves exactly these contents already. */
export type PublishOutcome = { kind: 'published' | 'unchanged'; buildId: string; revision: number };

async function withSiblings(files: readonly BuildFile[]): Promise<BuildFile[]> {
  const siblings: BuildFile[] = [];
  for (const file of files) siblings.push(...(await compressedSiblings(file)));
  return [...files, ...siblings];
}

/**
 * Stores a remote's build under its content address and points the channel at it.
 * Safe to run from several processes at once. Throws RegistryError when there is nothing that can be published.
 */
export async function publish(storage: Storage, request: PublishRequest): Promise<PublishOutcome> {
  const { channel: channelName, canaryPercent, compress = true } = request;
  const remote = remoteNameSchema.parse(request.remote);
  const files = await readBuildOutput(request.from);
  const build = { buildId: buildIdOf(files), integrity: integrityOf(files) };
  const { buildId } = build;
  const filesToStore = async () => (compress ? withSiblings(files) : files);
  // Compressing takes seconds, so it happens before other publishers are held up.
  const known = await storage.readRecord(remote, buildId);
  const stored = known ? undefined : await filesToStore();

  return storage.exclusively(async () => {
    const now = new Date();
    if (!(await storage.readRecord(remote, buildId))) {
      const record: BuildRecord = { remote, ...build, publishedAt: now.toISOString() };
      await storage.storeBuild(record, stored ?? (await filesToStore()));
    }
    const channel = await storage.openChannel(channelName);
    const release = channel.manifest.remotes[remote];
    if (canaryPercent !== undefined && !release) {
      throw new RegistryError(`${channelName} serves no ${remote} yet, so it has no canary. Publish without --canary.`);
    }
    const isCanary = canaryPercent !== undefined && release?.current !== buildId;
    const unchanged = isCanary
      ? release?.canary?.buildId === buildId && release.canary.percent === canaryPercent
      : release?.current === buildId;
    if (unchanged) return { kind: 'unchanged', buildId, revision: channel.manifest.revision };
    const next = isCanary ? setCanary(channel, remote, build, canaryPercent) : setCurrent(channel, remote, build, now);
    await storage.writeChannel(next);
    return { kind: 'published', buildId, revision: next.manifest.revision };
  });
}
