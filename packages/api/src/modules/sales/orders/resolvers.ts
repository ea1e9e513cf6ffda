import { loadAccount, passesBotCheck, accountRefusal } from '#api/modules/accounts/index.ts';
import { changeWhilePaying } from '#api/modules/sales/checkout/change-while-paying.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { createExpressAddress } from '#api/modules/sales/checkout/express-address.ts';
import { associateContact } from '#api/modules/sales/checkout/express-contact.ts';
import { findDocument } from '#api/modules/sales/documents/find-document.ts';
import { findRefundDocument } from '#api/modules/sales/documents/refund-document.ts';
import { loadRefunds, type RefundView } from '#api/modules/payments/index.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type {
  MutationAccountExpressAssociateArgs,
  QuerySellingOrdersArgs,
  Resolvers,
} from '#api/graphql/resolver-types.generated.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { answer, toAnswer } from '#api/platform/answer-mutation.ts';
import { type Page, type PageArgs, toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { cancelOrder } from './cancel-order.ts';
import { orderResolvers } from './order-resolvers.ts';
import { invoicePage, openBuyerOrders, orderRows } from './order-lists.ts';
import { type OrderAnswer, type OrderView, showOrders } from './order-view.ts';
import { completedOrders, countPurchases } from './purchases.ts';
import { refundOrder } from './refund-order.ts';
import { quoteOrderRefund } from './refund-quote.ts';
import { claimPurchaseReport } from './report-purchase.ts';
import { cancelReturn, setReturned } from './return-line-item.ts';
import { findVisibleOrder, holdsKey } from './find-visible-order.ts';
import { countSellingOrders, sellingPage } from './selling-lists.ts';
import { setPaidOut, setPayoutFailed } from './payouts.ts';
import { toSellingOrderViews } from './selling-orders.ts';
import { setContact, setSalesperson } from './set-people.ts';
import { deliverOrder, setTracking, shipOrder } from './ship-order.ts';

/** Kinds of documents as the schema names them. */
const documentKindOf = {
  INVOICE: 'invoice',
  PACKING_SLIP: 'packing-slip',
  STATEMENT: 'statement',
  SEALED_RECORD: 'sealed-record',
} as const;

async function oneOrder(context: GraphQLContext, id: string, key: string | null = null): Promise<OrderView | null> {
  const row = await findVisibleOrder(context.actor, id, key);
  const [order] = row ? await showOrders(context.actor, checkoutContextOf(context), [row]) : [];
  return order ? { ...order, isKeyShown: holdsKey(order.row, key) } : null;
}

async function ordersOf(context: GraphQLContext, ids: readonly string[]): Promise<OrderView[]> {
  return showOrders(context.actor, checkoutContextOf(context), await orderRows(context.actor.db, ids));
}

async function orderConnection(context: GraphQLContext, page: Page & { totalCount: number }) {
  const orders = await ordersOf(
    context,
    page.entries.map(({ id }) => id),
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => byId.get(id)) };
}

async function invoices(context: GraphQLContext, args: PageArgs) {
  const { actor } = context;
  const page = await invoicePage(actor.db, requireAccountId(actor), args);
  const idsOf = (kind: string) => page.entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const orders = await ordersOf(context, idsOf('order'));
  const refunds = await loadRefunds(actor.db, { ids: idsOf('refund') });
  const byId = new Map<string, OrderView | RefundView>([...orders, ...refunds].map((entry) => [entry.id, entry]));
  return toConnection(page, ({ id }) => byId.get(id));
}

async function visibleRefund(actor: ActorContext, id: string): Promise<RefundView | null> {
  const [refund] = await loadRefunds(actor.db, { ids: [id] });
  const order = refund && (await findVisibleOrder(actor, refund.orderId));
  return order ? refund : null;
}

/** Answers with the order as it is after the work. */
async function answerOrder(
  context: GraphQLContext,
  id: string,
  work: (actor: ActorContext) => Promise<unknown>,
): Promise<OrderAnswer> {
  const outcome = await attempt(() => work(context.actor));
  return outcome.ok ? { ...done, order: await oneOrder(context, id) } : refused(outcome.message, outcome.code);
}

/** Whose sales are asked for: the viewer's own, an admin's choice, everybody's (null) for an admin; '' for what nobody else may see. */
function askedSeller({ actor }: GraphQLContext, sellerId: string | null, everySeller: boolean | null): string | null {
  const own = requireAccountId(actor);
  if (!actor.principal.rights.isAdmin) return !sellerId || sellerId === own ? own : '';
  return everySeller ? null : sellerId || own;
}

async function selling(context: GraphQLContext, { sellerId, everySeller, ...args }: QuerySellingOrdersArgs) {
  const { db } = context.actor;
  const page = await sellingPage(db, askedSeller(context, sellerId ?? null, everySeller ?? false), args);
  const orders = await ordersOf(
    context,
    page.entries.map(({ id }) => id),
  );
  const byId = new Map((await toSellingOrderViews(db, orders)).map((order) => [order.id, order]));
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => byId.get(id)) };
}

