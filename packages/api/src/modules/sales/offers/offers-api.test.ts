import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { type OffersHarness, openOffersHarness, signInAs } from './offers.fixture.ts';

type Shown = {
  id: string;
  state: string;
  declinedBy: string | null;
  counterAmount: { amountCents: number } | null;
  actions: string[];
  item: object;
};
type Made = { success: boolean; message: string | null; field: string | null; offer: Shown };
type Listed = {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: { id: string } }[];
};

let api: TestApi;
let harness: OffersHarness;

beforeAll(async () => {
  api = await startTestApi();
  harness = await openOffersHarness(api.services.db);
});
afterAll(() => api.close());
beforeEach(() => api.services.db.deleteFrom('rate_limits').execute());

const signIn = (accountId: string, locale = 'en'): Promise<TestVisitor> => signInAs(api, accountId, locale);
const member = async (locale?: string) => signIn(await harness.shop.memberId(), locale);
const OFFER = 'id state declinedBy amountOffered { amountCents } counterAmount { amountCents } actions listing { id }';
const make = async (visitor: TestVisitor, listingId: string, cents: number, message = '') => {
  const { offerCreate } = await run<{ offerCreate: Made }>(
    visitor,
    `mutation ($id: ID!, $cents: Int!, $message: String) {
      offerCreate(listingId: $id, amountCents: $cents, message: $message) { success message field offer { ${OFFER} } } }`,
    { id: listingId, cents, message },
  );
  return offerCreate;
};
const own = async (visitor: TestVisitor, listingId: string) =>
  (await run<{ viewerOffer: Shown | null }>(visitor, `{ viewerOffer(listingId: "${listingId}") { ${OFFER} } }`))
    .viewerOffer;

