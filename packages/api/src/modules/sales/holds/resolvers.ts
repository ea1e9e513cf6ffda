import type { ListingSource } from '#api/modules/catalog/index.ts';
import { toAnswer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { titlesOf } from '#api/modules/sales/orders/titles.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { holdOn, isPaidFor } from './hold-batch.ts';
import { holdContextOf } from './hold-context.ts';
import { MAXIMUM_RENEWALS } from './hold-rules.ts';
import { holdMessages, shopTime } from './messages.ts';
import { waitlistResolvers } from './waitlist-resolvers.ts';
import { releaseHolds } from './release-holds.ts';
import { type HoldOutcome, takeHolds } from './take-holds.ts';

type HoldArgs = { orderIds: string[]; tab?: string | null; renew?: boolean | null };
type ReleaseArgs = Omit<HoldArgs, 'renew'>;

const nothing = { until: null, secondsLeft: 0, renewalsLeft: 0, held: [], heldByOthers: [] };
const tabPattern = /^\w{1,40}$/;

/** What a page calls itself; one without a usable name shares one with all others. */
const tabOf = (tab: string | null | undefined): string => (tabPattern.test(tab ?? '') ? (tab ?? '') : '');

/** Why something is not held: a code, and a message. */
async function obstacle({ db, locale }: RequestContext, { own, foreign, limited, incomplete }: HoldOutcome) {
  const messages = holdMessages(locale);
  const last = foreign.at(-1);
  if (last) {
    const ids = foreign.map(({ listingId }) => listingId);
    const titles = await titlesOf(db, ids, locale);
    const named = ids.map((id) => titles.get(id) ?? id).join(', ');
    return { code: 'held-by-others', message: messages.heldByOthers(named, shopTime(last.until, locale)) };
  }
  if (limited) return { code: 'limited', message: own.length > 0 ? messages.limitedPartly : messages.limited };
  return incomplete && own.length === 0
    ? { code: 'incomplete', message: messages.incomplete }
    : { code: null, message: null };
}

async function hold(context: RequestContext, { orderIds, tab, renew }: HoldArgs) {
  const request = { orderIds, tab: tabOf(tab), renew: renew ?? false };
  const outcome = await attempt(() => takeHolds(holdContextOf(context), request));
  if (!outcome.ok) return { ...nothing, success: false, code: outcome.code, message: outcome.message };
  const { own, foreign } = outcome.value;
  const [first] = own;
  return {
    success: true,
    ...(await obstacle(context, outcome.value)),
    until: first?.until ?? null,
    secondsLeft: first?.secondsLeft ?? 0,
    renewalsLeft: first ? MAXIMUM_RENEWALS - first.renewals : 0,
    held: own,
    heldByOthers: foreign,
  };
}

export const resolvers = {
  ...waitlistResolvers,
  Listing: {
    heldUntil: async ({ id }: ListingSource, _args: unknown, context) => {
      const seen = await holdOn(context, id);
      return seen && !seen.isOwn ? seen.until : null;
    },
    viewerHoldUntil: async ({ id }: ListingSource, _args: unknown, context) => {
      const seen = await holdOn(context, id);
      return seen?.isOwn ? seen.until : null;
    },
    isPaymentPending: async ({ id, isAvailable }: ListingSource, _args: unknown, context) =>
      !isAvailable && (await isPaidFor(context, id)) === true,
  },
  Mutation: {
    ...waitlistResolvers.Mutation,
    ordersHold: (_source: unknown, args: HoldArgs, context) => hold(context, args),
    ordersRelease: async (_source: unknown, { orderIds, tab }: ReleaseArgs, context) =>
      toAnswer(await attempt(() => releaseHolds(holdContextOf(context), orderIds, tab ? tabOf(tab) : null))),
  },
} satisfies ResolverMap;
