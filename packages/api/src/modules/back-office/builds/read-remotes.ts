import { sql } from 'kysely';
import { RegistryError } from '@headstock/registry/registry-error';
import { type ChannelView, readRemotes } from '@headstock/registry/read-remotes';
import { Storage } from '@headstock/registry/storage';
import { type Config, inDataFolder } from '#api/platform/config.ts';
import type { Db } from '#api/platform/db/database.ts';
import { listRemoteFailures, type RemoteFailure } from './remote-failures.ts';

/** The registry's folder: it lies in the data folder of the shop. */
export const registryOf = (config: Config): Storage => new Storage(inDataFolder(config, 'registry'));

/** What a channel serves of a remote, and who decided that here; null for what was published from a terminal. */
export type RemoteChannelView = ChannelView & { readonly changedById: string | null };

/** A remote with its builds, channels and failures. */
export type RemoteView = {
  readonly name: string;
  readonly builds: readonly {
    readonly id: string;
    readonly publishedAt: Date;
    readonly servedBy: readonly string[];
    readonly failureCount: number;
  }[];
  readonly channels: readonly RemoteChannelView[];
  readonly failures: readonly RemoteFailure[];
};

type Decision = { remote: string; channel: string; buildId: string; accountId: string | null };

/** Who last changed what a channel serves of a remote, by the log. */
async function lastDecisions(db: Db): Promise<readonly Decision[]> {
  const { rows } = await sql<Decision>`SELECT DISTINCT ON (subject_id, detail ->> 'channel') subject_id AS remote,
      detail ->> 'channel' AS channel, detail ->> 'to' AS "buildId", actor_account_id AS "accountId"
    FROM audit_log WHERE action = 'remote.rolled-back' AND subject_kind = 'remote'
    ORDER BY subject_id, detail ->> 'channel', at DESC, id DESC`.execute(db);
  return rows;
}

/** All remotes by name; none where the registry is on another machine, or nothing was published yet. Throws when its files are damaged. */
export async function listRemotes(db: Db, config: Config): Promise<RemoteView[]> {
  const remotes = await readRemotes(registryOf(config)).catch((error: unknown) => {
    if (error instanceof RegistryError) return [];
    throw error;
  });
  const [failures, decisions] = [await listRemoteFailures(db), await lastDecisions(db)];
  return remotes.map(({ name, builds, channels }) => {
    const own = failures.filter(({ remote }) => remote === name);
    const failuresOf = (buildId: string): number =>
      own.filter((failure) => failure.buildId === buildId).reduce((sum, { count }) => sum + count, 0);
    const whoServed = (channel: ChannelView): string | null =>
      decisions.find(
        ({ remote, channel: channelName, buildId }) =>
          remote === name && channelName === channel.name && buildId === channel.buildId,
      )?.accountId ?? null;
    return {
      name,
      builds: builds.map((build) => ({
        ...build,
        publishedAt: new Date(build.publishedAt),
        failureCount: failuresOf(build.id),
      })),
      channels: channels.map((channel) => ({ ...channel, changedById: whoServed(channel) })),
      failures: own,
    };
  });
}
