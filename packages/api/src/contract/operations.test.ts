import { actAs } from '#api/platform/actor-context.fixture.ts';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
  validate,
} from 'graphql';
import { roleOf } from '#api/contract/permissions.fixture.ts';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { composeApi } from '#api/modules.ts';
import { openWorld, PASSWORD, type Person, type Role, roles, type World } from './people.fixture.ts';

const FILE = new URL('../../../contracts/operations.graphql', import.meta.url);
const operations = Object.entries(separateOperations(parse(readFileSync(FILE, 'utf8'))));

let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await startTestApi();
  world = await openWorld(api);
});
afterAll(() => api.close());

/** What somebody has before an operation is run: a cart, an address, a placed order, something to wish for. */
type Things = Person & {
  readonly role: Role;
  readonly order: string;
  readonly line: string;
  readonly listing: string;
  readonly otherListing: string;
  readonly item: string;
  readonly address: string;
  readonly store: string;
  readonly placed: { readonly order: string; readonly line: string };
};

const address = { line1: '1 Main St', city: 'Memphis', region: 'Tennessee', postalCode: '38103', countryIso: 'US' };
const person = { firstName: 'Ada', lastName: 'Moreau' };
const page = { first: 5 };

/** Sensible variables of every operation. */
const variables: Readonly<Record<string, (things: Things) => Record<string, unknown>>> = {
  NotificationPreferences: () => ({}),
  InvoiceTableOrders: () => page,
  OrderStatement: ({ placed }) => ({ orderId: placed.order }),
  OrderRefundStatement: ({ placed }) => ({ refundId: placed.order }),
  GetViewer: () => ({}),
  GetAddresses: () => ({}),
  GetStores: () => ({}),
  Wishlist: ({ order }) => ({ first: 100, orderId: [order] }),
  GetCart: ({ order }) => ({ orderId: [order] }),
  OrderShippingMethods: ({ order }) => ({
    orderId: order,
    addressEstimateInput: { postalCode: '38103', countryIso: 'US' },
  }),
  orderDetails: ({ placed }) => ({ id: placed.order }),
  GetPartiallyPaidOrders: () => ({}),
  GetUnreadMessageCount: () => ({}),
  UpdateNotificationPreferences: () => ({ preferences: { emailEventTypes: ['order.paid'] } }),
  accountUpdate: () => ({ account: { firstName: 'Ada' } }),
  accountChangePassword: () => ({ passwords: { currentPassword: PASSWORD, newPassword: 'another-horse-battery' } }),
  UpdateAddress: (things) => ({ id: things.address, address: { ...address, ...person } }),
  CreateAddress: () => ({ address: { ...address, ...person } }),
  CreateExpressAddress: ({ order }) => ({ orderId: order, address: { ...address, ...person } }),
  DeleteAddress: (things) => ({ id: things.address }),
  addressSetDefault: (things) => ({ id: things.address }),
  AddToWishlist: ({ item }) => ({ itemId: item }),
  RemoveFromWishlist: ({ item }) => ({ itemId: item }),
  GetCartForPayment: ({ order }) => ({ orderId: [order] }),
  cartAddListing: ({ otherListing, order }) => ({ listingId: otherListing, orderId: [order], express: false }),
  cartUpdateLineItemQuantity: ({ line, order }) => ({ lineItemId: line, orderId: order, quantity: 1 }),
  cartUpdateLineItemPrice: ({ line, order }) => ({ lineItemId: line, orderId: order, amountCents: 90_000 }),
  cartRemoveListing: ({ listing, order }) => ({ listingId: listing, orderId: order }),
  orderSetAffirmPercentageFee: ({ order }) => ({ id: order }),
  orderRemoveAffirmPercentageFee: ({ order }) => ({ id: order }),
  orderSetContact: ({ order }) => ({ id: order, contactId: world.shop.houseId }),
  orderSetShippingMethod: ({ order }) => ({ id: order, shippingMethodRef: 'pickup' }),
  cartSetShippingAddress: ({ order, store }) => ({ orderId: order, storeId: store }),
  accountExpressAssociate: ({ order }) => ({ orderId: order, email: 'ada@example.com', ...person }),
  orderCancel: ({ order }) => ({ id: order }),
  sessionDestroy: () => ({}),
  sessionCreate: ({ email }) => ({ email, password: PASSWORD }),
  sessionCreateWithCode: ({ email }) => ({ email, code: '000000', securityCode: 'none' }),
  sessionSendAuthCode: ({ email }) => ({ email }),
  accountForgotPassword: ({ email }) => ({ email }),
  accountCreate: ({ order }) => ({ account: { email: `new-${order}@example.com`, password: PASSWORD, ...person } }),
  lineItemSetReturnedAt: ({ placed }) => ({ id: placed.line, returnNotes: 'Neck too wide' }),
  lineItemCancelReturn: ({ placed }) => ({ id: placed.line }),
};

