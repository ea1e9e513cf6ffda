import {
  accountMessage,
  type AddressInput,
  loadAccount,
  passesBotCheck,
  toAddress,
} from '#api/modules/accounts/index.ts';
import { changeWhilePaying } from '#api/modules/sales/checkout/change-while-paying.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { loadRefunds, type RefundView } from '#api/modules/payments/index.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { answer, toAnswer } from '#api/platform/answer-mutation.ts';
import { cancelOrder } from './cancel-order.ts';
import { createExpressAddress } from '#api/modules/sales/checkout/express-address.ts';
import { associateContact } from '#api/modules/sales/checkout/express-contact.ts';
import { type Page, type PageArgs, toConnection } from '#api/platform/db/keyset-page.ts';
import { orderContextOf } from './order-context.ts';
import { findDocument } from '#api/modules/sales/documents/find-document.ts';
import { orderFields } from './order-fields.ts';
import { completedOrders, invoicePage, openBuyerOrders, orderRows } from './order-lists.ts';
import { principalOf } from './order-ownership.ts';
import { type OrderView, showOrders } from './order-view.ts';
import { type RefundInput, refundOrder } from './refund-order.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { cancelReturn, setReturned } from './return-line.ts';
import { findVisibleOrder, holdsKey } from './see-order.ts';
import { sellingPage, setPaidOut, toSellingOrderViews } from './selling-orders.ts';
import { setContact, setSalesperson } from './set-people.ts';
import { deliverOrder, setTracking, shipOrder } from './ship-order.ts';
import type { Tracking } from '#api/modules/fulfilment/index.ts';
import type { PaymentState } from './tables.ts';

type CompletedArgs = PageArgs & { paymentState?: PaymentState | null };
/** Kinds of papers as the schema names them. */
const documentKindOf = { INVOICE: 'invoice', PACKING_SLIP: 'packing-slip', STATEMENT: 'statement' } as const;
type DocumentArgs = { id: string; kind: keyof typeof documentKindOf; key?: string | null };
type SellingArgs = PageArgs & { toShip?: boolean | null; sellerId?: string | null };
type SalespersonArgs = { id: string; salespersonId?: string | null };
type ShipArgs = Tracking & { id: string; shipDate?: Date | null };
type ContactArgs = {
  orderId: string;
  email: string;
  firstName?: string | null;
  lastName?: string | null;
  recaptchaToken?: string | null;
};

/** The id of the signed-in account, which the permissions require. */
const memberId = ({ viewer }: RequestContext): string => viewer?.id ?? '';

async function oneOrder(context: RequestContext, id: string, key: string | null = null): Promise<OrderView | null> {
  const row = await findVisibleOrder(context.db, principalOf(context), id, key);
  const [order] = row ? await showOrders(context, [row]) : [];
  return order ? { ...order, isKeyShown: holdsKey(order.row, key) } : null;
}

async function orderConnection(context: RequestContext, page: Page & { totalCount: number }) {
  const rows = await orderRows(
    context.db,
    page.entries.map(({ id }) => id),
  );
  const byId = new Map((await showOrders(context, rows)).map((order) => [order.id, order]));
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => byId.get(id)) };
}

async function invoices(context: RequestContext, args: PageArgs) {
  const page = await invoicePage(context.db, memberId(context), args);
  const idsOf = (kind: string) => page.entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const orders = await showOrders(context, await orderRows(context.db, idsOf('order')));
  const refunds = await loadRefunds(context.db, { ids: idsOf('refund') });
  const byId = new Map<string, OrderView | RefundView>([...orders, ...refunds].map((entry) => [entry.id, entry]));
  return toConnection(page, ({ id }) => byId.get(id));
}

async function visibleRefund(context: RequestContext, id: string): Promise<RefundView | null> {
  const [refund] = await loadRefunds(context.db, { ids: [id] });
  const order = refund && (await findVisibleOrder(context.db, principalOf(context), refund.orderId));
  return order ? refund : null;
}

/** Answers with the order as it is after the work. */
async function answerOrder(context: RequestContext, id: string, work: () => Promise<unknown>) {
  const outcome = await attempt(work);
  return outcome.ok ? { ...done, order: await oneOrder(context, id) } : refused(outcome.message, outcome.code);
}

async function selling(context: RequestContext, { toShip, sellerId, ...args }: SellingArgs) {
  const own = memberId(context);
  const isOwn = !sellerId || sellerId === own;
  const asked = isOwn || context.viewer?.isAdmin === true ? sellerId || own : '';
  const page = await sellingPage(context.db, asked, args, toShip ?? false);
  const rows = await orderRows(
    context.db,
    page.entries.map(({ id }) => id),
  );
  const sources = await toSellingOrderViews(context.db, await showOrders(context, rows));
  const byId = new Map(sources.map((order) => [order.id, order]));
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => byId.get(id)) };
}

