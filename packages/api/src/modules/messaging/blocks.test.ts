import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { type Member, type MessagingHarness, openMessagingHarness } from './messaging.fixture.ts';

let api: TestApi;
let harness: MessagingHarness;

beforeAll(async () => {
  api = await startTestApi();
  harness = await openMessagingHarness(api);
});
afterAll(() => api.close());
beforeEach(() => harness.world.db.deleteFrom('rate_limits').execute());

const db = () => harness.world.db;
async function read<Data>(visitor: TestVisitor, query: string): Promise<Data> {
  const { data, errors } = await visitor.query<Data>(query);
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}

describe('a block', () => {
  const block = async (by: Member, other: Member, undo = false) =>
    Object.values(
      await read<Record<string, unknown>>(
        by.visitor,
        `mutation { ${undo ? 'accountUnblock' : 'accountBlock'}(id: "${other.accountId}") { success code } }`,
      ),
    )[0];

  it('stops messages both ways, new threads and offers, until it is taken back', async () => {
    const { buyer, seller, threadId, listingId } = await harness.thread();
    await sql`UPDATE items SET accepting_offers = true WHERE seller_account_id = ${seller.accountId}`.execute(db());
    const other = await harness.item(seller.accountId);
    expect(await block(seller, buyer)).toMatchObject({ success: true });
    expect(await harness.send(buyer.visitor, { threadId })).toMatchObject({ code: 'blocked' });
    expect(await harness.send(seller.visitor, { threadId })).toMatchObject({ code: 'blocking' });
    expect(await harness.send(buyer.visitor, { subject: { kind: 'ITEM', id: other.itemId } })).toMatchObject({
      code: 'blocked',
    });
    const offer = `mutation { offerCreate(listingId: "${listingId}", amountCents: 90000) { success code } }`;
    expect(await read(buyer.visitor, offer)).toMatchObject({ offerCreate: { success: false, code: 'blocked' } });
    expect(await block(seller, buyer, true)).toMatchObject({ success: true });
    expect(await harness.send(buyer.visitor, { threadId })).toMatchObject({ success: true });
    expect(await read(buyer.visitor, offer)).toMatchObject({ offerCreate: { success: true } });
  });

  it('ends the open offers between the two, and lets neither make another', async () => {
    const { buyer, seller, itemId, listingId } = await harness.thread();
    await sql`UPDATE items SET accepting_offers = true WHERE id = ${itemId}`.execute(db());
    const offer = (on: string) => `mutation { offerCreate(listingId: "${on}", amountCents: 90000) { success code } }`;
    const stands = `{ viewerOffer(listingId: "${listingId}") { state moves { kind reason } } }`;
    expect(await read(buyer.visitor, offer(listingId))).toMatchObject({ offerCreate: { success: true } });
    await block(seller, buyer);
    expect(await read(buyer.visitor, stands)).toMatchObject({
      viewerOffer: { state: 'DECLINED', moves: [{ kind: 'OFFER' }, { kind: 'DECLINE', reason: 'blocked' }] },
    });
    await block(seller, buyer, true);
    expect(await read(buyer.visitor, offer(listingId))).toMatchObject({ offerCreate: { success: true } });
    await block(buyer, seller);
    expect(await read(buyer.visitor, stands)).toMatchObject({ viewerOffer: { state: 'WITHDRAWN' } });
    expect(await read(buyer.visitor, offer(listingId))).toMatchObject({ offerCreate: { code: 'blocking' } });
  });

  it('leaves the thread of an open order usable', async () => {
    const { buyer, seller } = await harness.thread();
    const { order } = await harness.world.placed(buyer.accountId, seller.accountId);
    await block(seller, buyer);
    expect(await harness.send(buyer.visitor, { subject: { kind: 'ORDER', id: order } })).toMatchObject({
      success: true,
    });
    await sql`UPDATE orders SET cancelled_at = now() WHERE id = ${order}`.execute(db());
    expect(await harness.send(buyer.visitor, { subject: { kind: 'ORDER', id: order } })).toMatchObject({
      code: 'blocked',
    });
  });

  it('is not for the shop itself', async () => {
    const buyer = await harness.member();
    const admin = await harness.member('admin');
    const { itemId } = await harness.item(admin.accountId);
    await harness.send(buyer.visitor, { subject: { kind: 'ITEM', id: itemId } });
    expect(await block(buyer, admin)).toMatchObject({ success: false, code: 'not-blockable' });
  });
});
