import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { attempt } from '#api/platform/domain-error.ts';
import { tx } from '#api/platform/db/tx.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { addListing } from '#api/modules/sales/cart/add-listing.ts';
import { readSellerProceeds } from '#api/modules/sales/index.ts';
import { orderTermsOf } from '#api/modules/sales/orders/sale-terms.ts';
import { changeOffer } from '#api/modules/selling/index.ts';
import { forgetConsents } from './forget-consents.ts';
import { consentIds, readConsents } from './read-consents.ts';
import { type ConsentsHarness, openConsents } from './consents.fixture.ts';

let database: TestDatabase;
let shop: ConsentsHarness;
beforeAll(async () => {
  database = await createTestDatabase({ concurrent: true });
  shop = await openConsents(database.db);
});
afterAll(() => database.drop());

const refusal = async (work: () => Promise<unknown>) => {
  const outcome = await attempt(work);
  return outcome.ok ? 'done' : outcome.code;
};
const priceOf = async (listingId: string) => (await shop.listingRow(listingId))?.asking_cents;
const changePrice = async (listingId: string, priceCents: number) => {
  const change = { id: listingId, version: await shop.versionOf(listingId), priceCents, stock: null };
  return tx(shop.db, (trx) => changeOffer(trx, shop.admin, change));
};
const mailsAbout = (id: string) =>
  shop.db
    .selectFrom('outbox')
    .select(['event_key', 'recipient', 'subject', 'text_body'])
    .where('event_key', 'like', `consent:${id}:%`)
    .orderBy('event_key')
    .execute();