async function associate(context: RequestContext, args: ContactArgs) {
  const { db } = context;
  if (!(await passesBotCheck(context, 'REGISTRATION', args.recaptchaToken)))
    return refused(accountMessage('botCheck', context.locale));
  const contact = { email: args.email, firstName: args.firstName ?? null, lastName: args.lastName ?? null };
  const outcome = await changeWhilePaying(checkoutContextOf(context), () =>
    associateContact(db, principalOf(context), args.orderId, contact),
  );
  return outcome.ok
    ? { ...done, account: await loadAccount(db, outcome.value) }
    : refused(outcome.message, outcome.code);
}

export const resolvers = {
  ...orderFields,
  OrderRefund: { order: ({ orderId }: RefundView, _args: unknown, context) => oneOrder(context, orderId) },
  Account: {
    ordersBuyerOpen: async ({ id }: { id: string }, { first }: { first?: number | null }, context) =>
      orderConnection(context, await openBuyerOrders(context.db, id === memberId(context) ? id : '', first ?? 50)),
  },
  Query: {
    order: (_source: unknown, { id, key }: { id: string; key?: string | null }, context) =>
      oneOrder(context, id, key ?? null),
    orderDocument: async (_source: unknown, { id, kind, key }: DocumentArgs, context) =>
      (await findDocument(context, id, documentKindOf[kind], key ?? null, context.locale)) ?? null,
    orderRefund: (_source: unknown, { id }: { id: string }, context) => visibleRefund(context, id),
    ordersCompleted: async (_source: unknown, { paymentState, ...args }: CompletedArgs, context) =>
      orderConnection(context, await completedOrders(context.db, memberId(context), args, paymentState ?? null)),
    invoices: (_source: unknown, args: PageArgs, context) => invoices(context, args),
    sellingOrders: (_source: unknown, args: SellingArgs, context) => selling(context, args),
  },
  Mutation: {
    orderSetContact: (_source: unknown, { id, contactId }: { id: string; contactId: string }, context) =>
      answerOrder(context, id, () => setContact(orderContextOf(context), id, contactId)),
    orderSetSalesperson: (_source: unknown, { id, salespersonId }: SalespersonArgs, context) =>
      answerOrder(context, id, () => setSalesperson(orderContextOf(context), id, salespersonId || null)),
    orderCancel: async (_source: unknown, { id }: { id: string }, context) =>
      toAnswer(await changeWhilePaying(checkoutContextOf(context), () => cancelOrder(orderContextOf(context), id))),
    orderSetTracking: (_source: unknown, { id, ...tracking }: Tracking & { id: string }, context) =>
      answerOrder(context, id, () => setTracking(orderContextOf(context), id, tracking)),
    orderShip: (_source: unknown, { id, shipDate, ...tracking }: ShipArgs, context) =>
      answerOrder(context, id, () => shipOrder(orderContextOf(context), id, tracking, shipDate ?? null)),
    orderDeliver: (_source: unknown, { id }: { id: string }, context) =>
      answerOrder(context, id, () => deliverOrder(orderContextOf(context), id)),
    orderRefundCreate: (_source: unknown, { id, ...given }: RefundInput & { id: string }, context) =>
      answerOrder(context, id, () => refundOrder(orderContextOf(context), id, given)),
    orderSetPaidOut: (_source: unknown, { id }: { id: string }, context) =>
      answer(() => setPaidOut(orderContextOf(context), id)),
    lineItemSetReturnedAt: (_source: unknown, args: { id: string; returnNotes: string }, context) =>
      answer(() => setReturned(orderContextOf(context), args.id, args.returnNotes)),
    lineItemCancelReturn: (_source: unknown, { id }: { id: string }, context) =>
      answer(() => cancelReturn(orderContextOf(context), id)),
    accountExpressAssociate: (_source: unknown, args: ContactArgs, context) => associate(context, args),
    addressExpressCreate: async (_source: unknown, args: { address: AddressInput; orderId: string }, context) => {
      const { db, locale } = context;
      const outcome = await attempt(() => createExpressAddress(db, principalOf(context), args.orderId, args.address));
      return outcome.ok
        ? { ...done, address: toAddress(outcome.value, locale) }
        : refused(outcome.message, outcome.code);
    },
  },
} satisfies ResolverMap;
