import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { openHoldsHarness, type HoldsHarness } from './holds.fixture.ts';
import { joinWaitlist, leaveWaitlist, waitlistPlaceOf } from './waitlist.ts';
import { sweepHolds } from './sweep-holds.ts';

const baseUrl = new URL('http://localhost:3000');
const MINUTE = 60;

let database: TestDatabase;
let harness: HoldsHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  harness = await openHoldsHarness(database.db);
});
afterAll(() => database.drop());

let guests = 0;
function guest(locale: 'en' | 'fr' = 'en', email = `guest-${(guests += 1)}@example.com`) {
  const joining = { accountId: null, sessionId: harness.guest().principal.sessionId!, email, locale };
  return {
    joining,
    email,
    join: (listing: string) => attempt(() => joinWaitlist(database.db, joining, listing)),
    place: (listing: string) => waitlistPlaceOf(database.db, joining, listing),
    leave: (listing: string) => leaveWaitlist(database.db, joining, listing),
  };
}

/** A listing that somebody holds. */
async function held() {
  const listing = await harness.listing({ title: '1961 Gibson ES-335' });
  const holder = await harness.shopper([listing]);
  await holder.hold();
  return { listing, holder };
}

/** Subjects of the mails to an address, in their order. */
async function mailsTo(email: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ subject }) => subject ?? []);
}
const sweep = () => sweepHolds(database.db, baseUrl);
const passHeadStart = (listing: string) =>
  sql`UPDATE waitlist_entries SET notified_at = notified_at - interval '15 minutes' WHERE listing_id = ${listing}`.execute(
    database.db,
  );
const sell = (listing: string) =>
  database.db
    .updateTable('listings')
    .set({ status: 'sold', stock_level: 0, sold_at: new Date() })
    .where('id', '=', listing)
    .execute();

const FREE = 'Free again: 1961 Gibson ES-335';
const SOLD = 'Sold: 1961 Gibson ES-335';

describe('the waitlist for an item on hold', () => {
  it('gives each entry its place, once', async () => {
    const { listing } = await held();
    const [first, second] = [guest(), guest()];
    expect(await first.join(listing)).toMatchObject({ ok: true, value: { position: 1 } });
    expect(await second.join(listing)).toMatchObject({ ok: true, value: { position: 2 } });
    expect(await first.join(listing)).toMatchObject({ ok: true, value: { position: 1 } });
    await first.leave(listing);
    expect([await first.place(listing), await second.place(listing)]).toMatchObject([null, { position: 1 }]);
  });

  it('is not for what is free, sold, unknown, or held by oneself', async () => {
    const { listing, holder } = await held();
    const visitor = guest();
    expect(await visitor.join(await harness.listing())).toMatchObject({ code: 'free' });
    expect(await visitor.join(await harness.listing({ stock: 0 }))).toMatchObject({ code: 'sold' });
    expect(await visitor.join('nothing')).toMatchObject({ code: 'not-found' });
    const sessionId = holder.visitor.principal.sessionId!;
    const own = { accountId: null, sessionId, email: 'ada@example.com', locale: 'en' as const };
    expect(await attempt(() => joinWaitlist(database.db, own, listing))).toMatchObject({ code: 'own' });
  });

  it('has an end, and nobody stands in too many', async () => {
    const { listing } = await held();
    for (let place = 0; place < 50; place += 1) await guest().join(listing);
    expect(await guest().join(listing)).toMatchObject({ ok: false, code: 'full' });
    const eager = guest();
    for (let line = 0; line < 20; line += 1) await eager.join((await held()).listing);
    expect(await eager.join((await held()).listing)).toMatchObject({ ok: false, code: 'too-many' });
  });

  it('keeps the place of a guest who signs in', async () => {
    const { listing } = await held();
    const visitor = guest();
    await visitor.join(listing);
    const accountId = await harness.memberId();
    const joining = { ...visitor.joining, accountId, email: null };
    expect(await joinWaitlist(database.db, joining, listing)).toMatchObject({ position: 1 });
    await leaveWaitlist(database.db, joining, listing);
    expect(await visitor.place(listing)).toBeNull();
  });
});

