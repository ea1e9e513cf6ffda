import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { expireReturns } from './expire-returns.ts';
import { openReturnsHarness, type ReturnsHarness } from './returns.fixture.ts';

let api: ApiHarness;
let harness: ReturnsHarness;
const baseUrl = new URL('http://localhost:3000');

beforeAll(async () => {
  api = await openApiHarness();
  harness = await openReturnsHarness(api);
});
afterAll(() => api.close());
beforeEach(() => api.resetLimits());

const LINE = 'returnTerms { days isOpen until } returnRequest { id state }';
type Line = {
  returnTerms: { days: number; isOpen: boolean } | null;
  returnRequest: { id: string; state: string } | null;
};
type Purchased = { purchasedLine: { orderNumber: string; lineItem: Line } | null };
const lineOf = (visitor: Parameters<typeof run>[0], id: string) =>
  run<Purchased>(visitor, `{ purchasedLine(lineItemId: "${id}") { orderNumber lineItem { ${LINE} } } }`);

describe('a return within its days', () => {
  it('is approved at once, sent, received by staff, and back on its way when that is taken back', async () => {
    const { admin, ask, change, delivered, find, mails, seller } = harness;
    const { buyer, lineId, orderId } = await delivered();
    expect((await lineOf(buyer, lineId)).purchasedLine?.lineItem).toMatchObject({
      returnTerms: { days: 3, isOpen: true },
      returnRequest: null,
    });
    const { returnRequest, ...answer } = await ask(buyer, lineId, 'CHANGED_MIND', 'Too heavy');
    expect(answer).toMatchObject({ success: true, field: null });
    expect(returnRequest).toMatchObject({ state: 'APPROVED', waitsFor: 'BUYER', actions: ['SEND', 'WITHDRAW'] });
    const id = returnRequest!.id;
    expect(await find(seller, id)).toMatchObject({ state: 'APPROVED', note: 'Too heavy', actions: [] });

    const badSend = await change(buyer, `returnRequestSend(id: "${id}", carrierName: " ", trackingNumber: "1Z")`);
    expect(badSend).toMatchObject({ success: false, code: 'invalid', field: 'CARRIER_NAME' });
    const send = `returnRequestSend(id: "${id}", carrierName: "UPS", trackingNumber: "1Z999AA10123456784")`;
    const sent = await Promise.all([change(buyer, send), change(buyer, send)]);
    expect(sent.filter(({ success }) => success)).toHaveLength(1);
    expect(await find(buyer, id)).toMatchObject({ state: 'SENT', dueAt: null, actions: [], waitsFor: 'SELLER' });

    await mutate(admin, `lineItemSetReturnedAt(id: "${lineId}", returnNotes: "As it left")`);
    expect(await find(buyer, id)).toMatchObject({ state: 'RECEIVED', waitsFor: null });
    await mutate(admin, `lineItemCancelReturn(id: "${lineId}")`);
    expect(await find(buyer, id)).toMatchObject({ state: 'SENT' });
    expect(await mails(id)).toEqual(['approvedAtOnce buyer', 'approvedAtOnce seller', 'sent seller']);
    const audited = await api.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', orderId)
      .where('action', 'like', 'order.return.%')
      .orderBy('id')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['order.return.create', 'order.return.send']);
  });

  it('can be asked for four times a day, and what was refused does not count', async () => {
    const { ask, change, delivered } = harness;
    const { buyer, lineId } = await delivered();
    for (let round = 0; round < 4; round += 1) {
      expect(await ask(buyer, lineId, 'OTHER', 'x'.repeat(2_001))).toMatchObject({ field: 'NOTE' });
      const { returnRequest } = await ask(buyer, lineId);
      expect(await ask(buyer, lineId)).toMatchObject({ code: 'already-open' });
      await change(buyer, `returnRequestWithdraw(id: "${returnRequest?.id}")`);
    }
    expect(await ask(buyer, lineId)).toMatchObject({ success: false, code: 'too-many' });
  });

  it('is one for each line, however often it is asked for at once', async () => {
    const { ask, delivered } = harness;
    const { buyer, lineId } = await delivered();
    const answers = await Promise.all([ask(buyer, lineId), ask(buyer, lineId), ask(buyer, lineId)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'already-open')).toHaveLength(2);
  });

  it('goes on from an approval that was never sent, when staff has it and when that is taken back', async () => {
    const { admin, ask, delivered, find } = harness;
    const { buyer, lineId } = await delivered();
    const id = (await ask(buyer, lineId)).returnRequest!.id;
    await mutate(admin, `lineItemSetReturnedAt(id: "${lineId}", returnNotes: "Brought in")`);
    expect(await ask(buyer, lineId)).toMatchObject({ success: false, code: 'not-returnable' });
    expect(await find(buyer, id)).toMatchObject({ state: 'RECEIVED' });
    await mutate(admin, `lineItemCancelReturn(id: "${lineId}")`);
    expect(await find(buyer, id)).toMatchObject({ state: 'APPROVED', dueAt: expect.any(String) });
  });

  it('gives thirty days for goods, and freezes the days when an order is placed', async () => {
    const { delivered } = harness;
    const { buyer, lineId } = await delivered({ daysAgo: 20, isInstrument: false });
    expect((await lineOf(buyer, lineId)).purchasedLine?.lineItem.returnTerms).toMatchObject({ days: 30, isOpen: true });
    const placed = await api.placeOrder(buyer);
    const row = await api.db
      .selectFrom('line_items')
      .select('return_days')
      .where('order_id', '=', placed.id)
      .executeTakeFirstOrThrow();
    expect(row.return_days).toBe(30);
    const early = await harness.ask(buyer, placed.lineItems[0]!.id);
    expect(early).toMatchObject({ success: false, code: 'not-returnable' });
    expect((await lineOf(buyer, placed.lineItems[0]!.id)).purchasedLine?.lineItem.returnTerms).toBeNull();
  });
});