describe('offers over HTTP', () => {
  it('are sorted by when their answer is due, where one is', async () => {
    const seller = await signIn(harness.seller.principal.accountId ?? '');
    const { offer: older } = await make(await member(), await harness.listing(), 90_000);
    const { offer: newer } = await make(await member(), await harness.listing(), 90_000);
    await api.services.db
      .updateTable('offers')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .where('id', '=', newer.id)
      .execute();
    const ids = async (list: string): Promise<string[]> =>
      (
        await run<{ offersSelling: Listed }>(seller, `{ offersSelling(${list}) { edges { node { id } } } }`)
      ).offersSelling.edges.map(({ node }) => node.id);
    expect(await ids('last: 1, state: RECEIVED')).toEqual([newer.id]);
    expect((await ids('first: 100')).indexOf(newer.id)).toBeLessThan((await ids('first: 100')).indexOf(older.id));
  });

  it('go back and forth until the cart has the agreed price', async () => {
    const listingId = await harness.listing();
    const buyer = await member();
    const seller = await signIn(harness.seller.principal.accountId ?? '');
    expect(await own(buyer, listingId)).toBeNull();
    const { offer } = await make(buyer, listingId, 90_000);
    expect(offer).toMatchObject({ state: 'RECEIVED', actions: ['WITHDRAW'], listing: { id: listingId } });
    const selling =
      '{ offersSelling(state: RECEIVED) { totalCount edges { node { id actions buyer { displayName } } } } }';
    expect((await run<{ offersSelling: Listed }>(seller, selling)).offersSelling.edges).toContainEqual({
      node: { id: offer.id, actions: ['ACCEPT', 'COUNTER', 'DECLINE'], buyer: { displayName: expect.any(String) } },
    });
    await mutate(seller, `offerCounter(id: "${offer.id}", amountCents: 95000, reply: "My last word")`);
    expect(await own(buyer, listingId)).toMatchObject({
      state: 'COUNTERED',
      counterAmount: { amountCents: 95_000 },
      actions: ['ACCEPT', 'COUNTER', 'DECLINE', 'WITHDRAW'],
    });
    expect(await mutate(buyer, `offerAccept(id: "${offer.id}")`)).toMatchObject({ success: true });
    expect(await own(buyer, listingId)).toMatchObject({ state: 'ACCEPTED', actions: ['ADD_TO_CART'] });
    const added = await run<{ cartAddListing: { cart: { orders: { lineItems: object[] }[] } } }>(
      buyer,
      `mutation { cartAddListing(listingId: "${listingId}", offerId: "${offer.id}") { success cart { orders { lineItems {
        unitCost { amountCents } offer { id holds amount { amountCents } } } } } } }`,
    );
    expect(added.cartAddListing.cart.orders[0]?.lineItems).toEqual([
      { unitCost: { amountCents: 95_000 }, offer: { id: offer.id, holds: true, amount: { amountCents: 95_000 } } },
    ]);
  });

  it('name the field that is wrong, in the visitor’s language', async () => {
    const listingId = await harness.listing();
    const buyer = await member('fr');
    expect(await make(buyer, listingId, 100_000)).toEqual({
      success: false,
      message: 'Saisissez moins que le prix demandé de 1 000 $. À ce prix, ajoutez-le à votre panier.'.replace(
        '1 000 $.',
        '1\u202f000\u00a0$.',
      ),
      field: 'AMOUNT',
      offer: null,
    });
    expect(await make(buyer, listingId, 90_000, 'x'.repeat(1_001))).toMatchObject({ field: 'MESSAGE' });
  });

  it('do not reveal the threshold, nor to trial and error: four a day on one listing', async () => {
    const listingId = await harness.listing();
    const buyer = await member();
    const seller = await signIn(harness.seller.principal.accountId ?? '');
    for (let round = 0; round < 4; round += 1) {
      const { offer } = await make(buyer, listingId, 10_000 + round);
      expect(offer).toMatchObject({ state: 'RECEIVED', declinedBy: null, actions: ['WITHDRAW'] });
      const plan = `{ offer(id: "${offer.id}") { automaticAnswer { kind amount { amountCents } at } } }`;
      expect(await run(buyer, plan)).toEqual({ offer: { automaticAnswer: null } });
      expect(await run(await member(), plan)).toEqual({ offer: null });
      expect(await run(seller, plan)).toEqual({
        offer: { automaticAnswer: { kind: 'DECLINE', amount: null, at: expect.any(String) } },
      });
      await mutate(buyer, `offerWithdraw(id: "${offer.id}")`);
    }
    expect(await make(buyer, listingId, 90_000)).toMatchObject({ success: false, field: null, offer: null });
    const asked = await run<{ viewerOffer: Shown }>(
      buyer,
      `{ viewerOffer(listingId: "${listingId}") { item { acceptingOffers offerDeclineThreshold } } }`,
    );
    expect(asked.viewerOffer.item).toEqual({ acceptingOffers: true, offerDeclineThreshold: null });
  });

  it('are for members, and a stranger’s id is as unknown as any', async () => {
    const listingId = await harness.listing();
    const { offer } = await make(await member(), listingId, 90_000);
    const guest = api.visitor();
    const create = `mutation { offerCreate(listingId: "${listingId}", amountCents: 90000) { success } }`;
    expect((await guest.query(create)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect((await guest.query(`{ offer(id: "${offer.id}") { id } }`)).errors?.[0]?.extensions?.['code']).toBe(
      'UNAUTHENTICATED',
    );
    expect(await own(guest, listingId)).toBeNull();
    const stranger = await member();
    expect(await own(stranger, listingId)).toBeNull();
    const ask = `{ known: offer(id: "${offer.id}") { id } unknown: offer(id: "${newId()}") { id } }`;
    expect(await run(stranger, ask)).toEqual({ known: null, unknown: null });
    const all = '{ offersSelling(everySeller: true) { totalCount } offersBuying { totalCount edges { cursor } } }';
    expect(await run(stranger, all)).toEqual({
      offersSelling: { totalCount: 0 },
      offersBuying: { totalCount: 0, edges: [] },
    });
  });

  it('show both sides their moves and clock, and the seller alone the net and what the buyer left unpaid', async () => {
    const listingId = await harness.listing();
    const buyer = await member();
    const { offer } = await make(buyer, listingId, 90_000, 'Hello');
    const seller = await signIn(harness.seller.principal.accountId ?? '');
    const fields =
      'moves { kind madeBy amount { amountCents } message reason } secondsLeft placeInLine sellerNet { amountCents } buyerUnpaidOffers actions';
    const read = (visitor: TestVisitor) =>
      run<{ offer: object | null }>(visitor, `{ offer(id: "${offer.id}") { ${fields} } }`);
    const moves = [{ kind: 'OFFER', madeBy: 'BUYER', amount: { amountCents: 90_000 }, message: 'Hello', reason: null }];
    expect((await read(buyer)).offer).toMatchObject({
      moves,
      placeInLine: null,
      sellerNet: null,
      buyerUnpaidOffers: null,
    });
    expect((await read(seller)).offer).toMatchObject({ sellerNet: { amountCents: 84_600 }, buyerUnpaidOffers: 0 });
    await mutate(seller, `offerAccept(id: "${offer.id}")`);
    const stranger = await member();
    for (const visitor of [stranger, buyer])
      expect(await mutate(visitor, `offerExtend(id: "${offer.id}")`)).toMatchObject({ success: false });
    expect(await mutate(seller, `offerExtend(id: "${offer.id}")`)).toMatchObject({ success: true });
    expect((await read(seller)).offer).toMatchObject({ actions: [] });
    const counts = '{ offersBuyingCounts { received accepted } offersSellingCounts(everySeller: true) { accepted } }';
    expect(await run(buyer, counts)).toEqual({
      offersBuyingCounts: { received: 0, accepted: 1 },
      offersSellingCounts: { accepted: 0 },
    });
    expect((await api.visitor().query(counts)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const listed = await run(
      await member(),
      `{ listingHold(listingId: "${listingId}") { isPendingSale isAvailable } }`,
    );
    expect(listed).toEqual({ listingHold: { isPendingSale: true, isAvailable: true } });
    const { item_id: itemId } = await api.services.db
      .selectFrom('listings')
      .select('item_id')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    const card = `{ item(id: "${itemId}") { listing { isPendingSale heldUntil viewerOfferUntil } }
      listingHold(listingId: "${listingId}") { viewerOfferUntil } }`;
    const time = expect.any(String);
    const none = { viewerOfferUntil: null };
    for (const visitor of [api.visitor(), stranger, seller, await signIn(harness.shop.houseId)])
      expect(await run(visitor, card)).toEqual({
        item: { listing: { isPendingSale: true, heldUntil: time, viewerOfferUntil: null } },
        listingHold: none,
      });
    expect(await run(buyer, card)).toEqual({
      item: { listing: { isPendingSale: true, heldUntil: null, viewerOfferUntil: time } },
      listingHold: { viewerOfferUntil: time },
    });
    await harness.runOut(offer.id);
    expect(await run(buyer, card)).toEqual({
      item: { listing: { isPendingSale: false, heldUntil: null, viewerOfferUntil: null } },
      listingHold: none,
    });
  });

  it('have rules that the seller and admins set, and go to watchers whom the seller does not see', async () => {
    const listingId = await harness.listing();
    const watcher = await member();
    const stranger = await member();
    const seller = await signIn(harness.seller.principal.accountId ?? '');
    const admin = await signIn(harness.shop.houseId);
    const { db } = api.services;
    const { item_id: itemId } = await db
      .selectFrom('listings')
      .select('item_id')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    await run(watcher, `mutation { wishlistAddItem(itemId: "${itemId}") { success } }`);
    const rule = (args: string) =>
      `mutation { offerRuleSet(listingId: "${listingId}"${args}) { success code field listing { rule { belowPercent counterPercent } } } }`;
    const toWatchers = `mutation { offerToWatchers(listingId: "${listingId}", amountCents: 90000) { success code count } }`;
    const none = { success: false, code: 'not-found' };
    for (const operation of [rule(', belowPercent: 90, counterPercent: 95'), toWatchers])
      expect((await api.visitor().query(operation)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    for (const visitor of [stranger, watcher]) {
      expect(await run(visitor, rule(', belowPercent: 90, counterPercent: 95'))).toMatchObject({ offerRuleSet: none });
      expect(await run(visitor, toWatchers)).toMatchObject({ offerToWatchers: { ...none, count: 0 } });
    }
    expect(await run(seller, rule(', belowPercent: 90'))).toMatchObject({
      offerRuleSet: { success: false, code: 'counter', field: 'COUNTER', listing: null },
    });
    const set = { rule: { belowPercent: 90, counterPercent: 95 } };
    for (const visitor of [seller, admin])
      expect(await run(visitor, rule(', belowPercent: 90, counterPercent: 95'))).toMatchObject({
        offerRuleSet: { success: true, field: null, listing: set },
      });
    const listed = '{ offerListings(first: 100) { edges { node { id watchersLeft rule { belowPercent } } } } }';
    expect(await run(stranger, listed)).toEqual({ offerListings: { edges: [] } });
    expect(JSON.stringify(await run(seller, listed))).toContain(
      JSON.stringify({ id: listingId, watchersLeft: 1, rule: { belowPercent: 90 } }),
    );
    expect(await run(seller, rule(''))).toMatchObject({ offerRuleSet: { success: true, listing: { rule: null } } });

    expect(await run(seller, toWatchers)).toEqual({ offerToWatchers: { success: true, code: null, count: 1 } });
    const made = await run<{ viewerOffer: Shown & { isFromSeller: boolean } }>(
      watcher,
      `{ viewerOffer(listingId: "${listingId}") { id isFromSeller state actions } }`,
    );
    expect(made.viewerOffer).toMatchObject({ isFromSeller: true, state: 'COUNTERED' });
    expect(made.viewerOffer.actions).toEqual(['ACCEPT', 'COUNTER', 'DECLINE']);
    const seen = `{ offer(id: "${made.viewerOffer.id}") { buyer { displayName } } }`;
    for (const visitor of [seller, admin, stranger]) expect(await run(visitor, seen)).toEqual({ offer: null });
    expect(await mutate(seller, `offerDecline(id: "${made.viewerOffer.id}")`)).toMatchObject({ success: false });
    expect(await mutate(watcher, `offerAccept(id: "${made.viewerOffer.id}")`)).toMatchObject({ success: true });
    expect(await run(seller, seen)).toEqual({ offer: { buyer: { displayName: expect.any(String) } } });
  });

  it('have rules that are found by the words of a title or a stock number, in every language and page by page', async () => {
    const { db } = api.services;
    const owner = await harness.shop.seller();
    const other = await harness.listing();
    const ids: string[] = [];
    for (const title of ['Jaguar 50%_off', 'Jaguar', 'Mustang']) {
      const id = await harness.shop.listing({ sellerId: owner, title });
      ids.push(id);
      const items = db.selectFrom('listings').select('item_id').where('id', '=', id);
      const sku = { accepting_offers: true, sku: `LG-${title}` };
      await db.updateTable('items').set(sku).where('id', 'in', items).execute();
      await db
        .updateTable('item_texts')
        .set({ title: `${title} ancienne` })
        .where('item_id', 'in', items)
        .where('locale', '=', 'fr')
        .execute();
    }
    const seller = await signIn(owner);
    const found = async (search: string, args = '', visitor = seller) => {
      const query = `query ($search: String) { offerListings(search: $search${args}) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } }`;
      return (await run<{ offerListings: Listed }>(visitor, query, { search })).offerListings;
    };
    const idsOf = async (search: string) => (await found(search)).edges.map(({ node }) => node.id).toSorted();
    expect(await idsOf('jag')).toEqual(ids.slice(0, 2).toSorted());
    expect(await idsOf('lg-mustang')).toEqual([ids[2]]);
    expect(await idsOf('ancienne  jaguar')).toEqual(ids.slice(0, 2).toSorted());
    expect(await idsOf('%_')).toEqual([ids[0]]);
    expect(await idsOf('Stratocaster')).toEqual([]);
    expect(await idsOf(' ')).toEqual(ids.toSorted());
    const first = await found('jaguar', ', first: 1');
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const second = await found('jaguar', `, first: 1, after: "${first.pageInfo.endCursor}"`);
    expect([...first.edges, ...second.edges].map(({ node }) => node.id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    const everything = await found(
      'stratocaster',
      ', everySeller: true, first: 100',
      await signIn(harness.shop.houseId),
    );
    expect(everything.edges.map(({ node }) => node.id)).toContain(other);
    expect((await found('stratocaster', ', everySeller: true')).totalCount).toBe(0);
  });

  it('come in pages, newest first, and admins see those of every seller', async () => {
    const buyer = await member();
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1)
      ids.unshift((await make(buyer, await harness.listing(), 90_000 + index)).offer.id);
    await mutate(buyer, `offerWithdraw(id: "${ids[1]}")`);
    const { offersBuying: live } = await run<{ offersBuying: Listed }>(
      buyer,
      '{ offersBuying(live: true) { totalCount edges { node { id } } } }',
    );
    expect(live.edges.map(({ node }) => node.id)).toEqual([ids[0], ids[2]]);
    const page = (args: string) =>
      run<{ offersBuying: Listed }>(
        buyer,
        `{ offersBuying(${args}) { totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } }`,
      );
    const { offersBuying: first } = await page('first: 2');
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const { offersBuying: second } = await page(`first: 2, after: "${first.pageInfo.endCursor}"`);
    const idsOf = ({ edges }: Listed) => edges.map(({ node }) => node.id);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
    const admin = await signIn(harness.shop.houseId);
    const { offersSelling } = await run<{ offersSelling: Listed }>(
      admin,
      '{ offersSelling(everySeller: true, first: 100) { edges { node { id } } } }',
    );
    expect(idsOf(offersSelling)).toEqual(expect.arrayContaining(ids));
  });
});
