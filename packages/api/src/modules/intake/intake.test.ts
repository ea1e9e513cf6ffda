import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyListing, type ListingDocument } from '@headstock/contracts/listing-document';
import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { takeStock } from '#api/modules/catalog/index.ts';
import { createOffer } from '#api/modules/sales/offers/create-offer.ts';
import { acceptOffer } from '#api/modules/sales/offers/answer-offer.ts';
import { addListing } from '#api/modules/sales/cart/add-listing.ts';
import { showListingHold } from '#api/modules/sales/holds/listing-hold.ts';
import { openSelling, type SellingHarness } from '#api/modules/selling/selling.fixture.ts';
import type { GivenIntake } from './intakes/intake-input.ts';
import { loadIntakes, readIntakes } from './intakes/read-intakes.ts';
import { receiveIntake } from './intakes/receive-intake.ts';
import { releaseHold } from './intakes/release-hold.ts';
import { showIdentity } from './intakes/show-identity.ts';
import { publishTerms, readCurrentTerms } from './rules/deal-terms.ts';
import { removeHoldRule, saveHoldRule } from './rules/hold-rules.ts';
import { readSerialLookup } from './serials/serial-lookup.ts';
import { addStolen, closeStolen } from './serials/stolen-serials.ts';

const secret = 'test-secret-test-secret-test-secret';
let database: TestDatabase;
let shop: SellingHarness;
let consignorEmail: string;
let sent = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
  ({ email: consignorEmail } = await database.db
    .selectFrom('accounts')
    .select(sql<string>`email`.as('email'))
    .where('id', '=', shop.privateId)
    .executeTakeFirstOrThrow());
});
afterAll(() => database.drop());

const given = (more: Partial<GivenIntake> & { readonly serial?: string } = {}): GivenIntake => {
  sent += 1;
  const { serial = `S${sent}00${sent}`, ...rest } = more;
  return {
    requestId: `phone-one-${sent}`,
    deal: 'PURCHASE',
    place: 'Nashville, TN',
    document: JSON.stringify(shop.complete({ serial } satisfies Partial<ListingDocument>)),
    personName: 'Jane Doe',
    personAddress: '1 Main St, Nashville, TN',
    idKind: 'PASSPORT',
    idNumber: 'X1234567',
    paidCents: 50_000,
    paidFrom: 'cash',
    termsVersion: 1,
    signedName: 'Jane Doe',
    signedLocale: 'en',
    signedAt: new Date(),
    ...rest,
  };
};
const consigned = (more: Partial<GivenIntake> = {}): GivenIntake =>
  given({
    deal: 'CONSIGNMENT',
    personEmail: consignorEmail,
    personAddress: null,
    idKind: null,
    idNumber: null,
    paidCents: null,
    splitBasisPoints: 2_000,
    feeCents: 5_000,
    termDays: 90,
    ...more,
  });
const receive = async (intake: GivenIntake, actor: ActorContext = shop.admin) => {
  const id = await receiveIntake(actor, secret, intake);
  const row = (await loadIntakes(database.db, [id])).get(id);
  if (!row) throw new Error('The intake was not found.');
  return row;
};
const refusal = async (work: () => Promise<unknown>) => {
  const outcome = await attempt(work);
  return outcome.ok ? 'done' : outcome.code;
};
/** An intake whose listing is on the shop. */
const onShop = async (intake: GivenIntake = given()) => {
  const row = await receive(intake);
  await shop.move(shop.admin, row.listing_id, 'PUBLISH');
  return row;
};

