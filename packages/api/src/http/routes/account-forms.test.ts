import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openAccounts, PASSWORD } from '#api/modules/accounts/people.fixture.ts';
import { accountForms } from '#api/http/plain/account-forms.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;
let people = 0;

beforeAll(async () => {
  shop = await openAccounts();
});
beforeEach(() => shop.db.deleteFrom('rate_limits').execute());
afterAll(() => shop.api.close());

type Refusal = {
  fields: { name: string; value: string }[];
  code: string;
  message: string | null;
  field: string | null;
  issues: { field: string }[];
};

const REFUSAL = `query ($form: String!, $id: ID) {
  plainFormRefusal(form: $form, id: $id) { fields { name value } code message field issues { field } }
}`;

/** A member's browser without scripts, or a guest's. */
async function openBrowser(isMember = true) {
  people += 1;
  const email = `plain-${people}@example.com`;
  if (isMember) await shop.addMember(email);
  const visitor = isMember ? await shop.signedIn(email) : shop.api.visitor();
  await visitor.fetch('/api/csrf');
  return {
    email,
    visitor,
    async post(form: string, fields: Record<string, string>, more: Record<string, string> = {}) {
      const response = await visitor.fetch(`/api/account/${form}?lang=fr`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...more },
        redirect: 'manual',
      });
      return response.headers.get('location');
    },
    refusal: async (form: string, id?: string) =>
      (await visitor.query<{ plainFormRefusal: Refusal | null }>(REFUSAL, { form, id })).data?.plainFormRefusal,
    ask: async <Data>(text: string) => (await visitor.query<Data>(text)).data,
  };
}

const names = {
  displayName: 'Nina',
  username: 'nina-plain',
  bio: 'Plays.',
  firstName: 'Nina',
  lastName: 'R',
  phone: '',
};
const home = {
  firstName: 'Nina',
  lastName: 'Rosewood',
  line1: '1 Main Street',
  city: 'Nashville',
  region: 'TN',
  postalCode: '37201',
  countryIso: 'US',
  shownCountry: 'US',
};
type Book = { addresses: { edges: { node: { id: string; line1: string; defaultAddress: boolean } }[] } };
const BOOK = '{ addresses { edges { node { id line1 defaultAddress } } } }';