/** Operations that must say no to somebody although they are allowed to ask: the code is wrong, nobody has this account. */
const refused = (name: string, role: Role): boolean =>
  name === 'sessionCreateWithCode' || name === 'lineItemCancelReturn' || (name === 'sessionCreate' && role === 'guest');

async function cartOf({ visitor }: Person, listing: string): Promise<{ order: string; line: string }> {
  await visitor.query(`mutation { cartAddListing(listingId: "${listing}") { success } }`);
  const { data } = await visitor.query<{ cart: { orders: { id: string; lineItems: { id: string }[] }[] } }>(
    '{ cart(orderId: []) { orders { id lineItems { id } } } }',
  );
  const order = data?.cart.orders[0];
  return { order: order?.id ?? '', line: order?.lineItems[0]?.id ?? '' };
}

async function thingsOf(role: Role): Promise<Things> {
  const { shop, db } = world;
  const somebody = await world.person(role);
  const listing = await shop.listing();
  const { accountId } = somebody;
  // Before the cart: an account has one open order with a seller.
  const placed = await world.placed(accountId);
  const row = await db.selectFrom('listings').select('item_id').where('id', '=', listing).executeTakeFirstOrThrow();
  return {
    ...somebody,
    ...(await cartOf(somebody, listing)),
    role,
    listing,
    otherListing: await shop.listing(),
    item: row.item_id,
    address: await shop.address(actAs(shop.guest(), { accountId })),
    store: shop.storeId,
    placed,
  };
}

function rootOf(document: DocumentNode): { type: 'Query' | 'Mutation'; fields: string[] } {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const fields = operation?.selectionSet.selections.flatMap((part) =>
    part.kind === Kind.FIELD ? [part.name.value] : [],
  );
  return { type: operation?.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query', fields: fields ?? [] };
}

const successOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'success') : undefined;

const mayAsk = (role: Role, needed: ReturnType<typeof roleOf>): boolean =>
  needed === 'everyone' || role === 'admin' || (needed === 'member' && role !== 'guest');

describe('the operations of the contract', () => {
  it('are 43, are valid, and each has its variables here', async () => {
    const schema = composeApi();
    expect(operations).toHaveLength(43);
    expect(operations.map(([name]) => name).toSorted()).toEqual(Object.keys(variables).toSorted());
    expect(
      operations.flatMap(([name, document]) => validate(schema, document).map(({ message }) => `${name}: ${message}`)),
    ).toEqual([]);
  });

  it.each(operations.flatMap(([name, document]) => roles.map((role) => [name, role, document] as const)))(
    '%s works as %s',
    async (name, role, document) => {
      await world.db.deleteFrom('rate_limits').execute();
      const things = await thingsOf(role);
      const { type, fields } = rootOf(document);
      const allowed = fields.map((field) => mayAsk(role, roleOf(`${type}.${field}`)));
      const answer = await things.visitor.query(print(document), variables[name]?.(things));
      const outcome = {
        code: answer.errors?.[0]?.extensions?.['code'],
        fields: Object.keys(answer.data ?? {}).toSorted(),
        success: fields.map((field) => successOf(answer.data?.[field])),
      };
      const stranger = role === 'guest' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      const worked = type === 'Mutation' ? !refused(name, role) : undefined;
      expect(outcome).toEqual(
        allowed.includes(false)
          ? { code: stranger, fields: [], success: [undefined] }
          : { code: undefined, fields: fields.toSorted(), success: fields.map(() => worked) },
      );
    },
    20_000,
  );
});