describe('a return after its days', () => {
  it('is taken for a fault alone, with a note, and answered by its seller', async () => {
    const { ask, change, delivered, find, mails, seller } = harness;
    const { buyer, lineId } = await delivered({ daysAgo: 10 });
    expect(await ask(buyer, lineId)).toMatchObject({ success: false, code: 'too-late', field: 'REASON' });
    expect(await ask(buyer, lineId, 'DAMAGED')).toMatchObject({ code: 'invalid', field: 'NOTE' });
    expect(await ask(buyer, lineId, 'DAMAGED', 'x'.repeat(2_001))).toMatchObject({ code: 'invalid', field: 'NOTE' });
    const { returnRequest } = await ask(buyer, lineId, 'DAMAGED', 'The headstock is cracked');
    expect(returnRequest).toMatchObject({ state: 'REQUESTED', isWithinWindow: false, waitsFor: 'SELLER' });
    const id = returnRequest!.id;
    expect((await find(seller, id))?.actions).toEqual(['APPROVE', 'DECLINE']);
    const decline = (reply: string) =>
      change(seller, `returnRequestAnswer(id: "${id}", approve: false, reply: "${reply}")`);
    expect(await decline(' ')).toMatchObject({ success: false, code: 'invalid', field: 'REPLY' });
    expect(await decline('The photographs show it')).toMatchObject({ success: true });
    expect(await decline('Again')).toMatchObject({ success: false, code: 'changed' });
    expect(await find(buyer, id)).toMatchObject({ state: 'DECLINED', reply: 'The photographs show it', actions: [] });
    expect(await mails(id)).toEqual(['declined buyer', 'requested buyer', 'requested seller']);
  });

  it('is told to the shop once when nobody answers, and then still answered', async () => {
    const { admin, ask, change, delivered, find, mails, runOut } = harness;
    const { buyer, lineId } = await delivered({ daysAgo: 10 });
    const id = (await ask(buyer, lineId, 'WRONG_ITEM', 'This is a bass')).returnRequest!.id;
    await expireReturns(api.db, baseUrl);
    expect(await mails(id)).not.toContain('escalated');
    await runOut(id);
    await expireReturns(api.db, baseUrl);
    await expireReturns(api.db, baseUrl);
    expect((await mails(id)).filter((name) => name.startsWith('escalated'))).toHaveLength(1);
    expect(await change(admin, `returnRequestAnswer(id: "${id}", approve: true)`)).toMatchObject({ success: true });
    expect(await find(buyer, id)).toMatchObject({ state: 'APPROVED', waitsFor: 'BUYER' });
  });
});

