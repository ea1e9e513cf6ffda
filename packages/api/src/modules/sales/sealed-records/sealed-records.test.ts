import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { hashOf } from './seal-order.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

type Page = { rows: { cells: { text: string }[] }[]; notes: string[] } | null;
const page = async (visitor: TestVisitor, id: string): Promise<Page> =>
  (
    await run<{ orderDocument: Page }>(
      visitor,
      `{ orderDocument(id: "${id}", kind: SEALED_RECORD) { rows { cells { text } } notes } }`,
    )
  ).orderDocument;
const rowOf = (shown: Page, label: string): string[] | undefined =>
  shown?.rows.map(({ cells }) => cells.map(({ text }) => text)).find(([first]) => first === label);

describe('the sealed record of an order', () => {
  it('keeps what the listing said when it was paid, beside what it says today, for both sides and the shop', async () => {
    const sellerId = await harness.shop.seller();
    const buyer = await harness.as(await harness.shop.memberId());
    const order = await harness.placeOrder(buyer, { sellerId, title: '1962 Fender Stratocaster' });
    expect(rowOf(await page(buyer, order.id), 'Title')).toEqual([
      'Title',
      expect.stringMatching(/^1962 Fender Stratocaster/),
      'The same',
    ]);
    const { db } = harness;
    await sql`UPDATE item_texts SET title = 'A copy' WHERE item_id IN (
      SELECT item_id FROM listings JOIN line_items ON line_items.listing_id = listings.id WHERE order_id = ${order.id})`.execute(
      db,
    );
    for (const visitor of [buyer, await harness.as(sellerId), await harness.admin()]) {
      const shown = await page(visitor, order.id);
      expect(rowOf(shown, 'Title')?.slice(1)).toEqual([
        expect.stringMatching(/^1962 Fender Stratocaster/),
        expect.stringMatching(/^A copy/),
      ]);
      expect(rowOf(shown, 'Return policy')?.[1]).toMatch(/days? from arrival$/);
      expect(shown?.notes).toHaveLength(1);
    }
    for (const stranger of [harness.api.visitor(), await harness.as(await harness.shop.memberId())])
      expect(await page(stranger, order.id)).toBeNull();
  });

  it('has the hash of its text, keeps its pictures, and is never changed', async () => {
    const order = await harness.placeOrder(harness.api.visitor());
    const { db } = harness;
    const sealed = await db
      .selectFrom('sealed_records')
      .selectAll()
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(sealed.hash).toBe(hashOf(sealed.record));
    const { images } = JSON.parse(sealed.record);
    const kept = await db
      .selectFrom('sealed_record_images')
      .select('image_id')
      .where('line_item_id', '=', sealed.line_item_id)
      .execute();
    expect(kept.map(({ image_id: id }) => id).toSorted()).toEqual([...images].toSorted());
    await expect(sql`UPDATE sealed_records SET record = '{}'`.execute(db)).rejects.toThrow();
    await expect(sql`DELETE FROM sealed_records`.execute(db)).rejects.toThrow();
  });
});
