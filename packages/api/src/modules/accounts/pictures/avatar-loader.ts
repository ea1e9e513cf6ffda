import DataLoader from 'dataloader';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { mergeReads } from '#api/platform/db/merge-reads.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import { loadAccounts } from '#api/modules/accounts/account-source.ts';

type Loader = DataLoader<string, string | null>;
const loaders = new WeakMap<ActorContext, Loader>();

/** Accounts whose picture stays in memory. */
const CACHED = 5_000;
type Avatar = { readonly url: string | null };
const cachedAvatars = cacheByRevision<Avatar>(['people'], CACHED);

const readAvatars = mergeReads(async (db: Db, ids: readonly string[]) => {
  const accounts = await loadAccounts(db, ids);
  return new Map(
    [...accounts].map(([id, { avatarImage }]): [string, Avatar] => [id, { url: avatarImage?.url ?? null }]),
  );
});

/** The public pictures of all people of one call, asked at once. */
export function avatarsOf(actor: ActorContext): Loader {
  const known =
    loaders.get(actor) ??
    new DataLoader<string, string | null>(
      async (ids) => {
        const cache = await cachedAvatars(actor.db);
        const avatars = await cache.many(ids, (missing) => readAvatars(actor.db, missing));
        return ids.map((id) => avatars.get(id)?.url ?? null);
      },
      { cache: false },
    );
  loaders.set(actor, known);
  return known;
}