describe('an intake', () => {
  it('begins the listing of the shop, with the hold of its place', async () => {
    const intake = await receive(given());
    expect(intake).toMatchObject({
      hold_days: 30,
      is_on_hold: true,
      id_ending: '4567',
      received_by: expect.any(String),
    });
    expect(await shop.read(shop.admin, intake.listing_id)).toMatchObject({
      seller_account_id: shop.houseId,
      state: 'INITIAL',
      document: { brand: 'Danelectro', serial: intake.serial },
    });
  });

  it('is received once, however often the phone sends it', async () => {
    const once = given();
    const [first, second] = await Promise.all([receive(once), receive(once)]);
    expect(second?.id).toBe(first?.id);
    const drafts = await database.db
      .selectFrom('listing_drafts')
      .select('id')
      .where('id', '=', first?.listing_id ?? '')
      .execute();
    expect(drafts).toHaveLength(1);
  });

  it('gives a consigned instrument to its owner, without a hold', async () => {
    const intake = await receive(consigned());
    expect(intake).toMatchObject({
      consignor_account_id: shop.privateId,
      split_basis_points: 2_000,
      is_on_hold: false,
    });
    expect((await shop.read(shop.consignor, intake.listing_id)).standing.track).toBe('consignment');
  });

  it.each<[string, () => Partial<GivenIntake>, string]>([
    ['without an identity paper', () => ({ idNumber: ' ' }), 'required'],
    ['without a name', () => ({ personName: '' }), 'required'],
    ['without a signature', () => ({ signedName: '' }), 'required'],
    ['signed long ago', () => ({ signedAt: new Date(0) }), 'signature'],
    ['with a drawing that is none', () => ({ signature: '<script>' }), 'signature'],
    ['with a broken document', () => ({ document: '{' }), 'invalid'],
    ['without a maker', () => ({ document: JSON.stringify(emptyListing('instrument')) }), 'required'],
    ['on terms that are not there', () => ({ termsVersion: 7 }), 'terms'],
    ['for a negative price', () => ({ paidCents: -1 }), 'amount'],
    ['consigned by nobody', () => ({ ...consigned(), personEmail: 'nobody@example.com' }), 'no-account'],
    ['consigned without an e-mail', () => ({ ...consigned(), personEmail: '' }), 'required'],
    ['with a share above all', () => ({ ...consigned(), splitBasisPoints: 10_001 }), 'share'],
  ])('is refused %s', async (_what, more, code) => {
    expect(await refusal(() => receive(given(more())))).toBe(code);
  });

  it('keeps the number of the paper sealed, and writes down who looks at it', async () => {
    const intake = await receive(given({ idNumber: 'SECRET-99' }));
    const { id_number: kept } = await database.db
      .selectFrom('intakes')
      .select('id_number')
      .where('id', '=', intake.id)
      .executeTakeFirstOrThrow();
    expect(kept).not.toContain('SECRET');
    expect(await refusal(() => showIdentity(shop.admin, [secret], intake.id, ' '))).toBe('reason');
    expect(await showIdentity(shop.admin, [secret], intake.id, 'Police report')).toBe('SECRET-99');
    const looks = await database.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', intake.id)
      .where('action', '=', 'intake.showIdentity')
      .execute();
    expect(looks).toHaveLength(1);
  });

  it('is found by its serial, however it is typed', async () => {
    const intake = await receive(given({ serial: 'AB 12-34x' }));
    const page = await readIntakes(database.db, { search: 'ab1234X', first: 5 });
    expect(page.entries.map(({ id }) => id)).toEqual([intake.id]);
    expect((await readIntakes(database.db, { search: 'Danelect_o', first: 5 })).totalCount).toBe(0);
  });
});

