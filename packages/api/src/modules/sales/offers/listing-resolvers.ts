import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { loadListings } from '#api/modules/catalog/index.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { takeWatcherLimit } from './offer-limits.ts';
import { loadOfferListings, offerListings } from './offer-listings.ts';
import { offerToWatchers } from './offer-to-watchers.ts';
import { setOfferRule } from './set-offer-rule.ts';

/** Refusals with these codes are about a field. */
const fields: Readonly<Record<string, 'AMOUNT' | 'SHIPPING' | 'MESSAGE' | 'BELOW' | 'COUNTER'>> = {
  amount: 'AMOUNT',
  shipping: 'SHIPPING',
  message: 'MESSAGE',
  below: 'BELOW',
  counter: 'COUNTER',
};

/** Listings with their rules as the schema shows them, by id. */
async function viewsOf({ db, locale }: ActorContext, ids: readonly string[]) {
  const rows = await loadOfferListings(db, ids);
  const listings = new Map((await loadListings(db, [...ids], locale)).map((listing) => [listing.id, listing]));
  return new Map(
    [...rows.values()].flatMap((row) => {
      const { id, thresholdPercent: declineBelowPercent, belowPercent, counterPercent, ...counts } = row;
      const listing = listings.get(id);
      const rule = belowPercent === null || counterPercent === null ? null : { belowPercent, counterPercent };
      return listing ? [[id, { id, listing, declineBelowPercent, rule, ...counts }] as const] : [];
    }),
  );
}

/** Answers with the listing as it is after the work, which gives to how many it was offered. */
async function answer(actor: ActorContext, listingId: string, work: () => Promise<number>) {
  const outcome = await attempt(work);
  if (!outcome.ok) {
    const { code, message } = outcome;
    return { ...refused(message, code), field: fields[code] ?? null, count: 0, listing: null };
  }
  const listing = (await viewsOf(actor, [listingId])).get(listingId) ?? null;
  return { ...done, field: null, count: outcome.value, listing };
}

/** Resolvers of what sellers set for the offers on their listings. */
export const listingResolvers = {
  Query: {
    offerListings: async (_source, { everySeller, ...args }, { actor }) => {
      const isAll = everySeller && actor.principal.rights.isAdmin;
      const page = await offerListings(actor.db, isAll ? null : requireAccountId(actor), args);
      const views = await viewsOf(
        actor,
        page.entries.map(({ id }) => id),
      );
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => views.get(id)) };
    },
  },
  Mutation: {
    offerRuleSet: (_source, { listingId, belowPercent, counterPercent }, { actor }) =>
      answer(actor, listingId, async () => {
        const hasNone = (belowPercent ?? null) === null && (counterPercent ?? null) === null;
        const rule = hasNone ? null : { belowPercent: belowPercent ?? 0, counterPercent: counterPercent ?? 0 };
        await setOfferRule(actor, listingId, rule);
        return 0;
      }),
    offerToWatchers: (_source, given, { actor, config, secret }) =>
      answer(actor, given.listingId, async () => {
        await takeWatcherLimit(actor, secret);
        return offerToWatchers(actor, config.publicUrl, given);
      }),
  },
} satisfies Resolvers;
