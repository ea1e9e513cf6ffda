import { describeFilter, loadListings } from '#api/modules/catalog/index.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { lastPublished } from './published-listings.ts';
import {
  createSearch,
  findOwnSearch,
  findSameSearch,
  markSearchSeen,
  nameOfFilter,
  ownSearches,
  removeSearch,
  restoreSearch,
  type SavedSearchRow,
  updateSearch,
} from './saved-searches.ts';
import { isEmptyFilter, pathOfFilter, toSearchFilter } from './search-filter.model.ts';
import { countHits, MOST_COUNTED, newestHits } from './search-hits.ts';

/** New finds are counted up to so many in the list of searches. */
const MOST_NEW = 100;
const MAX_PAGE = 60;
const PAGE_SIZE = 24;

/** The end of the sequence, read once a request. */
const last = ({ actor, memo }: GraphQLContext): Promise<number> =>
  memo('saved-searches.last', () => lastPublished(actor.db));

type HitsArgs = { readonly since?: number | null; readonly before?: number | null; readonly first?: number | null };

async function hitsPage(search: SavedSearchRow, args: HitsArgs, context: GraphQLContext) {
  const { db, locale } = context.actor;
  const upTo = await last(context);
  const after = Math.max(0, args.since ?? search.seen_seq);
  const first = Math.min(Math.max(1, args.first ?? PAGE_SIZE), MAX_PAGE);
  const count = await countHits(db, search, { after, upTo }, MOST_COUNTED + 1);
  const end = Math.min(upTo, (args.before ?? upTo + 1) - 1);
  const hits = await newestHits(db, search, { after, upTo: end }, first + 1);
  const page = hits.slice(0, first);
  const ids = page.map(({ listingId }) => listingId);
  return {
    totalCount: Math.min(count, MOST_COUNTED),
    totalCountIsLowerBound: count > MOST_COUNTED,
    nodes: await loadListings(db, ids, locale),
    older: hits.length > first ? (page.at(-1)?.seq ?? null) : null,
    upTo,
  };
}

async function answerWithSearch(work: () => Promise<SavedSearchRow>) {
  const outcome = await attempt(work);
  if (outcome.ok) return { ...done, savedSearch: outcome.value };
  return { ...refused(outcome.message, outcome.code), savedSearch: null };
}

async function draft(actor: ActorContext, given: Parameters<typeof toSearchFilter>[0]) {
  const filter = toSearchFilter(given);
  return {
    criteria: await describeFilter(actor.db, filter, actor.locale),
    name: await nameOfFilter(actor, filter),
    canSave: !isEmptyFilter(filter),
    saved: (await findSameSearch(actor.db, requireAccountId(actor), filter)) ?? null,
  };
}

export const resolvers = {
  SavedSearch: {
    criteria: ({ filter }, _args, { actor }) => describeFilter(actor.db, filter, actor.locale),
    path: ({ filter }) => pathOfFilter(filter),
    createdAt: ({ created_at: at }) => at,
    seen: ({ seen_seq: seen }) => seen,
    newCount: async (search, _args, context) =>
      countHits(context.actor.db, search, { after: search.seen_seq, upTo: await last(context) }, MOST_NEW),
    hits: (search, args, context) => hitsPage(search, args, context),
  },
  Query: {
    savedSearches: (_source, _args, { actor }) => ownSearches(actor),
    savedSearch: async (_source, { id }, { actor }) => (await findOwnSearch(actor, id)) ?? null,
    savedSearchDraft: (_source, { filter }, { actor }) => draft(actor, filter),
  },
  Mutation: {
    savedSearchCreate: (_source, input, { actor }) => answerWithSearch(() => createSearch(actor, input)),
    savedSearchUpdate: (_source, { id, ...change }, { actor }) =>
      answerWithSearch(() => updateSearch(actor, id, change)),
    savedSearchRemove: (_source, { id }, { actor }) => answer(() => removeSearch(actor, id)),
    savedSearchRestore: (_source, { id }, { actor }) => answerWithSearch(() => restoreSearch(actor, id)),
    savedSearchMarkSeen: (_source, { id, upTo }, { actor }) => answer(() => markSearchSeen(actor, id, upTo)),
  },
} satisfies Resolvers;
