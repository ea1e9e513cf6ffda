import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAccounts, PASSWORD } from '#api/modules/accounts/people.fixture.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;

beforeAll(async () => {
  shop = await openAccounts({ BOT_CHECK: 'true', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => shop.api.close());

let network = 0;
/** A browser without scripts in a network of its own. */
async function openBrowser() {
  const visitor = shop.api.visitor();
  network += 1;
  const address = `198.51.100.${network}`;
  await visitor.fetch('/api/csrf');
  return async (step: string, fields: Record<string, string>, more: Record<string, string> = {}) => {
    const response = await visitor.fetch(`/api/session/${step}?lang=fr`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address, ...more },
      redirect: 'manual',
    });
    return response.headers.get('location');
  };
}

const person = { firstName: 'Nina', lastName: 'Rosewood', password: 'maple-neck-and-tweed', terms: 'accepted' };
const page = (step: string, problem = '') => `/fr/sign-in?step=${step}${problem && `&problem=${problem}`}`;

describe('registering without scripts', () => {
  it('makes an account, mails its link in the form’s language, and confirms the e-mail by a form', async () => {
    const email = 'nina@example.com';
    const post = await openBrowser();
    expect(await post('register', { ...person, email })).toBe(page('registered'));
    expect(await shop.verifiedAt(email)).toBeNull();
    expect((await shop.mailsTo(email))[0]?.subject).toMatch(/^Confirmez/);
    const code = await shop.mailedCode(email, 'confirm-email');
    expect(await post('confirm-email', { code })).toBe(page('confirmed'));
    expect(await shop.verifiedAt(email)).not.toBeNull();
    expect(await post('confirm-email', { code })).toBe('/fr/sign-in?problem=confirmation-code');
    expect(await post('sign-in', { email, password: person.password })).toBe('/fr/profile');
  });

  it('answers the same for an e-mail that has an account, which stays as it is', async () => {
    const email = 'owner@example.com';
    await shop.addMember(email);
    expect(await (await openBrowser())('register', { ...person, email })).toBe(page('registered'));
    expect(await shop.canSignIn(email, person.password)).toBe(false);
    expect(await shop.canSignIn(email, PASSWORD)).toBe(false);
    expect((await shop.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Vous avez déjà/),
    ]);
  });

  it.each([
    [{ terms: '' }, 'terms-missing'],
    [{ email: 'no e-mail' }, 'email-invalid'],
    [{ firstName: ' ' }, 'name-required'],
    [{ lastName: 'x'.repeat(81) }, 'too-long'],
    [{ password: 'short' }, 'password-length'],
    [{ password: 'password1' }, 'password-known'],
  ])('is refused with %j, and names why', async (change, problem) => {
    const typed = { ...person, email: 'refused@example.com', ...change };
    expect(await (await openBrowser())('register', typed)).toBe(page('register', problem));
    expect(await shop.mailsTo('refused@example.com')).toEqual([]);
  });

  it('takes nothing from pages of others', async () => {
    const post = await openBrowser();
    const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const email = 'forged@example.com';
    expect(await post('register', { ...person, email }, evil)).toBe(page('register', 'stale-page'));
    expect(await post('recover', { email }, evil)).toBe(page('recover', 'stale-page'));
    expect(await shop.mailsTo(email)).toEqual([]);
  });

  it('bounds the accounts of one address, and of all together', async () => {
    const post = await openBrowser();
    const outcomes: (string | null)[] = [];
    for (let index = 0; index < 7; index += 1)
      outcomes.push(await post('register', { ...person, email: `robot-${index}@example.com`, password: 'short' }));
    expect(outcomes.slice(0, 6)).not.toContain(page('register', 'rate-limited'));
    expect(outcomes[6]).toBe(page('register', 'rate-limited'));
    await shop.db.updateTable('rate_limits').set({ count: 60 }).where('key', 'like', 'register-plain-all:%').execute();
    const other = await openBrowser();
    expect(await other('register', { ...person, email: 'last@example.com' })).toBe(page('register', 'rate-limited'));
    expect(await shop.mailsTo('last@example.com')).toEqual([]);
  });
});

describe('a new password without scripts', () => {
  it('is set with the code of the mail, once, and signs nobody in', async () => {
    const email = 'forgetful@example.com';
    await shop.addMember(email);
    const post = await openBrowser();
    expect(await post('recover', { email })).toBe(page('mailed'));
    const code = await shop.mailedCode(email, 'reset-password');
    const fresh = { code, password: person.password, repeated: person.password };
    const again = `/fr/reset-password/${code}?problem=`;
    expect(await post('new-password', { ...fresh, repeated: 'another' })).toBe(`${again}passwords-differ`);
    expect(await post('new-password', { ...fresh, password: 'short', repeated: 'short' })).toBe(
      `${again}password-length`,
    );
    expect(await post('new-password', fresh)).toBe(page('password-set'));
    expect(await post('new-password', fresh)).toBe(page('recover', 'reset-code'));
    expect(await post('sign-in', { email, password: PASSWORD })).toBe('/fr/sign-in?problem=wrong-credentials');
    expect(await post('sign-in', { email, password: person.password })).toBe('/fr/profile');
  });

  it('does not tell whether there is an account, and leads nowhere else', async () => {
    const post = await openBrowser();
    expect(await post('recover', { email: 'nobody@example.com' })).toBe(page('mailed'));
    expect(await post('recover', { email: '' })).toBe(page('recover', 'email-invalid'));
    const hostile = { code: '/../../evil?x=1', password: 'a', repeated: 'b' };
    expect(await post('new-password', hostile)).toBe(
      '/fr/reset-password/%2F..%2F..%2Fevil%3Fx%3D1?problem=passwords-differ',
    );
  });
});