describe('the mails', () => {
  it('go to the first when it is free again, to the next after a quarter of an hour, one each', async () => {
    const { listing, holder } = await held();
    const [first, second] = [guest(), guest('fr')];
    await first.join(listing);
    await second.join(listing);
    await sweep();
    expect([await mailsTo(first.email), await mailsTo(second.email)]).toEqual([[], []]);
    await holder.release();
    await sweep();
    await sweep();
    expect([await mailsTo(first.email), await mailsTo(second.email)]).toEqual([[FREE], []]);
    expect([await first.place(listing), await second.place(listing)]).toMatchObject([{ position: 0 }, { position: 1 }]);
    await passHeadStart(listing);
    await sweep();
    await passHeadStart(listing);
    await sweep();
    expect([await mailsTo(first.email), await mailsTo(second.email)]).toEqual([
      [FREE],
      ['De nouveau libre\u00a0: 1961 Gibson ES-335'],
    ]);
  });

  it('wait while somebody holds it again', async () => {
    const { listing, holder } = await held();
    const [first, second] = [guest(), guest()];
    await first.join(listing);
    await second.join(listing);
    await harness.pass(listing, 10 * MINUTE);
    await sweep();
    const other = await harness.shopper([listing]);
    await other.hold();
    await passHeadStart(listing);
    await sweep();
    expect(await mailsTo(second.email)).toEqual([]);
    await other.release();
    await sweep();
    expect(await mailsTo(second.email)).toEqual([FREE]);
    await holder.release();
  });

  it('say that it was sold, to all but the buyer, and the waitlist is gone', async () => {
    const { listing } = await held();
    const [told, waiting] = [guest(), guest()];
    await told.join(listing);
    await waiting.join(listing);
    await database.db.deleteFrom('holds').where('listing_id', '=', listing).execute();
    await sweep();
    await sell(listing);
    await sweep();
    await sweep();
    expect([await mailsTo(told.email), await mailsTo(waiting.email)]).toEqual([[FREE, SOLD], [SOLD]]);
    expect(await waiting.place(listing)).toBeNull();
    expect(await waiting.join(listing)).toMatchObject({ code: 'sold' });
  });

  it('do not call it sold while its payment is under way', async () => {
    const { listing, holder } = await held();
    const first = guest();
    await first.join(listing);
    await database.db.updateTable('orders').set({ paying_payment_id: 'p' }).where('id', '=', holder.orderId).execute();
    await sell(listing);
    await harness.pass(listing, 10 * MINUTE);
    await sweep();
    expect(await mailsTo(first.email)).toEqual([]);
    // The card was declined.
    await database.db.updateTable('orders').set({ paying_payment_id: null }).where('id', '=', holder.orderId).execute();
    await database.db
      .updateTable('listings')
      .set({ status: 'live', stock_level: 1, sold_at: null })
      .where('id', '=', listing)
      .execute();
    await sweep();
    expect(await mailsTo(first.email)).toEqual([FREE]);
  });

  it('say that it is no longer for sale', async () => {
    const { listing } = await held();
    const first = guest();
    await first.join(listing);
    await database.db.updateTable('listings').set({ status: 'withdrawn' }).where('id', '=', listing).execute();
    await sweep();
    expect(await mailsTo(first.email)).toEqual(['No longer for sale: 1961 Gibson ES-335']);
  });

  it('reach an e-mail once, from however many browsers it joined', async () => {
    const { listing, holder } = await held();
    const email = 'twice@example.com';
    await guest('en', email).join(listing);
    await guest('en', email).join(listing);
    await holder.release();
    await sweep();
    await passHeadStart(listing);
    await sweep();
    await sell(listing);
    await sweep();
    expect(await mailsTo(email)).toEqual([FREE, SOLD]);
  });
});

it('deletes old holds and notified entries', async () => {
  const { listing } = await held();
  const first = guest();
  await first.join(listing);
  await harness.pass(listing, 3 * 60 * MINUTE);
  await sweep();
  expect(await harness.row(listing)).toBeUndefined();
  await sql`UPDATE waitlist_entries SET notified_at = notified_at - interval '2 days' WHERE listing_id = ${listing}`.execute(
    database.db,
  );
  await sweep();
  expect(await first.place(listing)).toBeNull();
});
