import { servedBuilds, type StoredChannel } from './channel.model.ts';
import type { Storage } from './storage.ts';

/** Builds before the current one whose pages may still be open in a browser. */
const PAST_BUILDS = 10;

/** The GraphQL documents that pages of a channel send: those of the builds that it serves, and of those that it served lately. */
export async function documentsOf(storage: Storage, channel: StoredChannel): Promise<string[]> {
  const builds = Object.keys(channel.manifest.remotes).flatMap((remote) => {
    const past = (channel.history[remote] ?? []).slice(-PAST_BUILDS).map(({ buildId }) => buildId);
    return [...new Set([...servedBuilds(channel, remote), ...past])].map((buildId) => ({ remote, buildId }));
  });
  const lists = await Promise.all(builds.map(({ remote, buildId }) => storage.readDocuments(remote, buildId)));
  return [...new Set(lists.flat())].toSorted();
}