describe('a legal hold', () => {
  it('keeps an instrument from being sold by anybody, in every way', async () => {
    const { listing_id: id } = await onShop();
    const buyer = await shop.member();
    expect(await refusal(() => addListing(shop.guest(), id))).toBe('legal-hold');
    expect(await refusal(() => addListing(shop.admin, id))).toBe('legal-hold');
    expect(await refusal(() => createOffer(buyer, shop.baseUrl, { listingId: id, amountCents: 80_000 }))).toBe(
      'legal-hold',
    );
    const refused = await database.db
      .transaction()
      .execute((trx) =>
        takeStock(trx, [{ id: 'line', listingId: id, quantity: 1, askingCents: 90_000 }], sql<boolean>`true`),
      );
    expect(refused).toEqual([id]);
    expect((await showListingHold(shop.guest(), id))?.legalHoldUntil).toBeInstanceOf(Date);
  });

  it('refuses offers that were made before it', async () => {
    const { listing_id: id } = await onShop(given({ place: 'Nowhere' }));
    await sql`UPDATE legal_holds SET released_at = now() WHERE listing_id = ${id}`.execute(database.db);
    const buyer = await shop.member();
    const offer = await createOffer(buyer, shop.baseUrl, { listingId: id, amountCents: 80_000 });
    await sql`UPDATE legal_holds SET released_at = NULL WHERE listing_id = ${id}`.execute(database.db);
    expect(await refusal(() => acceptOffer(shop.admin, shop.baseUrl, offer.id))).toBe('legal-hold');
  });

  it('follows the instrument to another listing, and keeps its own from being deleted', async () => {
    const intake = await receive(given({ serial: 'TWICE-1' }));
    expect(await refusal(() => shop.move(shop.admin, intake.listing_id, 'DELETE'))).toBe('legal-hold');
    const copy = await shop.draft(shop.admin, shop.complete({ serial: 'twice1' }));
    expect(await refusal(() => shop.move(shop.admin, copy, 'PUBLISH'))).toBe('legal-hold');
  });

  it('ends by itself', async () => {
    const { listing_id: id } = await onShop();
    await sql`UPDATE legal_holds SET until = now() - interval '1 second' WHERE listing_id = ${id}`.execute(database.db);
    expect(await refusal(() => addListing(shop.guest(), id))).toBe('done');
  });

  it('ends early with a reason and a paper alone, once', async () => {
    const intake = await onShop();
    const [paper] = shop.complete().photographs;
    const release = (more: Partial<{ reason: string; photographId: string }> = {}) =>
      releaseHold(shop.admin, intake.id, { reason: 'The police released it.', photographId: paper?.id ?? '', ...more });
    expect(await refusal(() => release({ reason: ' ' }))).toBe('reason');
    expect(await refusal(() => release({ photographId: '' }))).toBe('paper');
    expect(await refusal(() => release({ photographId: '0000000000000' }))).toBe('photographs');
    expect(await refusal(() => release())).toBe('done');
    expect(await refusal(() => release())).toBe('hold-over');
    expect(await refusal(() => addListing(shop.guest(), intake.listing_id))).toBe('done');
  });
});

describe('rules and terms', () => {
  it('have the days of the place, else of everywhere, and leave older intakes alone', async () => {
    const before = await receive(given({ place: 'Osceola County' }));
    await saveHoldRule(shop.admin, { place: 'Osceola County', deal: 'PURCHASE', days: 14, source: 'Ordinance' });
    expect((await receive(given({ place: ' osceola county ' }))).hold_days).toBe(14);
    expect((await loadIntakes(database.db, [before.id])).get(before.id)?.hold_days).toBe(30);
    expect(
      await refusal(() =>
        saveHoldRule(shop.admin, { place: 'Osceola County', deal: 'PURCHASE', days: 9, source: 'x' }),
      ),
    ).toBe('taken');
    expect(
      await refusal(() => saveHoldRule(shop.admin, { place: 'Elsewhere', deal: 'TRADE', days: 366, source: 'x' })),
    ).toBe('days');
    expect(await refusal(() => removeHoldRule(shop.admin, { id: '0000000000002', version: 1 }))).toBe('last-rule');
  });

  it('are written over, and taken away, as they were read alone', async () => {
    const rule = { place: 'Apache Junction', deal: 'PURCHASE', days: 10, source: 'Code' } as const;
    const id = await saveHoldRule(shop.admin, rule);
    await saveHoldRule(shop.admin, { ...rule, id, version: 1, days: 12 });
    expect(await refusal(() => saveHoldRule(shop.admin, { ...rule, id, version: 1, days: 9 }))).toBe('changed');
    expect(await refusal(() => saveHoldRule(shop.admin, { ...rule, id, days: 9 }))).toBe('changed');
    expect(await refusal(() => removeHoldRule(shop.admin, { id, version: 1 }))).toBe('changed');
    expect((await receive(given({ place: 'Apache Junction' }))).hold_days).toBe(12);
    await removeHoldRule(shop.admin, { id, version: 2 });
    expect(await refusal(() => removeHoldRule(shop.admin, { id, version: 2 }))).toBe('not-found');
  });

  it('get a new version each time, and ask for a new signature', async () => {
    const old = given({ deal: 'TRADE' });
    const texts = { textEn: 'New terms', textFr: 'Nouvelles conditions' };
    const published = await Promise.all(
      [1, 2].map(() => refusal(() => publishTerms(shop.admin, { deal: 'TRADE', version: 1, ...texts }))),
    );
    expect(published.toSorted()).toEqual(['conflict', 'done']);
    expect((await readCurrentTerms(database.db)).find(({ deal }) => deal === 'TRADE')?.version).toBe(2);
    expect(await refusal(() => receive(old))).toBe('terms');
    expect(await refusal(() => publishTerms(shop.admin, { deal: 'TRADE', version: 9, ...texts }))).toBe('conflict');
  });
});

