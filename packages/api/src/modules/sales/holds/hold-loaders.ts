import DataLoader from 'dataloader';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { listingsBeingPaid, type PendingSale, pendingSales } from './listing-state.ts';
import { holdsOn, type SeenHold } from './read-holds.ts';

/** What many listings are asked at once. Nothing is cached: a mutation changes it, and what follows in the request sees that. */
export type HoldLoaders = {
  /** The hold on a listing as the shopper sees it. */
  readonly hold: DataLoader<string, SeenHold | undefined>;
  /** Whether somebody is paying for the last piece of a listing. */
  readonly isBeingPaid: DataLoader<string, boolean>;
  /** The accepted offer that makes a listing a pending sale. */
  readonly pendingSale: DataLoader<string, PendingSale | undefined>;
};

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

function createLoaders({ db, principal }: ActorContext): HoldLoaders {
  return {
    hold: new DataLoader(
      async (ids) => {
        const holds = await holdsOn(db, unique(ids), principal);
        return ids.map((id) => holds.get(id));
      },
      { cache: false },
    ),
    isBeingPaid: new DataLoader(
      async (ids) => {
        const paid = await listingsBeingPaid(db, unique(ids));
        return ids.map((id) => paid.has(id));
      },
      { cache: false },
    ),
    pendingSale: new DataLoader(
      async (ids) => {
        const pending = await pendingSales(db, unique(ids));
        return ids.map((id) => pending.get(id));
      },
      { cache: false },
    ),
  };
}

const loaders = new WeakMap<ActorContext, HoldLoaders>();

/** The loaders of a call, the same for its whole duration. */
export function holdLoadersOf(actor: ActorContext): HoldLoaders {
  const known = loaders.get(actor) ?? createLoaders(actor);
  loaders.set(actor, known);
  return known;
}
