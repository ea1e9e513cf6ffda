import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAccounts, PASSWORD, VIEWER } from '#api/modules/accounts/people.fixture.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;

beforeAll(async () => {
  shop = await openAccounts({ BOT_CHECK: 'true' });
});
afterAll(() => shop.api.close());

/** A browser without scripts: it keeps its cookies, and says whose page a form is on. */
function openBrowser() {
  const visitor = shop.api.visitor();
  return {
    visit: () => visitor.fetch('/api/csrf'),
    async post(step: string, fields: Record<string, string>, more: Record<string, string> = {}) {
      const response = await visitor.fetch(`/api/session/${step}?lang=fr`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...more },
        redirect: 'manual',
      });
      return [response.status, response.headers.get('location')];
    },
    viewer: async () => (await visitor.query<{ viewer: { email: string } | null }>(VIEWER)).data?.viewer?.email,
  };
}

describe('signing in without scripts', () => {
  it('signs in, leads on within the shop, and signs out', async () => {
    const email = 'plain@example.com';
    await shop.addMember(email);
    const browser = openBrowser();
    await browser.visit();
    const typed = { email, password: PASSWORD, next: '/profile/settings?tab=1' };
    expect(await browser.post('sign-in', typed)).toEqual([303, '/fr/profile/settings?tab=1']);
    expect(await browser.viewer()).toBe(email);
    expect(await browser.post('sign-in', { ...typed, next: '' })).toEqual([303, '/fr/profile']);
    expect(await browser.post('sign-out', {})).toEqual([303, '/fr/']);
    expect(await browser.viewer()).toBeUndefined();
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/fr//evil.example', 'javascript:alert(1)'])(
    'does not lead on to %s',
    async (next) => {
      const email = `away-${Buffer.from(next).toString('hex')}@example.com`;
      await shop.addMember(email);
      const browser = openBrowser();
      await browser.visit();
      expect(await browser.post('sign-in', { email, password: PASSWORD, next })).toEqual([303, '/fr/profile']);
    },
  );

  it('says what was wrong in the address of its page, and nothing that was typed', async () => {
    const browser = openBrowser();
    await browser.visit();
    const page = '/fr/sign-in?problem=';
    expect(await browser.post('sign-in', { email: '', password: 'x' })).toEqual([303, `${page}email-invalid`]);
    expect(await browser.post('sign-in', { email: 'a@b.example' })).toEqual([303, `${page}password-missing`]);
    const wrong = { email: 'nobody@example.com', password: 'wrong-horse' };
    expect(await browser.post('sign-in', wrong)).toEqual([303, `${page}wrong-credentials`]);
    expect(await browser.post('code', { code: '123456' })).toEqual([303, `${page}sign-in-expired`]);
    expect(await browser.post('toString', {})).toEqual([404, null]);
  });

  it('takes nothing from pages of others, nor without the signed cookie', async () => {
    const email = 'forged@example.com';
    await shop.addMember(email);
    const typed = { email, password: PASSWORD };
    const stale = [303, '/fr/sign-in?problem=stale-page'];
    const browser = openBrowser();
    expect(await browser.post('sign-in', typed)).toEqual(stale);
    await browser.visit();
    const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect(await browser.post('sign-in', typed, evil)).toEqual(stale);
    expect(await browser.viewer()).toBeUndefined();
  });

  it('bounds the tries of one address, whatever e-mails they name', async () => {
    const browser = openBrowser();
    await browser.visit();
    const outcomes = new Set<string | number | null | undefined>();
    for (let index = 0; index < 13; index += 1)
      outcomes.add((await browser.post('sign-in', { email: `spray-${index}@example.com`, password: 'guess' }))[1]);
    expect(outcomes).toContain('/fr/sign-in?problem=rate-limited');
  });
});