it('expires an approval that was not used, once, and can be asked for again within the days', async () => {
  const { ask, change, delivered, find, mails, runOut } = harness;
  const { buyer, lineId } = await delivered();
  const id = (await ask(buyer, lineId)).returnRequest!.id;
  await runOut(id);
  expect(await find(buyer, id)).toMatchObject({ state: 'EXPIRED', actions: [] });
  const late = await change(buyer, `returnRequestSend(id: "${id}", carrierName: "UPS", trackingNumber: "1Z")`);
  expect(late).toMatchObject({ success: false, code: 'changed' });
  await Promise.all([expireReturns(api.db, baseUrl), expireReturns(api.db, baseUrl)]);
  await expireReturns(api.db, baseUrl);
  expect(await mails(id)).toEqual(['approvedAtOnce buyer', 'approvedAtOnce seller', 'expired buyer', 'expired seller']);
  const again = await ask(buyer, lineId);
  expect(again.returnRequest).toMatchObject({ state: 'APPROVED' });
  expect(await change(buyer, `returnRequestWithdraw(id: "${again.returnRequest!.id}")`)).toMatchObject({
    success: true,
  });
  expect((await lineOf(buyer, lineId)).purchasedLine?.lineItem.returnRequest).toMatchObject({ state: 'WITHDRAWN' });
});

it('is nobody else’s: strangers, guests and the wrong side are answered as for an unknown id', async () => {
  const { admin, ask, change, delivered, find, seller, shop, strangeId } = harness;
  const { buyer, lineId, orderId } = await delivered({ daysAgo: 10 });
  const stranger = await api.as(await shop.memberId());
  const unknown = await ask(stranger, strangeId);
  expect(unknown).toMatchObject({ success: false, code: 'not-found' });
  for (const other of [stranger, seller, admin]) {
    expect(await ask(other, lineId)).toEqual(unknown);
    expect(await lineOf(other, lineId)).toEqual({ purchasedLine: null });
  }
  const id = (await ask(buyer, lineId, 'NOT_AS_DESCRIBED', 'The neck is newer')).returnRequest!.id;
  expect(await find(stranger, id)).toBeNull();
  const calls = (target: string) => [
    `returnRequestAnswer(id: "${target}", approve: true)`,
    `returnRequestWithdraw(id: "${target}")`,
    `returnRequestSend(id: "${target}", carrierName: "UPS", trackingNumber: "1Z")`,
  ];
  for (const [index, call] of calls(id).entries())
    expect(await change(stranger, call)).toEqual(await change(stranger, calls(strangeId)[index] ?? ''));
  expect(await change(buyer, calls(id)[0] ?? '')).toMatchObject({ code: 'not-found' });
  expect(await change(seller, calls(id)[1] ?? '')).toMatchObject({ code: 'not-found' });

  const guest = api.api.visitor();
  const { errors } = await guest.query(
    `mutation { returnRequestCreate(lineItemId: "${lineId}", reason: OTHER) { success } }`,
  );
  expect(errors).toHaveLength(1);
  const { order } = await run<{ order: { lineItems: Line[] } }>(
    seller,
    `{ order(id: "${orderId}") { lineItems { ${LINE} } } }`,
  );
  expect(order.lineItems[0]?.returnRequest).toEqual({ id, state: 'REQUESTED' });
});
