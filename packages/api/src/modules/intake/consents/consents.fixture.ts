import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import type { Db } from '#api/platform/db/database.ts';
import { createOffer } from '#api/modules/sales/offers/create-offer.ts';
import { openSelling } from '#api/modules/selling/selling.fixture.ts';
import { receiveIntake } from '../intakes/receive-intake.ts';
import { answerConsent, type GivenAnswer } from './answer-consent.ts';
import { askConsent, type GivenQuestion, withdrawConsent } from './ask-consent.ts';
import { consentKeyOf } from './consent-key.ts';
import { loadConsents } from './read-consents.ts';

const secret = 'test-secret-test-secret-test-secret';

/** A shop with instruments that were consigned at the counter, at 900.00 for a share of 15 percent. */
export async function openConsents(db: Db) {
  const shop = await openSelling(db);
  const links = { config: { publicUrl: shop.baseUrl }, secret, secrets: [secret] };
  const { email } = await db
    .selectFrom('accounts')
    .select(sql<string>`email`.as('email'))
    .where('id', '=', shop.privateId)
    .executeTakeFirstOrThrow();
  let count = 0;
  /** An instrument that is for sale for its owner; gives its listing. */
  const consigned = async (floorCents: number | null = null): Promise<string> => {
    count += 1;
    const id = await receiveIntake(shop.admin, secret, {
      requestId: `consent-phone-${count}`,
      deal: 'CONSIGNMENT',
      place: 'Nashville, TN',
      document: JSON.stringify(shop.complete({ serial: `CONSENT${count}` })),
      personName: 'Jane Doe',
      personEmail: email,
      splitBasisPoints: 1_500,
      feeCents: 5_000,
      termDays: 90,
      paidFrom: 'cash',
      termsVersion: 1,
      signedName: 'Jane Doe',
      signedLocale: 'en',
      signedAt: new Date(),
    });
    const { listing_id: listingId } = await db
      .selectFrom('intakes')
      .select('listing_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const action of ['SUBMIT', 'SUBMIT', 'APPROVE'] as const) await shop.move(shop.admin, listingId, action);
    if (floorCents !== null)
      await db.updateTable('listing_drafts').set({ floor_cents: floorCents }).where('id', '=', listingId).execute();
    return listingId;
  };
  const versionOf = async (listingId: string): Promise<number> => (await shop.read(shop.admin, listingId)).version;
  const floorOf = async (listingId: string) => (await shop.read(shop.admin, listingId)).floor_cents;
  const ask = async (listingId: string, more: Partial<GivenQuestion> = {}, actor: ActorContext = shop.admin) =>
    askConsent({ ...actor, now: new Date() }, links, listingId, {
      kind: 'PRICE',
      version: more.version ?? (await versionOf(listingId)),
      priceCents: 90_000,
      newPriceCents: 80_000,
      days: 7,
      ...more,
    });
  const withdraw = (id: string) => withdrawConsent({ ...shop.admin, now: new Date() }, id);
  const read = async (id: string) => {
    const request = (await loadConsents(db, [id], new Date())).get(id);
    if (!request) throw new Error('The question was not found.');
    return request;
  };
  const keyOf = async (id: string): Promise<string> => consentKeyOf(secret, await read(id));
  const answer = (actor: ActorContext, given: Partial<GivenAnswer> & { readonly id: string }) =>
    answerConsent({ ...actor, now: new Date() }, links, {
      key: null,
      answer: 'AGREE',
      reason: null,
      wishedCents: null,
      ...given,
    });
  /** An answer by the mailed link, of somebody without an account. */
  const answerByLink = async (id: string, given: Partial<GivenAnswer> = {}) =>
    answer(shop.guest(), { id, key: await keyOf(id), ...given });
  const offerOn = async (listingId: string, amountCents: number) => {
    const buyer = shop.signedIn(await shop.memberId());
    const offer = await createOffer(buyer, shop.baseUrl, { listingId, amountCents });
    return { offer, buyer };
  };
  return {
    ...shop,
    db,
    actAs,
    links,
    consigned,
    ask,
    withdraw,
    read,
    keyOf,
    answer,
    answerByLink,
    offerOn,
    versionOf,
    floorOf,
  };
}

export type ConsentsHarness = Awaited<ReturnType<typeof openConsents>>;
