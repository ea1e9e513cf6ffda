import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { type Page, toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { toMoney, toMoneyOrNull } from '#api/platform/money.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { acceptOffer, declineOffer, extendOffer, withdrawOffer } from './answer-offer.ts';
import { answerOffers, type OfferOutcome } from './answer-offers.ts';
import { counterOffer } from './counter-offer.ts';
import { checkGiven, createOffer } from './create-offer.ts';
import type { OfferRow } from './move-offer.ts';
import { listingResolvers } from './listing-resolvers.ts';
import { takeOfferLimits } from './offer-limits.ts';
import { countBuying, countSelling } from './count-offers.ts';
import { findVisibleOffer, newestOffer, offerRows, offersBuying, offersSelling } from './offer-lists.ts';
import { offerLoadersOf } from './offer-loaders.ts';
import { readProceeds } from './proceeds.ts';
import { proposedSaleOf, sellerNetOf } from './seller-net.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { toldToBuyer } from './offer-states.model.ts';
import { toOfferViews } from './offer-view.ts';

/** Refusals with these codes are about a field. */
const fields: Readonly<Record<string, 'AMOUNT' | 'MESSAGE' | 'SHIPPING'>> = {
  amount: 'AMOUNT',
  message: 'MESSAGE',
  shipping: 'SHIPPING',
};

async function show(actor: ActorContext, row: OfferRow | undefined) {
  return row ? ((await toOfferViews(actor, [row]))[0] ?? null) : null;
}

async function connection(actor: ActorContext, page: Page & { totalCount: number }) {
  const rows = await offerRows(
    actor.db,
    page.entries.map(({ id }) => id),
  );
  const byId = new Map((await toOfferViews(actor, rows)).map((offer) => [offer.id, offer]));
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => byId.get(id)) };
}

/** Answers with the offer as it is after the work, whose mails lead to the shop's own address. */
async function answer(
  { actor, config }: GraphQLContext,
  work: (actor: ActorContext, baseUrl: URL) => Promise<OfferRow>,
) {
  const outcome = await attempt(() => work(actor, config.publicUrl));
  if (outcome.ok) return { ...done, field: null, offer: await show(actor, outcome.value) };
  const { code, message } = outcome;
  return { ...refused(message, code), field: fields[code] ?? null, offer: null };
}

const bulkFields: Readonly<Record<string, 'PERCENT' | 'MESSAGE'>> = { percent: 'PERCENT', message: 'MESSAGE' };

/** What came of several answers, each with its offer as it is now. */
async function showOutcomes(actor: ActorContext, outcomes: readonly OfferOutcome[]) {
  const views = new Map(
    (
      await toOfferViews(
        actor,
        await offerRows(
          actor.db,
          outcomes.map(({ id }) => id),
        ),
      )
    ).map((view) => [view.id, view]),
  );
  const results = outcomes.map((outcome) => {
    const offer = views.get(outcome.id);
    // Of a stranger's offer nothing is said.
    const shown = { id: outcome.id, offer: offer?.side === 'seller' ? offer : null };
    return outcome.ok ? { ...shown, ...done } : { ...shown, ...refused(outcome.message, outcome.code) };
  });
  const count = outcomes.filter(({ ok }) => ok).length;
  const whole =
    count === outcomes.length
      ? done
      : refused(salesMessages(actor.locale).offersAnswered(count, outcomes.length), 'partly');
  return { ...whole, field: null, results };
}

export const resolvers = {
  Offer: {
    moves: async ({ id, side }, _args, { actor }) => {
      const moves = await offerLoadersOf(actor).moves.load(id);
      return side === 'buyer' ? moves.map(toldToBuyer) : moves;
    },
    placeInLine: async ({ id }, _args, { actor }) => (await offerLoadersOf(actor).place.load(id)) ?? null,
    automaticAnswer: ({ side, automatic }) => (side === 'seller' ? automatic : null),
    sellerNet: sellerNetOf,
    proceeds: (offer, _args, { actor }) =>
      offer.side === 'seller' ? offerLoadersOf(actor).proceeds.load(proposedSaleOf(offer)) : null,
    buyerUnpaidOffers: async ({ side, buyer }, _args, { actor }) =>
      side === 'seller' ? offerLoadersOf(actor).unpaid.load(buyer.id) : null,
  },
  LineItem: {
    offer: ({ offer }) =>
      offer && { ...offer, amount: toMoney(offer.agreedCents), shipping: toMoneyOrNull(offer.agreedShippingCents) },
  },
  Query: {
    ...listingResolvers.Query,
    saleProceeds: (_source, { listingId, amountCents: cents, shippingCents = null }, { actor }) =>
      readProceeds(actor, { listingId, cents, shippingCents }),
    offersBuyingCounts: (_source, _args, { actor }) => countBuying(actor.db, requireAccountId(actor)),
    offersSellingCounts: (_source, { everySeller }, { actor }) => {
      const isAll = everySeller && actor.principal.rights.isAdmin;
      return countSelling(actor.db, isAll ? null : requireAccountId(actor));
    },
    offer: async (_source, { id }, { actor }) => show(actor, await findVisibleOffer(actor.db, actor.principal, id)),
    viewerOffer: async (_source, { listingId }, { actor }) => {
      const { accountId } = actor.principal;
      return accountId === null ? null : show(actor, await newestOffer(actor.db, accountId, listingId));
    },
    offersBuying: async (_source, filter, { actor }) =>
      connection(actor, await offersBuying(actor.db, requireAccountId(actor), filter)),
    offersSelling: async (_source, { everySeller, ...filter }, { actor }) => {
      const isAll = everySeller && actor.principal.rights.isAdmin;
      return connection(actor, await offersSelling(actor.db, isAll ? null : requireAccountId(actor), filter));
    },
  },
  Mutation: {
    ...listingResolvers.Mutation,
    offersAnswer: async (_source, given, { actor, config }) => {
      const outcome = await attempt(() => answerOffers(actor, config.publicUrl, given));
      if (outcome.ok) return showOutcomes(actor, outcome.value);
      const { code, message } = outcome;
      return { ...refused(message, code), field: bulkFields[code] ?? null, results: [] };
    },
    offerExtend: (_source, { id }, context) => answer(context, (actor, baseUrl) => extendOffer(actor, baseUrl, id)),
    offerCreate: (_source, given, context) =>
      answer(context, async (actor, baseUrl) => {
        const { listingId } = checkGiven(given, actor.locale);
        await takeOfferLimits(actor, context.secret, listingId);
        return createOffer(actor, baseUrl, given, context.config.offerAnswerDelay);
      }),
    offerWithdraw: (_source, { id }, context) => answer(context, (actor, baseUrl) => withdrawOffer(actor, baseUrl, id)),
    offerAccept: (_source, { id, ...read }, context) =>
      answer(context, (actor, baseUrl) => acceptOffer(actor, baseUrl, id, read)),
    offerDecline: (_source, { id, ...given }, context) =>
      answer(context, (actor, baseUrl) => declineOffer(actor, baseUrl, id, given)),
    offerCounter: (_source, { id, ...given }, context) =>
      answer(context, (actor, baseUrl) => counterOffer(actor, baseUrl, id, given)),
  },
} satisfies Resolvers;
