import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { openSelling } from '#api/modules/selling/selling.fixture.ts';
import { askedViewsOf } from './asked-views.ts';
import { declineView } from './answer-views.ts';
import { askForView } from './ask-for-view.ts';
import { findShownListing } from './missing-views.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof openSelling>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
});
afterAll(() => database.drop());

const baseUrl = new URL('http://localhost:3000');
const ask = (actor: ActorContext, itemId: string, shot: string) =>
  attempt(() => askForView(actor, { itemId, shot }, { secret: 'secret', baseUrl }));
const member = async (): Promise<ActorContext> => shop.signedIn(await shop.memberId());
const told = async (actor: ActorContext): Promise<number> =>
  (
    await database.db
      .selectFrom('notifications')
      .select('id')
      .where('account_id', '=', actor.principal.accountId ?? '')
      .where('event_type', 'in', ['listing.viewAnswered', 'listing.viewAsked'])
      .execute()
  ).length;

/** A listing on the shop of which the front alone is told, and its item. */
async function listed(): Promise<{ id: string; itemId: string }> {
  const whole = shop.complete();
  const [first, ...others] = whole.photographs;
  const id = await shop.live(shop.complete({ photographs: [{ ...first!, shot: 'front' }, ...others] }));
  const { item } = await shop.read(shop.pro, id);
  return { id, itemId: item?.id ?? '' };
}

describe('a view that buyers miss', () => {
  it('is what no photograph of the shot list shows', async () => {
    const { itemId } = await listed();
    const { missing = [] } = (await findShownListing(database.db, itemId, 'en')) ?? {};
    expect(missing).toContain('back');
    expect(missing).not.toContain('front');
    expect(await findShownListing(database.db, newId(), 'en')).toBeUndefined();
  });

  it('is asked for once, told to the seller once a day, and to everybody who asked once it is published', async () => {
    const { id, itemId } = await listed();
    const [one, other, third] = [await member(), await member(), await member()];
    const before = await told(shop.pro);
    expect(await ask(one, itemId, 'serial')).toMatchObject({ ok: true });
    expect(await ask(one, itemId, 'serial')).toMatchObject({ ok: true });
    expect(await ask(other, itemId, 'serial')).toMatchObject({ ok: true });
    expect(await ask(third, itemId, 'back')).toMatchObject({ ok: true });
    expect((await told(shop.pro)) - before).toBe(2);
    expect((await askedViewsOf(database.db, id)).map(({ shot, count }) => [shot, count])).toEqual([
      ['serial', 2],
      ['back', 1],
    ]);
    const { document } = await shop.read(shop.pro, id);
    const photographs = document.photographs.map((photograph, at) =>
      at === 1 ? { ...photograph, shot: 'serial' as const } : photograph,
    );
    await shop.save(shop.pro, id, { ...document, photographs });
    expect(await told(one)).toBe(0);
    await shop.move(shop.pro, id, 'PUBLISH');
    expect([await told(one), await told(other), await told(third)]).toEqual([1, 1, 0]);
    expect((await askedViewsOf(database.db, id)).map(({ shot }) => shot)).toEqual(['back']);
  });

  it('is declined by its seller alone, and then not asked for again by the same buyer', async () => {
    const { id, itemId } = await listed();
    const buyer = await member();
    await ask(buyer, itemId, 'flaws');
    const decline = (actor: ActorContext) =>
      attempt(() => declineView(actor, baseUrl, { listingId: id, shot: 'flaws' }));
    for (const stranger of [buyer, shop.consignor])
      expect(await decline(stranger)).toMatchObject({ code: 'not-found' });
    expect(await decline(shop.pro)).toMatchObject({ ok: true });
    expect(await decline(shop.pro)).toMatchObject({ code: 'not-found' });
    expect(await told(buyer)).toBe(1);
    await ask(buyer, itemId, 'flaws');
    expect(await askedViewsOf(database.db, id)).toEqual([]);
  });

  it('is refused for what is there, unknown, one’s own or not for sale, and to who is blocked', async () => {
    const { id, itemId } = await listed();
    const buyer = await member();
    expect(await ask(buyer, itemId, 'front')).toMatchObject({ code: 'not-missing' });
    expect(await ask(buyer, itemId, '<script>')).toMatchObject({ code: 'not-missing' });
    expect(await ask(buyer, 'x', 'back')).toMatchObject({ code: 'not-found' });
    expect(await ask(shop.pro, itemId, 'back')).toMatchObject({ code: 'own' });
    await database.db
      .insertInto('account_blocks')
      .values({
        account_id: shop.pro.principal.accountId ?? '',
        blocked_account_id: buyer.principal.accountId ?? '',
      })
      .execute();
    expect(await ask(buyer, itemId, 'back')).toMatchObject({ code: 'blocked' });
    await shop.move(shop.pro, id, 'END');
    expect(await ask(await member(), itemId, 'back')).toMatchObject({ code: 'not-found' });
  });
});
