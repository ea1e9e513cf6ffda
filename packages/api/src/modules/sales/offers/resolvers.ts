import type { OrderLine } from '#api/modules/sales/orders/load-lines.ts';
import { cursorOf, type Page } from '#api/platform/db/keyset-page.ts';
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
import { toOfferSources } from './offer-view.ts';

type ById = { id: string };
type Reply = ById & { reply?: string | null };

/** Refusals with these codes are about a field. */
const fields: Readonly<Record<string, 'AMOUNT' | 'MESSAGE'>> = { amount: 'AMOUNT', message: 'MESSAGE' };

async function show(context: RequestContext, row: OfferRow | undefined) {
  return row ? ((await toOfferSources(context, [row]))[0] ?? null) : null;
}

async function connection(context: RequestContext, page: Page & { totalCount: number }) {
  const rows = await offerRows(
    context.db,
    page.entries.map(({ id }) => id),
  );
  const byId = new Map((await toOfferSources(context, rows)).map((offer) => [offer.id, offer]));
  const edges = page.entries.flatMap((entry) => {
    const node = byId.get(entry.id);
    return node ? [{ cursor: cursorOf(entry), node }] : [];
  });
  return { totalCount: page.totalCount, pageInfo: page.pageInfo, edges };
}

async function answer(context: RequestContext, work: (desk: OfferContext) => Promise<OfferRow>) {
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
      answer(context, async (desk) => {
        const { listingId } = checkGiven(given, desk);
        await takeOfferLimits(context, desk.accountId, listingId);
        return createOffer(desk, given);
      }),
    offerWithdraw: (_source: unknown, { id }: ById, context) => answer(context, (desk) => withdrawOffer(desk, id)),
    offerAccept: (_source: unknown, { id }: ById, context) => answer(context, (desk) => acceptOffer(desk, id)),
    offerDecline: (_source: unknown, { id, reply }: Reply, context) =>
      answer(context, (desk) => declineOffer(desk, id, reply)),
    offerCounter: (_source: unknown, { id, amountCents, reply }: Reply & { amountCents: number }, context) =>
      answer(context, (desk) => counterOffer(desk, id, amountCents, reply)),
  },
} satisfies ResolverMap;
