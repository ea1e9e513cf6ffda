import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';

let harness: ApiHarness;
let first: TestVisitor;
let second: TestVisitor;

beforeAll(async () => {
  harness = await openApiHarness();
  first = await harness.admin();
  const other = await harness.shop.memberId();
  await harness.db
    .updateTable('accounts')
    .set({ is_admin: true, display_name: 'Grace Hopper' })
    .where('id', '=', other)
    .execute();
  second = await harness.as(other);
});
afterAll(() => harness.close());
beforeEach(() => harness.resetLimits());

type Answer = { success: boolean; code: string | null; message: string | null };
const send = async (visitor: TestVisitor, operation: string): Promise<Answer> =>
  (await run<{ answer: Answer }>(visitor, `mutation { answer: ${operation} { success code message } }`)).answer;

const read = async (id: string) =>
  (
    await run<{ order: { contact: { id: string } | null; salesperson: { id: string } | null } }>(
      first,
      `{ order(id: "${id}") { contact { id } salesperson { id } } }`,
    )
  ).order;

async function placed() {
  const sellerId = await harness.shop.seller();
  const { id } = await harness.placeOrder(harness.api.visitor(), { sellerId });
  return { id, seller: await harness.as(sellerId) };
}

const tracking = (id: string, number: string, expected = '') =>
  `orderSetTracking(id: "${id}", carrierName: "UPS", trackingNumber: "${number}"${expected})`;
const seenNumber = (number: string) => `, expected: { carrierName: "UPS", trackingNumber: "${number}" }`;

describe('staff who change an order that a colleague has changed meanwhile', () => {
  it('are told who wrote which tracking number, and overwrite nothing', async () => {
    const { id, seller } = await placed();
    expect(await send(second, tracking(id, '1Z1', ', expected: null'))).toMatchObject({ success: true });
    const late = await send(first, tracking(id, '1Z2', ', expected: null'));
    expect(late).toMatchObject({ success: false, code: 'changed' });
    expect(late.message).toContain('Grace Hopper has changed this meanwhile to: UPS 1Z1.');
    // The seller learns what is there, and not who of the staff wrote it.
    const sellers = await send(seller, tracking(id, '1Z3', ', expected: null'));
    expect(sellers).toMatchObject({ code: 'changed', message: expect.stringContaining('UPS 1Z1') });
    expect(sellers.message).not.toContain('Hopper');
    // The same number twice is no conflict, nor is one that was seen.
    expect(await send(first, tracking(id, '1Z1', ', expected: null'))).toMatchObject({ success: true });
    expect(await send(first, tracking(id, '1Z2', seenNumber('1Z1')))).toMatchObject({ success: true });
    expect(await send(second, tracking(id, '1Z4', seenNumber('1Z1')))).toMatchObject({ code: 'changed' });
    // Callers that tell nothing of what they saw write as before.
    expect(await send(second, tracking(id, '1Z5'))).toMatchObject({ success: true });
  });

  it('are told whom they named', async () => {
    const { id } = await placed();
    const [ada, mary] = [await harness.shop.memberId(), await harness.shop.memberId()];
    await harness.db.updateTable('accounts').set({ display_name: 'Mary Shelley' }).where('id', '=', mary).execute();
    const { contact } = await read(id);
    const was = contact ? `"${contact.id}"` : 'null';
    const name = (who: string, seen: string) => `orderSetContact(id: "${id}", contactId: "${who}"${seen})`;
    expect(await send(second, name(mary, `, expectedContactId: ${was}`))).toMatchObject({ success: true });
    const late = await send(first, name(ada, `, expectedContactId: ${was}`));
    expect(late).toMatchObject({ success: false, code: 'changed' });
    expect(late.message).toContain('Grace Hopper has named Mary Shelley meanwhile.');
    expect((await read(id)).contact?.id).toBe(mary);
    expect(await send(first, name(ada, ''))).toMatchObject({ success: true });
  });

  it('keep the note that a colleague wrote about what came back', async () => {
    const { id } = await placed();
    await harness.db.updateTable('line_items').set({ state: 'DELIVERED' }).where('order_id', '=', id).execute();
    const line = await harness.db
      .selectFrom('line_items')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const note = (text: string, seen: string) =>
      `lineItemSetReturnedAt(id: "${line.id}", returnNotes: "${text}"${seen})`;
    const notes = async () =>
      (
        await harness.db
          .selectFrom('line_items')
          .select('return_notes')
          .where('id', '=', line.id)
          .executeTakeFirstOrThrow()
      ).return_notes;
    expect(await send(second, note('Neck too wide', ', expectedNotes: null'))).toMatchObject({ success: true });
    const late = await send(first, note('Scratched', ', expectedNotes: null'));
    expect(late).toMatchObject({ success: false, code: 'changed' });
    expect(late.message).toContain('Grace Hopper has written meanwhile: “Neck too wide”');
    expect(await notes()).toBe('Neck too wide');
    // The same words twice are no conflict, nor is a note that was seen.
    expect(await send(first, note('Neck too wide', ', expectedNotes: null'))).toMatchObject({ success: true });
    expect(await send(first, note('Scratched', ', expectedNotes: "Neck too wide"'))).toMatchObject({ success: true });
    expect(await send(second, note('Fine', ''))).toMatchObject({ success: true });
    expect(await notes()).toBe('Fine');
  });

  it('take no salesperson away whom they did not see', async () => {
    const { id } = await placed();
    const assign = (who: string, seen: string) =>
      `orderSetSalesperson(id: "${id}", salespersonId: ${who}, expectedSalespersonId: ${seen})`;
    const house = `"${harness.shop.houseId}"`;
    expect(await send(second, assign(house, 'null'))).toMatchObject({ success: true });
    const other = await harness.shop.memberId();
    await harness.db.updateTable('accounts').set({ is_admin: true }).where('id', '=', other).execute();
    expect(await send(first, assign(`"${other}"`, 'null'))).toMatchObject({ code: 'changed' });
    expect((await read(id)).salesperson?.id).toBe(harness.shop.houseId);
    expect(await send(first, assign('null', house))).toMatchObject({ success: true });
    expect((await read(id)).salesperson).toBeNull();
  });
});
