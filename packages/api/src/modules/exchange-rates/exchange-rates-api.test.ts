import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, TestVisitor, type TestApi } from '#api/http/testing.ts';
import { storeRates } from './stored-rates.ts';

let api: TestApi;
const today = new Date().toISOString().slice(0, 10);
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const QUERY = '{ exchangeRates { asOf source isOld rates { currency rate } } }';
const ask = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/graphql?${new URLSearchParams({ query })}`, { headers });

describe('the exchange rates', () => {
  it('are null in a shop that has none', async () => {
    expect(await (await ask(QUERY)).json()).toEqual({ data: { exchangeRates: null } });
  });

  it('are given to everybody, with their day and their source', async () => {
    await storeRates(api.services.db, { asOf: today, source: 'ECB', rates: { EUR: 0.86, JPY: 156.3 } });
    const expected = {
      exchangeRates: {
        asOf: today,
        source: 'ECB',
        isOld: false,
        rates: [
          { currency: 'EUR', rate: 0.86 },
          { currency: 'JPY', rate: 156.3 },
        ],
      },
    };
    expect(await (await ask(QUERY)).json()).toEqual({ data: expected });
    const { data } = await new TestVisitor(api.url).query(QUERY);
    expect(data).toEqual(expected);
  });

  it('may be kept for an hour by anybody, with nothing of the visitor in the answer', async () => {
    const { status, headers } = await ask(QUERY);
    expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
      200,
      'public, max-age=3600',
      null,
    ]);
  });

  it.each([
    ['with cookies', QUERY, { cookie: 'headstock-session=x' }],
    ['beside something of the visitor', '{ exchangeRates { asOf } viewer { id } }', {}],
    ['in a fragment', '{ ...all } fragment all on Query { exchangeRates { asOf } }', {}],
    ['wrongly', '{ exchangeRates { nothing } }', {}],
  ])('are kept by nobody when they are asked for %s', async (_how, query, headers) => {
    expect((await ask(query, headers)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('are kept by nobody when they are posted', async () => {
    const { headers } = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
