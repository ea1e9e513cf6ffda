import DataLoader from 'dataloader';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { loadAccounts } from '#api/modules/accounts/account-source.ts';

type Loader = DataLoader<string, string | null>;
const loaders = new WeakMap<ActorContext, Loader>();

/** The public pictures of all people of one call, asked at once. */
export function avatarsOf(actor: ActorContext): Loader {
  const known =
    loaders.get(actor) ??
    new DataLoader<string, string | null>(
      async (ids) => {
        const accounts = await loadAccounts(actor.db, ids);
        return ids.map((id) => accounts.get(id)?.avatarImage?.url ?? null);
      },
      { cache: false },
    );
  loaders.set(actor, known);
  return known;
}
