import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { toMoney, toMoneyOrNull } from '#api/platform/money.ts';
import { readTerms } from '../rules/deal-terms.ts';
import { tried } from '../tried.ts';
import { answerConsent } from './answer-consent.ts';
import { askConsent, withdrawConsent } from './ask-consent.ts';
import { isConsentKey } from './consent-key.ts';
import { sharesOf } from './consent-shares.model.ts';
import { agreedCents, offersBelow, readConsignment } from './read-consignment.ts';
import { consentIds, type ConsentView, listConsents, loadConsents, readConsents } from './read-consents.ts';

const isReader = ({ principal: { rights } }: ActorContext): boolean => rights.grants.includes('catalogue:read');

/** A question as its consignor sees it: signed in, or by the mailed link until that ends. */
async function findForConsignor({ actor, secrets }: GraphQLContext, id: string, key: string | null) {
  const request = isId(id) ? (await loadConsents(actor.db, [id], actor.now)).get(id) : undefined;
  if (!request) return null;
  const isOpened = key !== null && request.expires_at > actor.now && isConsentKey(secrets, request, key);
  return isOpened || actor.principal.accountId === request.account_id ? request : null;
}

async function answerWith({ actor }: GraphQLContext, work: () => Promise<string>) {
  const { value: id, answer } = await tried(work);
  return { ...answer, request: id === null ? null : ((await loadConsents(actor.db, [id], actor.now)).get(id) ?? null) };
}

export const resolvers = {
  Query: {
    consentRequest: (_source, { id, key }, context) => findForConsignor(context, id, key ?? null),
    viewerConsentRequests: async (_source, _args, { actor }) =>
      listConsents(actor.db, await consentIds(actor.db, { accountId: requireAccountId(actor) }), actor.now),
    consentRequests: async (_source, args, { actor: { db, now } }) => {
      const page = await readConsents(db, args);
      const ids = page.entries.map(({ id }) => id);
      const rows = await loadConsents(db, ids, now);
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => rows.get(id)) };
    },
    consignment: async (_source, { listingId }, { actor: { db } }) => (await readConsignment(db, listingId)) ?? null,
  },
  Consignment: {
    fee: ({ feeCents }) => toMoney(feeCents),
    price: ({ askingCents, status }) => (status === 'live' ? toMoneyOrNull(askingCents) : null),
    floor: ({ floorCents }) => toMoneyOrNull(floorCents),
    offers: async (consignment, _args, { actor: { db } }) =>
      (await offersBelow(db, consignment.listingId, agreedCents(consignment))).map(({ cents, ...offer }) => ({
        ...offer,
        amount: toMoney(cents),
      })),
    requests: async ({ listingId }, _args, { actor: { db, now } }) =>
      listConsents(db, await consentIds(db, { listingId }), now),
  },
  ConsentRequest: {
    listingId: (request) => request.listing_id,
    title: ({ titleEn, titleFr }: ConsentView, _args, { actor }) => (actor.locale === 'fr' ? titleFr : titleEn),
    priceBefore: (request) => toMoney(request.price_before_cents),
    priceAfter: (request) => toMoney(request.price_after_cents),
    floor: (request) => toMoneyOrNull(request.floor_cents),
    shareBasisPoints: (request) => request.share_basis_points,
    shareBefore: (request) => toMoney(sharesOf(request.price_before_cents, request.share_basis_points).shop),
    shareAfter: (request) => toMoney(sharesOf(request.price_after_cents, request.share_basis_points).shop),
    netBefore: (request) => toMoney(request.net_before_cents),
    netAfter: (request) => toMoney(request.net_after_cents),
    fee: (request) => toMoney(request.fee_cents),
    terms: (request, _args, { actor }) => readTerms(actor.db, request.deal, request.terms_version),
    askedBy: (request, _args, { actor }) => (isReader(actor) ? request.askedBy : null),
    consignor: (request, _args, { actor }) => (isReader(actor) ? request.consignor : null),
    askedAt: (request) => request.asked_at,
    expiresAt: (request) => request.expires_at,
    closedAt: (request) => request.closed_at,
    isAnsweredByLink: (request) => request.answered_via === 'LINK',
    wished: (request) => toMoneyOrNull(request.wished_cents),
  },
  Mutation: {
    consentAsk: (_source, { listingId, question }, context) =>
      answerWith(context, () => askConsent(context.actor, context, listingId, question)),
    consentWithdraw: (_source, { id }, context) =>
      answerWith(context, async () => {
        await withdrawConsent(context.actor, id);
        return id;
      }),
    consentAnswer: async (_source, { id, key, answer, reason, wishedCents }, context) => {
      const given = { id, key: key ?? null, answer, reason: reason ?? null, wishedCents: wishedCents ?? null };
      const outcome = await tried(() => answerConsent(context.actor, context, given));
      return { ...outcome.answer, request: outcome.value };
    },
  },
} satisfies Resolvers;
