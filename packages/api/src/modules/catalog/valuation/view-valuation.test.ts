import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ActorContext, anonymous } from '#api/platform/actor-context.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import { viewPastError, viewValuation } from './view-valuation.ts';

let database: TestDatabase;
let actor: ActorContext;

beforeAll(async () => {
  database = await createTestDatabase({ template: demoShop(240, '2026-07-04') });
  actor = {
    db: database.db,
    principal: anonymous,
    locale: 'en',
    now: new Date('2026-07-04T12:00:00Z'),
    requestId: null,
  };
});
afterAll(() => database.drop());

describe('the valuation of a shop with past sales', () => {
  it('names what it compared with, the range around the median', async () => {
    const valued = await viewValuation(actor, { brand: 'fender', model: 'JAZZMASTER', year: 1962, condition: 'GOOD' });
    const [low = 0, median = 0, high = 0] = [valued?.low, valued?.median, valued?.high].map(
      (money) => money?.amountCents,
    );
    expect(low).toBeLessThan(median);
    expect(median).toBeLessThan(high);
    expect(valued?.comparables.length).toBe((valued?.soldCount ?? 0) + (valued?.liveCount ?? 0));
    expect(await viewValuation(actor, { brand: 'Nobody', model: 'None', year: null, condition: null })).toBeNull();
  });

  it('says how well it told the newest of them', async () => {
    const past = await viewPastError(actor);
    expect(past?.sales).toBeGreaterThanOrEqual(30);
    expect(past?.medianErrorPercent).toBeGreaterThan(0);
    expect(past?.medianErrorPercent).toBeLessThan(30);
    expect(past?.heldPercent).toBeGreaterThan(60);
    expect(past?.heldPercent).toBeLessThan(100);
  });
});
