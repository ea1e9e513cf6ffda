import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { webhookEventKinds } from '@headstock/contracts/webhook-events';
import { openWebhooks, type Webhooks } from './webhooks.fixture.ts';

const page = readFileSync(new URL('../../../../../docs/integrations.md', import.meta.url), 'utf8');
const examples: { type: string; data: { lines?: object[] } }[] = [...page.matchAll(/```json\n(.*?)```/gs)].map(
  ([, text = '']) => JSON.parse(text),
);

let hooks: Webhooks;
beforeAll(async () => {
  hooks = await openWebhooks();
});
afterAll(() => hooks.close());

it('names every kind of event for those who receive it', () => {
  expect(webhookEventKinds.filter((kind) => !page.includes(`\`${kind}\``))).toEqual([]);
});

it('shows an example of each record that has exactly the fields that are sent', async () => {
  await hooks.subscribe('/ok', webhookEventKinds);
  await hooks.placeOrder(hooks.api.visitor());
  const listingId = await hooks.shop.listing({ stock: 2 });
  await hooks.db.updateTable('listings').set({ stock_level: 1 }).where('id', '=', listingId).execute();
  const buyer = await hooks.shop.memberId();
  await sql`INSERT INTO offers (id, listing_id, buyer_account_id, seller_account_id, state, amount_cents, locale, expires_at)
    VALUES ('0000000000001', ${listingId}, ${buyer}, ${hooks.shop.houseId}, 'RECEIVED', 90000, 'en', now())`.execute(
    hooks.db,
  );
  const { rows } = await sql<{
    kind: string;
    data: { lines?: object[] };
  }>`SELECT kind, data FROM domain_events`.execute(hooks.db);
  const sent = (kind: string) => rows.find((row) => row.kind === kind)?.data;
  const example = (type: string) => examples.find((one) => one.type === type)?.data;
  const fields = (data: object | undefined) => Object.keys(data ?? {}).toSorted();
  expect(fields(sent('order.placed'))).toEqual(fields(example('order.placed')));
  expect(fields(sent('order.placed')?.lines?.[0])).toEqual(fields(example('order.placed')?.lines?.[0]));
  expect(fields(sent('stock.changed'))).toEqual(fields(example('stock.changed')));
  expect(fields(sent('offer.received'))).toEqual(fields(example('offer.accepted')));
  await hooks.db.deleteFrom('offers').where('id', '=', '0000000000001').execute();
});
