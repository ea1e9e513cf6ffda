import type { OrderLine } from '#api/modules/sales/orders/load-lines.ts';
import { type Page, toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { toMoney } from '#api/platform/money.ts';
import { done } from '#api/platform/mutation-result.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { acceptOffer, counterOffer, declineOffer, withdrawOffer } from './answer-offer.ts';
import { checkGiven, createOffer, type OfferInput } from './create-offer.ts';
import type { OfferRow } from './move-offer.ts';
import { offerContextOf, type OfferContext } from './offer-context.ts';
import { takeOfferLimits } from './offer-limits.ts';
import {
  findVisibleOffer,
  newestOffer,
  type OfferFilter,
  offerRows,
  offersBuying,
  offersSelling,
} from './offer-lists.ts';
import { toOfferViews } from './offer-view.ts';

type ById = { id: string };
type Reply = ById & { reply?: string | null };

/** Refusals with these codes are about a field. */
const fields: Readonly<Record<string, 'AMOUNT' | 'MESSAGE'>> = { amount: 'AMOUNT', message: 'MESSAGE' };

async function show(context: RequestContext, row: OfferRow | undefined) {
  return row ? ((await toOfferViews(context, [row]))[0] ?? null) : null;
}

async function connection(context: RequestContext, page: Page & { totalCount: number }) {
  const rows = await offerRows(
    context.db,
    page.entries.map(({ id }) => id),
  );
  const byId = new Map((await toOfferViews(context, rows)).map((offer) => [offer.id, offer]));
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => byId.get(id)) };
}

async function answer(context: RequestContext, work: (offers: OfferContext) => Promise<OfferRow>) {
  const outcome = await attempt(() => work(offerContextOf(context)));
  if (outcome.ok) return { ...done, field: null, offer: await show(context, outcome.value) };
  const { code, message } = outcome;
  return { success: false, message, field: fields[code] ?? null, offer: null };
}

export const resolvers = {
  LineItem: {
    offer: ({ offer }: OrderLine) => offer && { ...offer, amount: toMoney(offer.agreedCents) },
  },
  Query: {
    offer: async (_source: unknown, { id }: ById, context) =>
      show(context, await findVisibleOffer(context.db, offerContextOf(context), id)),
    viewerOffer: async (_source: unknown, { listingId }: { listingId: string }, context) =>
      context.viewer ? show(context, await newestOffer(context.db, context.viewer.id, listingId)) : null,
    offersBuying: async (_source: unknown, filter: OfferFilter, context) =>
      connection(context, await offersBuying(context.db, offerContextOf(context).accountId, filter)),
    offersSelling: async (
      _source: unknown,
      { everySeller, ...filter }: OfferFilter & { everySeller?: boolean | null },
      context,
    ) => {
      const { accountId, isAdmin } = offerContextOf(context);
      return connection(context, await offersSelling(context.db, everySeller && isAdmin ? null : accountId, filter));
    },
  },
  Mutation: {
    offerCreate: (_source: unknown, given: OfferInput, context) =>
      answer(context, async (offers) => {
        const { listingId } = checkGiven(given, offers);
        await takeOfferLimits(context, offers.accountId, listingId);
        return createOffer(offers, given);
      }),
    offerWithdraw: (_source: unknown, { id }: ById, context) => answer(context, (offers) => withdrawOffer(offers, id)),
    offerAccept: (_source: unknown, { id }: ById, context) => answer(context, (offers) => acceptOffer(offers, id)),
    offerDecline: (_source: unknown, { id, reply }: Reply, context) =>
      answer(context, (offers) => declineOffer(offers, id, reply)),
    offerCounter: (_source: unknown, { id, amountCents, reply }: Reply & { amountCents: number }, context) =>
      answer(context, (offers) => counterOffer(offers, id, amountCents, reply)),
  },
} satisfies ResolverMap;
