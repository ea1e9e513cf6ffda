import { openOrderRows } from '#api/modules/sales/cart/read-cart.ts';
import { loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import { showOrders, visitorOf } from '#api/modules/sales/orders/order-view.ts';
import { changeWhilePaying } from './change-while-paying.ts';
import { commerceOf } from '#api/modules/payments/payment-context.ts';
import { done, refused } from '#api/graphql/mutation-result.ts';
import { toMoney } from '#api/platform/money.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { estimateItem, type ItemEstimate } from './estimate-item.ts';
import { PICKUP_REF } from '#api/modules/fulfilment/shipping/rate-table.ts';
import { type AddressEstimate, setShippingMethod, shippingMethods } from './shipping-methods.ts';
import type { MethodQuote } from '#api/modules/fulfilment/shipping/shipping-rates.ts';

type MethodsArgs = { orderId: string; storeId?: string | null; addressEstimateInput?: AddressEstimate | null };
type ChooseArgs = {
  id: string;
  shippingMethodRef: string;
  overridePriceCents?: number | null;
  addressEstimateInput?: AddressEstimate | null;
};

const toOption = ({ name, priceCents, ...quote }: MethodQuote, locale: Locale) => ({
  ...quote,
  name: name[locale],
  price: toMoney(priceCents),
});

/** The methods of an order; with a store only the pick-up. None for an order that is not the visitor's. */
async function orderMethods(context: RequestContext, args: MethodsArgs): Promise<readonly MethodQuote[]> {
  const commerce = commerceOf(context);
  const visitor = visitorOf(context);
  const rows = await openOrderRows(context.db, visitor, [args.orderId]);
  const [order] = await loadOrders(commerce, rows);
  if (!order) return [];
  const methods = await shippingMethods(commerce, visitor, order, args.addressEstimateInput ?? null);
  return args.storeId ? methods.filter(({ ref }) => ref === PICKUP_REF) : methods;
}

async function choose(context: RequestContext, args: ChooseArgs) {
  const commerce = commerceOf(context);
  const visitor = visitorOf(context);
  const choice = {
    ref: args.shippingMethodRef,
    overrideCents: args.overridePriceCents ?? null,
    estimate: args.addressEstimateInput ?? null,
  };
  const outcome = await changeWhilePaying(commerce, () => setShippingMethod(commerce, visitor, args.id, choice));
  return { ...(outcome.ok ? done : refused(outcome.message)), orderId: args.id };
}

export const resolvers = {
  Query: {
    orderShippingMethods: async (_source: unknown, args: MethodsArgs, context) =>
      (await orderMethods(context, args)).map((quote) => toOption(quote, context.locale)),
    itemShippingEstimate: async (_source: unknown, args: ItemEstimate, context) =>
      (await estimateItem(context, args)).map((quote) => toOption(quote, context.locale)),
  },
  OrderResult: {
    order: async (
      { order, orderId }: { order?: unknown; orderId?: string },
      _args: unknown,
      context: RequestContext,
    ) => {
      if (order || orderId === undefined) return order ?? null;
      const rows = await openOrderRows(context.db, visitorOf(context), [orderId]);
      return (await showOrders(context, rows))[0] ?? null;
    },
  },
  Mutation: {
    orderSetShippingMethod: (_source: unknown, args: ChooseArgs, context) => choose(context, args),
  },
} satisfies ResolverMap;
