import type { TestVisitor } from '#api/http/testing.ts';

export type MoneyAnswer = { amountCents: number };
export type OrderAnswer = {
  id: string;
  number: string | null;
  version: number;
  guestKey: string | null;
  completedAt: string | null;
  paymentState: string;
  amountRemaining: MoneyAnswer;
  total: MoneyAnswer;
  subTotal: MoneyAnswer;
  tax: MoneyAnswer;
  shippingCost: MoneyAnswer;
  shippingMethodRef: string | null;
  shippingMethod: { name: string } | null;
  contact: { id: string; email: string; firstName: string | null } | null;
  shipment: { address: { line1: string; region: { name: string } } } | null;
  lineItems: {
    id: string;
    quantity: number;
    state: string;
    listing: { id: string; inViewerCart: boolean; item: { title: string } };
  }[];
  capturedPayments: {
    capturedAmount: MoneyAnswer;
    refundedAmount: MoneyAnswer;
    payment: { __typename: string; last4: string; status: string };
  }[];
  refunds: { refundedAmount: MoneyAnswer; isVoid: boolean; order: { id: string } }[];
};

const ORDER_FIELDS = `
  id number version guestKey completedAt paymentState
  amountRemaining { amountCents } total { amountCents } subTotal { amountCents } tax { amountCents } shippingCost { amountCents }
  shippingMethodRef shippingMethod { name } contact { id email firstName } shipment { address { line1 region { name } } }
  lineItems { id quantity state listing { id inViewerCart item { title } } }
  capturedPayments { capturedAmount { amountCents } refundedAmount { amountCents } payment { __typename status ... on PaymentCard { last4 } } }
  refunds { refundedAmount { amountCents } isVoid order { id } }
`;

/** Runs an operation and gives its data; throws with the messages when there are errors. */
export async function run<Data>(
  visitor: TestVisitor,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const { data, errors } = await visitor.query(query, variables);
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return JSON.parse(JSON.stringify(data));
}

type Result = { success: boolean; message: string | null };

/** Runs a mutation with one root field `result` and gives it. */
export async function mutate<More = object>(visitor: TestVisitor, call: string, fields = ''): Promise<Result & More> {
  const { result } = await run<{ result: Result & More }>(
    visitor,
    `mutation { result: ${call} { success message ${fields} } }`,
  );
  return result;
}

export async function readOrders(
  visitor: TestVisitor,
  ids: readonly string[] = [],
): Promise<{ version: number; orders: OrderAnswer[] }> {
  const { cart } = await run<{ cart: { version: number; orders: OrderAnswer[] } }>(
    visitor,
    `query ($ids: [ID!]!) { cart(orderId: $ids) { version orders { ${ORDER_FIELDS} } } }`,
    { ids },
  );
  return cart;
}

export async function readOrder(visitor: TestVisitor, id: string, key?: string): Promise<OrderAnswer | null> {
  const { order } = await run<{ order: OrderAnswer | null }>(
    visitor,
    `query ($id: ID!, $key: String) { order(id: $id, key: $key) { ${ORDER_FIELDS} } }`,
    { id, key },
  );
  return order;
}

export type PayAnswer = Result & {
  code: string | null;
  nextAction: { type: string; url: string } | null;
  orders: OrderAnswer[];
};

/** Sends a mutation that pays for orders as they were shown, by the methods that `input` names. */
async function sendPayment(
  visitor: TestVisitor,
  orders: readonly OrderAnswer[],
  mutation: { readonly declare: string; readonly call: string },
  input: Record<string, unknown>,
): Promise<PayAnswer> {
  const { result } = await run<{ result: PayAnswer }>(
    visitor,
    `mutation ($orders: [OrderAmountInput!]!, $key: String!, ${mutation.declare}) {
      result: ${mutation.call} {
        success message code nextAction { type url } orders { ${ORDER_FIELDS} }
      }
    }`,
    {
      ...input,
      orders: orders.map(({ id, version, amountRemaining }) => ({
        orderId: id,
        version,
        amountCents: amountRemaining.amountCents,
      })),
    },
  );
  return result;
}

/** Pays for orders as they were shown, by one card. */
export const payFor = (
  visitor: TestVisitor,
  orders: readonly OrderAnswer[],
  token: string,
  key: string,
): Promise<PayAnswer> => {
  const call = 'ordersPayByCard(orders: $orders, token: $token, idempotencyKey: $key)';
  return sendPayment(visitor, orders, { declare: '$token: String!', call }, { token, key });
};

/** Pays for orders as they were shown, by several payment methods. */
export const payWith = (
  visitor: TestVisitor,
  orders: readonly OrderAnswer[],
  paymentMethods: readonly object[],
  key: string,
): Promise<PayAnswer> => {
  const call = 'ordersPay(orders: $orders, paymentMethods: $paymentMethods, idempotencyKey: $key)';
  return sendPayment(
    visitor,
    orders,
    { declare: '$paymentMethods: [PaymentMethodInput!]!', call },
    { paymentMethods, key },
  );
};

const ADDRESS =
  '{ firstName: "Ada", lastName: "L", countryIso: "US", line1: "1 Main St", city: "Memphis", region: "Tennessee", postalCode: "38103" }';

/** A guest puts a listing into the cart and goes through checkout up to the payment; gives the order as shown then. */
export async function checkOut(visitor: TestVisitor, listingId: string): Promise<OrderAnswer> {
  await mutate(visitor, `cartAddListing(listingId: "${listingId}")`);
  const id = (await readOrders(visitor)).orders[0]?.id ?? '';
  await mutate(
    visitor,
    `accountExpressAssociate(orderId: "${id}", email: " Ada@Example.com ", firstName: "Ada", lastName: "L")`,
  );
  const { address } = await mutate<{ address: { id: string } }>(
    visitor,
    `addressExpressCreate(orderId: "${id}", address: ${ADDRESS})`,
    'address { id }',
  );
  await mutate(visitor, `cartSetShippingAddress(orderId: "${id}", addressId: "${address.id}")`);
  await mutate(visitor, `orderSetShippingMethod(id: "${id}", shippingMethodRef: "ground")`);
  const { orders } = await mutate<{ orders: OrderAnswer[] }>(
    visitor,
    `orderEnsureTaxConsidered(orderId: ["${id}"])`,
    `orders { ${ORDER_FIELDS} }`,
  );
  const [order] = orders;
  if (!order) throw new Error('The order is not in the cart.');
  return order;
}
