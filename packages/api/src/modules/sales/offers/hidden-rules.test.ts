import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { counterOffer } from './counter-offer.ts';
import { declineOffer } from './answer-offer.ts';
import { answerAutomatically } from './answer-automatically.ts';
import { createOffer } from './create-offer.ts';
import { offerSubject } from './offer-subject.ts';
import { type OffersHarness, openOffersHarness, signInAs } from './offers.fixture.ts';

let api: TestApi;
let harness: OffersHarness;

beforeAll(async () => {
  api = await startTestApi();
  harness = await openOffersHarness(api.services.db);
});
afterAll(() => api.close());

const SHOWN = `state declinedBy counterAmount { amountCents } reply automaticAnswer { kind }
  moves { kind madeBy amount { amountCents } message reason }`;

/** What one side of an offer is shown of it. */
const shown = async (visitor: TestVisitor, id: string): Promise<unknown> =>
  (await run<{ offer: unknown }>(visitor, `{ offer(id: "${id}") { ${SHOWN} } }`)).offer;

/** The steps that the thread of an offer shows, in both languages. */
const steps = async (id: string): Promise<string[]> => {
  const { db } = api.services;
  const all = [await offerSubject.stepsOf?.(db, id, 'en'), await offerSubject.stepsOf?.(db, id, 'fr')];
  return all.flatMap((part) => (part ?? []).map(({ text }) => text));
};

/** The mail to the buyer about an event, without what differs between two of them: links and the greeted name. */
async function mailed(id: string, event: string): Promise<string[]> {
  const mail = await api.services.db
    .selectFrom('outbox')
    .select(['subject', 'text_body'])
    .where('event_key', '=', `offer:${id}:${event}:buyer`)
    .executeTakeFirstOrThrow();
  return [mail.subject ?? '', (mail.text_body ?? '').replaceAll(/https?:\S+/g, 'LINK')];
}

/** An offer of a new member on a new listing at $1,000: declined below 80 percent, and below 90 percent $950 are asked. */
async function offered(amountCents: number, hasRules: boolean) {
  const { db } = api.services;
  const buyerId = await harness.shop.memberId();
  const buyer = harness.shop.signedIn(buyerId);
  const listingId = await harness.listing(hasRules ? 80 : null);
  if (hasRules)
    await db
      .insertInto('offer_rules')
      .values({ listing_id: listingId, below_percent: 90, counter_percent: 95 })
      .execute();
  const { id } = await createOffer(buyer, harness.baseUrl, { listingId, amountCents });
  return { id, visitor: await signInAs(api, buyerId) };
}

describe('what a rule of the seller has answered', () => {
  it.each([
    ['declined', 70_000, (id: string) => declineOffer(harness.seller, harness.baseUrl, id)],
    ['countered', 85_000, (id: string) => counterOffer(harness.seller, harness.baseUrl, id, { amountCents: 95_000 })],
  ] as const)('is %s as by the seller to its buyer: on pages, in the thread, by mail', async (event, cents, byHand) => {
    const [rule, hand] = [await offered(cents, true), await offered(cents, false)];
    await harness.answerDue(rule.id);
    expect(await answerAutomatically(api.services.db, harness.baseUrl)).toBe(1);
    await byHand(hand.id);
    expect(await shown(rule.visitor, rule.id)).toEqual(await shown(hand.visitor, hand.id));
    expect(await steps(rule.id)).toEqual(await steps(hand.id));
    expect(await mailed(rule.id, event)).toEqual(await mailed(hand.id, event));
    const seller = await signInAs(api, harness.seller.principal.accountId ?? '');
    expect(JSON.stringify(await shown(seller, rule.id))).toContain(event === 'declined' ? '"threshold"' : '"rule"');
  });
});