describe('plain forms of the account', () => {
  it('changes the details, and brings a refused form back with every word, at its field, in its language', async () => {
    const browser = await openBrowser();
    expect(await browser.post('details', { ...names, username: 'no spaces, please' })).toBe('/fr/plain/details');
    const refusal = await browser.refusal('details');
    expect(refusal).toMatchObject({
      code: 'username-invalid',
      field: 'username',
      message: expect.stringMatching(/utilisateur/),
    });
    expect(refusal?.fields).toContainEqual({ name: 'bio', value: 'Plays.' });
    expect(await browser.post('details', names)).toBe('/fr/plain/details?done=1');
    expect(await browser.refusal('details')).toBeNull();
    expect(await browser.ask('{ viewer { displayName username } }')).toEqual({
      viewer: { displayName: 'Nina', username: 'nina-plain' },
    });
  });

  it('keeps, changes and removes replies, and answers while their writer is away', async () => {
    const browser = await openBrowser();
    type Replies = {
      savedReplies: { id: string; title: string; textFr: string }[];
      awayReply: { until: string } | null;
    };
    const read = () => browser.ask<Replies>('{ savedReplies { id title textFr } awayReply { until } }');
    expect(await browser.post('reply', { title: 'Still there', textEn: '', textFr: '' })).toBe('/fr/plain/replies');
    expect(await browser.refusal('reply')).toMatchObject({
      code: 'missing',
      field: 'textEn',
      fields: expect.arrayContaining([{ name: 'title', value: 'Still there' }]),
    });
    const written = { title: 'Still there', textEn: '', textFr: 'Elle est là.' };
    expect(await browser.post('reply', written)).toBe('/fr/plain/replies?done=1');
    expect(await browser.post('reply', written)).toBe('/fr/plain/replies');
    expect(await browser.refusal('reply')).toMatchObject({ code: 'title-taken', field: 'title' });
    const id = (await read())?.savedReplies[0]?.id ?? '';
    expect(await browser.post('reply', { ...written, id, textFr: 'Vendue.' })).toBe('/fr/plain/replies?done=1');
    expect((await read())?.savedReplies).toEqual([{ id, title: 'Still there', textFr: 'Vendue.' }]);
    const stranger = await openBrowser();
    expect(await stranger.post('reply', { ...written, id })).toBe(`/fr/plain/replies?id=${id}`);
    expect(await stranger.refusal('reply', id)).toMatchObject({ code: 'not-found' });
    await stranger.post('reply-remove', { id });
    expect((await read())?.savedReplies).toHaveLength(1);
    expect(await browser.post('reply-remove', { id })).toBe('/fr/plain/replies?done=1');

    const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    expect(await browser.post('away', { textEn: 'On the road.', textFr: '', until: day(-3) })).toBe(
      '/fr/plain/replies',
    );
    expect(await browser.refusal('away')).toMatchObject({ code: 'until', field: 'until' });
    const away = { textEn: 'On the road.', textFr: '', until: day(7) };
    expect(await browser.post('away', away)).toBe('/fr/plain/replies?done=1');
    expect(await read()).toEqual({ savedReplies: [], awayReply: { until: day(7) } });
    expect(await browser.post('away-clear', {})).toBe('/fr/plain/replies?done=1');
    expect((await read())?.awayReply).toBeNull();
  });

  it('cancels an order of nobody else', async () => {
    const browser = await openBrowser();
    expect(await browser.post('cancel', { id: '6h1xp8grhnqn8' })).toBe('/fr/plain/cancel?id=6h1xp8grhnqn8');
    expect(await browser.refusal('cancel', '6h1xp8grhnqn8')).toMatchObject({ message: expect.any(String) });
  });

  it('does not write over what another window has saved since', async () => {
    const browser = await openBrowser();
    const known = await browser.ask<{ viewer: { detailsVersion: number } }>('{ viewer { detailsVersion } }');
    const version = String(known?.viewer.detailsVersion);
    await browser.post('details', { ...names, username: 'first-window', version });
    expect(await browser.post('details', { ...names, username: 'other-window', version })).toBe('/fr/plain/details');
    expect(await browser.refusal('details')).toMatchObject({ code: 'conflict' });
  });

  it('changes a password, never keeps one, and tells wrong ones apart', async () => {
    const browser = await openBrowser();
    const passwords = { current: PASSWORD, password: 'maple-neck-and-tweed', repeated: 'maple-neck-and-tweed' };
    for (const [change, code, field] of [
      [{ repeated: 'something-else' }, 'passwords-differ', 'repeated'],
      [{ current: 'wrong-one' }, 'password-wrong', 'current'],
      [{ password: 'short', repeated: 'short' }, 'password-length', 'password'],
    ] as const) {
      expect(await browser.post('password', { ...passwords, ...change })).toBe('/fr/plain/password');
      expect(await browser.refusal('password')).toMatchObject({ code, field, fields: [] });
    }
    expect(await browser.post('password', passwords)).toBe('/fr/plain/password?done=1');
    expect(await shop.canSignIn(browser.email, passwords.password)).toBe(true);
    expect(await shop.canSignIn(browser.email, PASSWORD)).toBe(false);
  });

  it('keeps, changes, prefers and removes addresses; contradictions come back until they are kept', async () => {
    const browser = await openBrowser();
    expect(await browser.post('address', { ...home, region: 'OR' })).toBe('/fr/plain/address');
    const refusal = await browser.refusal('address');
    expect(refusal?.issues.map(({ field }) => field)).toContain('region');
    expect(refusal?.fields).toContainEqual({ name: 'line1', value: '1 Main Street' });
    expect(await browser.post('address', { ...home, countryIso: 'FR' })).toBe('/fr/plain/address');
    expect(await browser.refusal('address')).toMatchObject({ code: 'other-country' });
    for (const line1 of ['1 Main Street', '2 Main Street'])
      expect(await browser.post('address', { ...home, line1 })).toBe('/fr/profile/settings/addresses');
    const of = async (line1: string) =>
      (await browser.ask<Book>(BOOK))?.addresses.edges.find(({ node }) => node.line1 === line1)?.node;
    const first = await of('1 Main Street');
    const second = await of('2 Main Street');
    await browser.post('address', { ...home, id: first?.id ?? '', line1: '3 Main Street' });
    await browser.post('address-default', { id: second?.id ?? '' });
    expect(await of('2 Main Street')).toMatchObject({ defaultAddress: true });
    await browser.post('address-remove', { id: second?.id ?? '' });
    expect((await browser.ask<Book>(BOOK))?.addresses.edges.map(({ node }) => node.line1)).toEqual(['3 Main Street']);
    const stranger = await openBrowser();
    const id = first?.id ?? '';
    expect(await stranger.post('address', { ...home, id })).toBe(`/fr/plain/address?id=${id}`);
    expect(await stranger.refusal('address', id)).toMatchObject({ code: 'not-found' });
    expect(await stranger.post('address-remove', { id })).toBe(`/fr/plain/address?id=${id}`);
    expect((await browser.ask<Book>(BOOK))?.addresses.edges).toHaveLength(1);
  });

  it('switches what was changed of the notifications, and nothing else', async () => {
    const browser = await openBrowser();
    const CHOICES = '{ notificationPreferences { eventTypes { key mail bell } } }';
    type Choices = { notificationPreferences: { eventTypes: { key: string; mail: string; bell: string }[] } };
    const before = await browser.ask<Choices>(CHOICES);
    const typed = { 'was-offer.received mail': '1', 'was-offer.received bell': '1', 'offer.received bell': 'on' };
    expect(await browser.post('notifications', typed)).toBe('/fr/plain/notifications?done=1');
    const after = await browser.ask<Choices>(CHOICES);
    const changed = after?.notificationPreferences.eventTypes.filter(
      (event, index) => JSON.stringify(event) !== JSON.stringify(before?.notificationPreferences.eventTypes[index]),
    );
    expect(changed).toEqual([{ key: 'offer.received', mail: 'OFF', bell: 'ON' }]);
    expect(await browser.post('notifications', { 'was-account.signInCode mail': '1' })).toBe('/fr/plain/notifications');
    expect(await browser.refusal('notifications')).toMatchObject({ code: 'not-switchable' });
  });

  it.each([
    ['offer', { id: 'item', listingId: '1', amount: 'much' }, { code: 'amount', field: 'amount' }],
    ['offer', { id: 'item', listingId: '1', amount: '5', shipping: '-1' }, { code: 'amount', field: 'shipping' }],
    ['offer', { id: 'item', listingId: '987654321', amount: '5.50' }, { field: null }],
    ['offer', { id: 'item', listingId: '987654321', amount: '99999999' }, { code: 'not-found' }],
    ['message', { id: '987654321', text: ' ' }, { code: 'missing', field: 'text' }],
    ['message', { id: '987654321', text: 'Hello', key: 'made-once-for-it' }, { code: 'not-found' }],
    ['message', { id: 'NOTHING:1', text: 'Hello', key: 'made-once-for-it' }, { field: 'text' }],
    ['return', { id: '987654321', reason: '' }, { code: 'missing', field: 'reason' }],
    ['return', { id: '987654321', reason: 'DAMAGED', note: 'The neck.' }, {}],
    ['wishlist-add', { id: '987654321' }, {}],
  ])('refuses %s with %j, and keeps what was typed', async (form, typed, expected) => {
    const browser = await openBrowser();
    expect(await browser.post(form, typed)).toContain(`?${new URLSearchParams({ id: typed.id }).toString()}`);
    const refusal = await browser.refusal(form, typed.id);
    expect(refusal).toMatchObject(expected);
    const { id: _id, ...kept } = typed;
    expect(Object.fromEntries(refusal?.fields.map(({ name, value }) => [name, value]) ?? [])).toEqual(kept);
    expect(await browser.refusal(form, 'another')).toBeNull();
  });

  it('leads guests to the sign-in, and from there to the form', async () => {
    const browser = await openBrowser(false);
    for (const [form, { page }] of Object.entries(accountForms)) {
      const next = new URLSearchParams({ next: `${page}?id=7` }).toString();
      expect(await browser.post(form, { id: '7' })).toBe(`/fr/sign-in?${next}`);
    }
  });

  it('takes nothing from pages of others, and keeps nothing of it', async () => {
    const browser = await openBrowser();
    const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect(await browser.post('address', home, evil)).toBe('/fr/plain/address');
    expect(await browser.refusal('address')).toMatchObject({ code: 'stale-page', fields: [] });
    expect((await browser.ask<Book>(BOOK))?.addresses.edges).toEqual([]);
  });

  it('shows what was typed to nobody else, and bounds the forms of one address', async () => {
    const browser = await openBrowser();
    await browser.post('details', { ...names, username: '!' });
    const other = await openBrowser();
    other.visitor.cookies.set('headstock-form', browser.visitor.cookies.get('headstock-form') ?? '');
    expect(await other.refusal('details')).toBeNull();
    await shop.db.updateTable('rate_limits').set({ count: 240 }).where('key', 'like', 'account-forms:%').execute();
    await browser.post('details', names);
    expect(await browser.refusal('details')).toMatchObject({ code: 'busy' });
  });

  it('keeps a refused form within the size of a cookie', async () => {
    const browser = await openBrowser();
    const bio = Array.from({ length: 2_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
    ).join('');
    await browser.post('details', { ...names, bio, username: '!' });
    expect(browser.visitor.cookies.get('headstock-form')?.length).toBeLessThan(3_900);
    expect(await browser.refusal('details')).toMatchObject({ code: 'username-invalid' });
  });
});