async function associate(context: GraphQLContext, args: MutationAccountExpressAssociateArgs) {
  const { actor } = context;
  if (!(await passesBotCheck(context, 'REGISTRATION', args.recaptchaToken)))
    return accountRefusal('botCheck', actor.locale);
  const contact = { email: args.email, firstName: args.firstName ?? null, lastName: args.lastName ?? null };
  const outcome = await changeWhilePaying(checkoutContextOf(context), () =>
    associateContact(actor, args.orderId, contact),
  );
  return outcome.ok
    ? { ...done, account: await loadAccount(actor.db, outcome.value) }
    : refused(outcome.message, outcome.code);
}

export const resolvers = {
  ...orderResolvers,
  OrderRefund: {
    order: async ({ orderId }, _args, context) => {
      const order = await oneOrder(context, orderId);
      if (!order) throw new Error('A refund is shown to somebody who may not see its order.');
      return order;
    },
    document: async ({ id }, _args, context) => {
      const document = await findRefundDocument(context.actor, checkoutContextOf(context), id, context.actor.locale);
      if (!document) throw new Error('A refund is shown to somebody who may not see its order.');
      return document;
    },
  },
  Account: {
    ordersBuyerOpen: async ({ id }, { first }, context) => {
      const { db, principal } = context.actor;
      return orderConnection(context, await openBuyerOrders(db, id === principal.accountId ? id : '', first ?? 50));
    },
  },
  Query: {
    order: (_source, { id, key }, context) => oneOrder(context, id, key ?? null),
    orderRefundQuote: (_source, { id, amountCents }, { actor }) => quoteOrderRefund(actor, id, amountCents),
    orderDocument: async (_source, { id, kind, key }, context) => {
      const wanted = { orderId: id, kind: documentKindOf[kind], key: key ?? null, locale: context.actor.locale };
      return (await findDocument(context.actor, checkoutContextOf(context), wanted)) ?? null;
    },
    orderRefund: (_source, { id }, { actor }) => visibleRefund(actor, id),
    ordersCompleted: async (_source, filter, context) => {
      const { db, principal } = context.actor;
      return orderConnection(context, await completedOrders(db, principal.accountId ?? '', filter));
    },
    purchaseCounts: async (_source, _args, { actor }) => {
      const counts = await countPurchases(actor.db, requireAccountId(actor));
      return {
        toPay: counts.TO_PAY,
        onTheWay: counts.ON_THE_WAY,
        delivered: counts.DELIVERED,
        cancelled: counts.CANCELLED,
      };
    },
    invoices: (_source, args, context) => invoices(context, args),
    sellingOrders: (_source, args, context) => selling(context, args),
    sellingCounts: async (_source, { everySeller }, context) => {
      const counts = await countSellingOrders(context.actor.db, askedSeller(context, null, everySeller ?? false));
      return {
        unpaid: counts.UNPAID,
        toShip: counts.TO_SHIP,
        shipped: counts.SHIPPED,
        delivered: counts.DELIVERED,
        cancelled: counts.CANCELLED,
      };
    },
  },
  Mutation: {
    orderSetContact: (_source, { id, contactId, expectedContactId: expected }, context) =>
      answerOrder(context, id, (actor) => setContact(actor, id, contactId, expected)),
    orderSetSalesperson: (_source, { id, salespersonId, expectedSalespersonId: expected }, context) =>
      answerOrder(context, id, (actor) => setSalesperson(actor, id, salespersonId || null, expected)),
    orderCancel: async (_source, { id }, context) => {
      const checkout = checkoutContextOf(context);
      return toAnswer(await changeWhilePaying(checkout, () => cancelOrder(context.actor, checkout, id)));
    },
    orderSetTracking: (_source, { id, expected, ...tracking }, context) =>
      answerOrder(context, id, (actor) => setTracking(actor, id, tracking, expected)),
    orderShip: (_source, { id, shipDate, ...tracking }, context) =>
      answerOrder(context, id, (actor) =>
        shipOrder(actor, context.config.publicUrl, id, { ...tracking, shipDate: shipDate ?? null }),
      ),
    orderDeliver: (_source, { id }, context) =>
      answerOrder(context, id, (actor) => deliverOrder(actor, context.config.publicUrl, id)),
    orderRefundCreate: (_source, { id, ...given }, context) =>
      answerOrder(context, id, (actor) => refundOrder(actor, checkoutContextOf(context), id, given)),
    orderReportPurchase: (_source, { id }, { actor }) => answer(() => claimPurchaseReport(actor, id)),
    orderSetPaidOut: (_source, { id, expectedCents }, { actor, config }) =>
      answer(() => setPaidOut(actor, config.publicUrl, id, expectedCents)),
    orderSetPayoutFailed: (_source, { id, reason }, { actor, config }) =>
      answer(() => setPayoutFailed(actor, config.publicUrl, id, reason)),
    lineItemSetReturnedAt: (_source, { id, returnNotes, expectedNotes }, { actor, config }) =>
      answer(() => setReturned(actor, config.publicUrl, id, returnNotes, expectedNotes)),
    lineItemCancelReturn: (_source, { id }, { actor }) => answer(() => cancelReturn(actor, id)),
    accountExpressAssociate: (_source, args, context) => associate(context, args),
    addressExpressCreate: async (_source, { address, orderId }, { actor }) => {
      const outcome = await attempt(() => createExpressAddress(actor, orderId, address));
      return outcome.ok ? outcome.value : { ...refused(outcome.message, outcome.code), address: null, issues: [] };
    },
  },
} satisfies Resolvers;
