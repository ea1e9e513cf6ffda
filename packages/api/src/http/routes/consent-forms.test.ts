import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openAccounts } from '#api/modules/accounts/people.fixture.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  shop = await openAccounts({});
});
afterAll(() => shop.api.close());

const post = async (
  fields: Record<string, string>,
  more: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) => {
  const visitor = shop.api.visitor();
  await visitor.fetch('/api/csrf');
  const response = await visitor.fetch('/api/consents/0123456789abc?lang=fr', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html', ...more },
    redirect: 'manual',
  });
  return [response.status, response.headers.get('location'), response.headers.get('cache-control')];
};
const page = '/fr/consents/0123456789abc';
const secretly = 'private, no-store';

it('leads back to the page of the question, in its language, with the link’s key and what was typed', async () => {
  const typed = { key: 'a&b', answer: 'DECLINE', reason: 'Too low', wished: '800' };
  expect(await post(typed)).toEqual([303, `${page}?key=a%26b&problem=not-found&reason=Too+low&wished=800`, secretly]);
  expect(await post({ answer: 'AGREE' })).toEqual([303, `${page}?problem=not-found`, secretly]);
});

it('takes no answer from another site’s page, and none that it does not know', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect(await post({ key: 'k', answer: 'AGREE' }, foreign)).toEqual([
    303,
    `${page}?key=k&problem=stale-page`,
    secretly,
  ]);
  expect(await post({ key: 'k', answer: 'MAYBE' })).toEqual([303, `${page}?key=k&problem=stale-page`, secretly]);
  expect(await post({})).toEqual([303, `${page}?problem=stale-page`, secretly]);
});

it('answers nothing when the address is only opened', async () => {
  const response = await shop.api.visitor().fetch('/api/consents/0123456789abc', { redirect: 'manual' });
  expect(response.status).toBe(405);
});