const expireNow = (id: string) =>
  shop.db
    .updateTable('consent_requests')
    .set({ asked_at: new Date(Date.now() - 60_000), expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', id)
    .execute();

describe('a question to a consignor', () => {
  it('freezes both prices, the signed share, the fee and the terms, and mails a link', async () => {
    const id = await shop.ask(await shop.consigned(70_000), { note: 'Two others sold for less last month.' });
    expect(await shop.read(id)).toMatchObject({
      state: 'OPEN',
      obstacle: null,
      price_before_cents: 90_000,
      price_after_cents: 80_000,
      floor_cents: 70_000,
      share_basis_points: 1_500,
      net_before_cents: 76_500,
      net_after_cents: 68_000,
      fee_cents: 5_000,
      terms_version: 1,
      account_id: shop.privateId,
    });
    const [mail] = await mailsAbout(id);
    expect(mail?.text_body).toContain(`/consents/${id}?key=${await shop.keyOf(id)}`);
    expect(mail?.text_body).toContain('$680.00');
    expect(mail?.text_body).toContain('Two others sold for less last month.');
    expect(await shop.told(shop.privateId)).toContain('listing.consentAsked');
  });

  it('is asked in the language of the consignor', async () => {
    const inLocale = (locale: 'en' | 'fr') =>
      shop.db.updateTable('accounts').set({ locale }).where('id', '=', shop.privateId).execute();
    await inLocale('fr');
    const id = await shop.ask(await shop.consigned());
    await inLocale('en');
    const [mail] = await mailsAbout(id);
    expect(mail?.subject).toContain('pouvons-nous baisser le prix');
    expect(mail?.text_body).toContain(`/fr/consents/${id}?key=`);
  });

  it.each([
    ['a price that is not lower', { newPriceCents: 90_000 }, 'price'],
    ['a price of nothing', { newPriceCents: 0 }, 'price'],
    ['an older version', { version: 1_000 }, 'conflict'],
    ['another price than the present one', { priceCents: 91_000 }, 'conflict'],
    ['no time to answer', { days: 0 }, 'days'],
    ['an offer that is not there', { kind: 'OFFER' as const, offerId: '0123456789abc' }, 'offer'],
    ['a note without end', { note: 'x'.repeat(1_001) }, 'note'],
  ])('is refused with %s', async (_what, given, code) => {
    expect(await refusal(async () => shop.ask(await shop.consigned(), given))).toBe(code);
  });

  it('is for what was consigned at the counter, and one at a time', async () => {
    expect(await refusal(async () => shop.ask(await shop.live()))).toBe('not-consigned');
    expect(await refusal(() => shop.ask('0123456789abc', { version: 1 }))).toBe('not-consigned');
    const listingId = await shop.consigned();
    const asked = await Promise.all([1, 2].map(() => refusal(() => shop.ask(listingId))));
    expect(asked.toSorted()).toEqual(['asked-already', 'done']);
    const [first = ''] = await consentIds(shop.db, { listingId });
    await shop.withdraw(first);
    await shop.withdraw(first);
    expect(await refusal(() => shop.answerByLink(first))).toBe('closed');
    expect(await refusal(() => shop.ask(listingId))).toBe('done');
  });

  it('is asked again once its time is over', async () => {
    const listingId = await shop.consigned();
    const first = await shop.ask(listingId);
    await expireNow(first);
    expect((await shop.read(first)).state).toBe('EXPIRED');
    expect(await refusal(() => shop.withdraw(first))).toBe('closed');
    expect(await refusal(() => shop.ask(listingId))).toBe('done');
    expect((await shop.read(first)).state).toBe('EXPIRED');
  });
});

describe('who agrees to a lower price', () => {
  it('changes it at once, signed out, and what they agreed to is written down', async () => {
    const listingId = await shop.consigned(85_000);
    const id = await shop.ask(listingId);
    const answered = await shop.answerByLink(id);
    expect(answered).toMatchObject({ state: 'AGREED', answered_via: 'LINK' });
    expect(answered.closed_at).toBeInstanceOf(Date);
    expect(await priceOf(listingId)).toBe(80_000);
    expect(await shop.floorOf(listingId)).toBe(80_000);
    const audit = await shop.db
      .selectFrom('audit_log')
      .select(['action', 'actor_account_id', 'detail'])
      .where('subject_id', '=', listingId)
      .where('action', 'in', ['consent.ask', 'consent.agree', 'listing.offer'])
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['consent.ask', 'listing.offer', 'consent.agree']);
    expect(audit.at(-1)).toMatchObject({
      actor_account_id: shop.privateId,
      detail: { consentId: id, via: 'LINK', signedInAs: null, termsVersion: 1, priceAfter: 80_000 },
    });
    const mails = await mailsAbout(id);
    expect(mails.map(({ event_key: key }) => key)).toEqual([
      `consent:${id}:answered`,
      `consent:${id}:answered:staff`,
      `consent:${id}:asked`,
    ]);
  });

  it('leaves a floor below the new price as it is', async () => {
    const listingId = await shop.consigned(70_000);
    await shop.answerByLink(await shop.ask(listingId));
    expect(await shop.floorOf(listingId)).toBe(70_000);
  });

  it('does it signed in, without the link', async () => {
    const listingId = await shop.consigned();
    const id = await shop.ask(listingId);
    expect((await shop.answer(shop.consignor, { id })).answered_via).toBe('ACCOUNT');
    expect(await priceOf(listingId)).toBe(80_000);
  });

  it('does it once: twice at the same time, again, and the other way round', async () => {
    const listingId = await shop.consigned();
    const id = await shop.ask(listingId);
    const version = await shop.versionOf(listingId);
    const both = await Promise.all([1, 2].map(() => refusal(() => shop.answerByLink(id))));
    expect(both).toEqual(['done', 'done']);
    expect(await shop.versionOf(listingId)).toBe(version + 1);
    await changePrice(listingId, 95_000);
    expect(await refusal(() => shop.answerByLink(id))).toBe('done');
    expect(await priceOf(listingId)).toBe(95_000);
    expect(await refusal(() => shop.answerByLink(id, { answer: 'DECLINE', reason: 'No.' }))).toBe('closed');
    expect(await mailsAbout(id)).toHaveLength(3);
  });

  it('has one of two answers at the same time', async () => {
    const listingId = await shop.consigned();
    const id = await shop.ask(listingId);
    const both = await Promise.all([
      refusal(() => shop.answerByLink(id)),
      refusal(() => shop.answerByLink(id, { answer: 'DECLINE', reason: 'No.' })),
    ]);
    expect(both.toSorted()).toEqual(['closed', 'done']);
    const { state } = await shop.read(id);
    expect(await priceOf(listingId)).toBe(state === 'AGREED' ? 80_000 : 90_000);
  });

  it('still does it when only a text of the listing was changed', async () => {
    const listingId = await shop.consigned();
    const id = await shop.ask(listingId);
    await shop.db
      .updateTable('listing_drafts')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', listingId)
      .execute();
    expect(await refusal(() => shop.answerByLink(id))).toBe('done');
  });
});

describe('nothing happens, and it is said why,', () => {
  it('when the price was changed meanwhile', async () => {
    const listingId = await shop.consigned();
    const id = await shop.ask(listingId);
    await changePrice(listingId, 89_000);
    expect((await shop.read(id)).obstacle).toBe('PRICE_CHANGED');
    expect(await refusal(() => shop.answerByLink(id))).toBe('changed');
    expect(await priceOf(listingId)).toBe(89_000);
    expect((await shop.read(id)).state).toBe('OPEN');
  });

  it('when the floor was changed meanwhile', async () => {
    const listingId = await shop.consigned();
    const id = await shop.ask(listingId);
    await shop.db.updateTable('listing_drafts').set({ floor_cents: 60_000 }).where('id', '=', listingId).execute();
    expect(await refusal(() => shop.answerByLink(id))).toBe('changed');
  });

  it('when it was sold meanwhile', async () => {
    const listingId = await shop.consigned();
    const id = await shop.ask(listingId);
    await shop.db
      .updateTable('listings')
      .set({ status: 'sold', sold_at: new Date(), stock_level: 0 })
      .where('id', '=', listingId)
      .execute();
    expect((await shop.read(id)).obstacle).toBe('SOLD');
    expect(await refusal(() => shop.answerByLink(id))).toBe('sold');
    expect(await priceOf(listingId)).toBe(90_000);
    expect(await refusal(() => shop.ask(listingId))).toBe('sold');
  });

  it('when it was taken off the shop', async () => {
    const listingId = await shop.consigned();
    const id = await shop.ask(listingId);
    await shop.move(shop.admin, listingId, 'END');
    expect(await refusal(() => shop.answerByLink(id))).toBe('changed');
    expect(await refusal(() => shop.ask(listingId))).toBe('not-offered');
  });

  it('when the time is over', async () => {
    const listingId = await shop.consigned();
    const id = await shop.ask(listingId);
    await expireNow(id);
    expect(await refusal(() => shop.answerByLink(id))).toBe('closed');
    expect(await refusal(() => shop.answer(shop.consignor, { id }))).toBe('closed');
    expect(await priceOf(listingId)).toBe(90_000);
  });
});

describe('an offer below what was agreed to', () => {
  it('is accepted when the consignor agrees', async () => {
    const listingId = await shop.consigned(80_000);
    const { offer } = await shop.offerOn(listingId, 60_000);
    const id = await shop.ask(listingId, { kind: 'OFFER', offerId: offer.id });
    const asked = await shop.read(id);
    expect(asked).toMatchObject({ price_after_cents: 60_000, net_after_cents: 51_000 });
    expect(asked.expires_at.getTime()).toBe(offer.expires_at.getTime());
    await shop.answerByLink(id);
    const accepted = await shop.db
      .selectFrom('offers')
      .select(['state', 'agreed_cents'])
      .where('id', '=', offer.id)
      .executeTakeFirst();
    expect(accepted).toEqual({ state: 'ACCEPTED', agreed_cents: 60_000 });
    expect(await priceOf(listingId)).toBe(90_000);
    expect(await shop.floorOf(listingId)).toBe(80_000);
  });

  it('needs no question at or above the floor', async () => {
    const listingId = await shop.consigned(60_000);
    const { offer } = await shop.offerOn(listingId, 60_000);
    expect(await refusal(() => shop.ask(listingId, { kind: 'OFFER', offerId: offer.id }))).toBe('agreed-already');
  });

  it('that is over, or on something else, is not accepted', async () => {
    const listingId = await shop.consigned(80_000);
    const { offer } = await shop.offerOn(listingId, 60_000);
    const elsewhere = await shop.consigned(80_000);
    expect(await refusal(() => shop.ask(elsewhere, { kind: 'OFFER', offerId: offer.id }))).toBe('offer');
    const id = await shop.ask(listingId, { kind: 'OFFER', offerId: offer.id });
    await shop.db.updateTable('offers').set({ state: 'WITHDRAWN' }).where('id', '=', offer.id).execute();
    expect(await refusal(() => shop.answerByLink(id))).toBe('changed');
  });

  it('gives way to another one that was accepted', async () => {
    const listingId = await shop.consigned(80_000);
    const low = await shop.offerOn(listingId, 60_000);
    const other = await shop.offerOn(listingId, 70_000);
    const first = await shop.ask(listingId, { kind: 'OFFER', offerId: low.offer.id });
    await shop.db
      .updateTable('offers')
      .set({ state: 'ACCEPTED', agreed_cents: 70_000 })
      .where('id', '=', other.offer.id)
      .execute();
    expect(await refusal(() => shop.answerByLink(first))).toBe('pending-sale');
  });
});

it('is reckoned as the sale is settled: by the share that was signed', async () => {
  const listingId = await shop.consigned();
  await addListing(shop.guest(), listingId);
  const order = await shop.db
    .selectFrom('orders')
    .innerJoin('line_items', 'line_items.order_id', 'orders.id')
    .select(['orders.id', 'orders.seller_account_id'])
    .where('line_items.listing_id', '=', listingId)
    .executeTakeFirstOrThrow();
  expect((await orderTermsOf(shop.db, order)).lines).toMatchObject([{ basisPoints: 1_500 }]);
  const asked = { sellerId: shop.privateId, listingId, cents: 80_000, shippingCents: null };
  expect((await readSellerProceeds(shop.db, asked)).net.amountCents).toBe(68_000);
});

describe('who declines', () => {
  it('says why, and may name another price; nothing changes', async () => {
    const listingId = await shop.consigned();
    const id = await shop.ask(listingId);
    const decline = (reason: string | null, wishedCents: number | null = null) =>
      refusal(() => shop.answerByLink(id, { answer: 'DECLINE', reason, wishedCents }));
    expect(await decline('  ')).toBe('reason');
    expect(await decline('x'.repeat(1_001))).toBe('reason');
    for (const wished of [80_000, 90_001, -1]) expect(await decline('No.', wished)).toBe('wished');
    expect(await decline('I wait for the spring.', 85_000)).toBe('done');
    expect(await shop.read(id)).toMatchObject({
      state: 'DECLINED',
      reason: 'I wait for the spring.',
      wished_cents: 85_000,
    });
    expect(await priceOf(listingId)).toBe(90_000);
    const staff = (await mailsAbout(id)).find(({ event_key: key }) => key.endsWith(':staff'));
    expect(staff?.text_body).toContain('I wait for the spring.');
    expect(staff?.text_body).toContain('$850.00');
  });

  it('can do so although it was sold', async () => {
    const listingId = await shop.consigned();
    const id = await shop.ask(listingId);
    await shop.db
      .updateTable('listings')
      .set({ status: 'sold', sold_at: new Date(), stock_level: 0 })
      .where('id', '=', listingId)
      .execute();
    expect(await refusal(() => shop.answerByLink(id, { answer: 'DECLINE', reason: 'No.' }))).toBe('done');
  });
});

describe('a link', () => {
  it('that is forged, cut, of another question or of another purpose opens nothing', async () => {
    const id = await shop.ask(await shop.consigned());
    const other = await shop.ask(await shop.consigned());
    const key = await shop.keyOf(id);
    const forged = [await shop.keyOf(other), key.slice(1), `${key}a`, '', 'a'.repeat(43), '../../x'];
    for (const wrong of forged)
      expect(await refusal(() => shop.answer(shop.guest(), { id, key: wrong }))).toBe('not-found');
    expect(await refusal(() => shop.answer(shop.guest(), { id: 'no id', key }))).toBe('not-found');
    expect(await refusal(() => shop.answer(shop.guest(), { id }))).toBe('not-found');
    expect(await refusal(() => shop.answer(shop.pro, { id }))).toBe('not-found');
    expect((await shop.read(id)).state).toBe('OPEN');
  });

  it('is not for the staff that asked, nor for whoever acts as the consignor', async () => {
    const id = await shop.ask(await shop.consigned());
    const key = await shop.keyOf(id);
    expect(await refusal(() => shop.answer(shop.admin, { id, key }))).toBe('staff');
    const acting = {
      ...shop.consignor,
      principal: { ...shop.consignor.principal, impersonatorId: shop.houseId },
    };
    expect(await refusal(() => shop.answer(acting, { id }))).toBe('acting');
    expect(await refusal(() => shop.answer(acting, { id, key }))).toBe('acting');
    const program = { ...shop.consignor, principal: { ...shop.consignor.principal, apiKeyId: '0123456789abc' } };
    expect(await refusal(() => shop.answer(program, { id }))).toBe('acting');
    expect(await priceOf((await shop.read(id)).listing_id)).toBe(90_000);
  });
});

it('forgets the words of an account that is deleted, and closes what waits', async () => {
  const listingId = await shop.consigned();
  const declined = await shop.ask(listingId, { note: 'Hello Jane.' });
  await shop.answerByLink(declined, { answer: 'DECLINE', reason: 'Private.' });
  const open = await shop.ask(listingId);
  await tx(shop.db, (trx) =>
    forgetConsents(trx, { id: shop.privateId, email: '', locale: 'en', publicUrl: shop.baseUrl }),
  );
  expect(await shop.read(declined)).toMatchObject({ state: 'DECLINED', reason: null, note: null });
  expect((await shop.read(open)).state).toBe('WITHDRAWN');
});

it('lists open questions for the staff', async () => {
  const id = await shop.ask(await shop.consigned());
  const page = await readConsents(shop.db, { open: true, first: 100 });
  expect(page.entries.map((entry) => entry.id)).toContain(id);
  await shop.answerByLink(id);
  const later = await readConsents(shop.db, { open: true, first: 100 });
  expect(later.entries.map((entry) => entry.id)).not.toContain(id);
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM consent_requests`.execute(shop.db);
  expect((await readConsents(shop.db, {})).totalCount).toBe(rows[0]?.count);
});