describe('the serial lookup', () => {
  it('shows earlier visits, look-alikes and what was stolen', async () => {
    const intake = await receive(given({ serial: 'L0 1234' }));
    const watch = await addStolen(shop.admin, {
      serial: 'LO-1234',
      brand: 'Fender',
      model: 'Jaguar',
      note: 'Report 17',
    });
    const lookup = await readSerialLookup(shop.admin, 'lo1234', 'Fender');
    expect(lookup.stolen.map(({ id }) => id)).toEqual([watch]);
    expect(lookup.lookAlikes.map(({ id }) => id)).toContain(intake.id);
    const again = await readSerialLookup(shop.admin, 'l01234', '');
    expect(again.visits.map(({ id, kind }) => [kind, id])).toContainEqual(['INTAKE', intake.id]);
    expect(again.stolenLookAlikes).toEqual([watch]);
    expect((await readSerialLookup(shop.admin, '—', '')).visits).toEqual([]);
  });

  it('puts the maker first of which the serial is known, where none is named', async () => {
    await addStolen(shop.admin, { serial: '175 000', brand: 'C. F. Martin & Co.', model: '0-18', note: 'Report 19' });
    const lookup = await readSerialLookup(shop.admin, '175000', '');
    expect(lookup.years.map(({ makers, isKnown }) => [makers, isKnown])).toEqual([
      [['Martin'], true],
      [['Fender'], false],
      [['PRS'], false],
    ]);
    await receive(given({ serial: '175-001' }));
    const { brand } = shop.complete();
    const met = await readSerialLookup(shop.admin, '175001', '');
    expect(met.visits.map((visit) => [visit.kind, visit.brand])).toContainEqual(['INTAKE', brand]);
  });

  it('stops an intake of a stolen instrument until somebody says why it is another one', async () => {
    const id = await addStolen(shop.admin, { serial: 'STOLEN 7', brand: 'Gibson', model: '', note: 'Report 18' });
    const seven = (more: Partial<GivenIntake> = {}) => given({ serial: 'stolen-7', ...more });
    expect(await refusal(() => receive(seven()))).toBe('watched');
    expect((await receive(seven({ watchNote: 'Another maker.' }))).watch_note).toBe('Another maker.');
    expect(
      await refusal(() => addStolen(shop.admin, { serial: 'stolen7', brand: 'GIBSON', model: '', note: 'x' })),
    ).toBe('taken');
    expect(await refusal(() => closeStolen(shop.admin, id, ''))).toBe('reason');
    expect(await refusal(() => closeStolen(shop.admin, id, 'Found'))).toBe('done');
    expect(await refusal(() => closeStolen(shop.admin, id, 'Found'))).toBe('not-found');
    expect((await receive(seven())).watch_note).toBeNull();
  });
});
