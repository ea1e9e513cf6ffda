import { hasGrant } from '@headstock/contracts/grants';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { changeWhilePaying } from '#api/modules/sales/checkout/change-while-paying.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import type { SeenDraft } from './change-draft.ts';
import { createCustomDraft, createDraft, removeDraft } from './create-draft.ts';
import { setCustomLine } from './custom-lines.ts';
import { setDraftCustomer } from './draft-customer.ts';
import { addToDraft, changeDraftLine } from './draft-lines.ts';
import { extendDraft, setDraftDiscount, setDraftShipping } from './draft-terms.ts';
import { draftPage, loadDraftLines, loadDrafts } from './read-drafts.ts';
import { mailDraftOrder, takeDraftToCounter } from './send-draft.ts';
import { setDraftAddress } from './set-draft-address.ts';

const findDraft = async (context: GraphQLContext, id: string) =>
  isId(id) ? ((await loadDrafts(context.actor, checkoutContextOf(context), [id]))[0] ?? null) : null;

/** Answers with a draft that was begun, or why it was not. */
const begun = async (context: GraphQLContext, outcome: Awaited<ReturnType<typeof attempt<string>>>) =>
  outcome.ok
    ? { ...done, draftOrder: await findDraft(context, outcome.value) }
    : { ...refused(outcome.message, outcome.code), draftOrder: null };

/** Changes a draft and answers with it as it is then, also when it was refused. */
async function change(
  context: GraphQLContext,
  seen: SeenDraft,
  work: (actor: ActorContext, seen: SeenDraft) => Promise<void>,
) {
  const outcome = await changeWhilePaying(checkoutContextOf(context), () => work(context.actor, seen));
  const result = outcome.ok ? done : refused(outcome.message, outcome.code);
  return { ...result, draftOrder: await findDraft(context, seen.id) };
}

export const resolvers = {
  Query: {
    draftOrders: async (_source, filter, context) => {
      const { actor } = context;
      const page = await draftPage(actor.db, filter);
      const ids = page.entries.map(({ id }) => id);
      const drafts = new Map(
        (await loadDrafts(actor, checkoutContextOf(context), ids)).map((draft) => [draft.id, draft]),
      );
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => drafts.get(id)) };
    },
    draftOrder: (_source, { id }, context) => findDraft(context, id),
  },
  DraftOrder: { lines: ({ order }, _args, { actor }) => loadDraftLines(actor, order) },
  Order: {
    lineFacts: (order, _args, { actor }) =>
      actor.principal.rights.isAdmin && hasGrant(actor.principal.rights.grants, 'orders:read')
        ? loadDraftLines(actor, order)
        : [],
  },
  Mutation: {
    draftOrderCreate: async (_source, { listingId }, context) => {
      return begun(context, await attempt(() => createDraft(context.actor, listingId)));
    },
    draftOrderCreateCustom: async (_source, { line }, context) => {
      const outcome = await attempt(() =>
        createCustomDraft(context.actor, { ...line, weightGrams: line.weightGrams ?? null }),
      );
      return begun(context, outcome);
    },
    draftOrderAddListing: (_source, { listingId, ...seen }, context) =>
      change(context, seen, (actor) => addToDraft(actor, seen, listingId)),
    draftOrderSetCustomLine: (_source, { id, version, lineItemId, line }, context) =>
      change(context, { id, version }, (actor, seen) =>
        setCustomLine(actor, seen, lineItemId || null, { ...line, weightGrams: line.weightGrams ?? null }),
      ),
    draftOrderSetLine: (_source, { id, version, lineItemId, quantity, amountCents, reason }, context) =>
      change(context, { id, version }, (actor, seen) =>
        changeDraftLine(actor, seen, {
          lineItemId,
          quantity,
          amountCents: amountCents ?? null,
          reason: reason ?? null,
        }),
      ),
    draftOrderSetCustomer: (_source, { id, version, locale, ...person }, context) =>
      change(context, { id, version }, (actor, seen) =>
        setDraftCustomer(actor, seen, {
          accountId: person.accountId || null,
          email: person.email ?? null,
          firstName: person.firstName ?? null,
          lastName: person.lastName ?? null,
          locale: locale === 'fr' ? 'fr' : 'en',
        }),
      ),
    draftOrderSetAddress: (_source, { id, version, addressId, storeId }, context) =>
      change(context, { id, version }, (actor, seen) =>
        setDraftAddress(actor, seen, { addressId: addressId || null, storeId: storeId || null }),
      ),
    draftOrderSetShipping: (_source, { id, version, shippingMethodRef, overridePriceCents, reason }, context) =>
      change(context, { id, version }, (actor, seen) =>
        setDraftShipping(actor, checkoutContextOf(context), seen, {
          ref: shippingMethodRef,
          overrideCents: overridePriceCents ?? null,
          reason: reason ?? null,
        }),
      ),
    draftOrderSetDiscount: (_source, { amountCents, reason, ...seen }, context) =>
      change(context, seen, (actor) => setDraftDiscount(actor, seen, amountCents, reason ?? null)),
    draftOrderExtend: (_source, { hours, ...seen }, context) =>
      change(context, seen, (actor) => extendDraft(actor, seen, hours)),
    draftOrderMail: (_source, seen, context) =>
      change(context, seen, (actor) => mailDraftOrder(actor, context.config.publicUrl, seen)),
    draftOrderTake: (_source, seen, context) => change(context, seen, (actor) => takeDraftToCounter(actor, seen)),
    draftOrderRemove: (_source, seen, { actor }) => answer(() => removeDraft(actor, seen)),
  },
} satisfies Resolvers;
