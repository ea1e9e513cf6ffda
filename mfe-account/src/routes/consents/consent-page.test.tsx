/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

const cents = (amountCents: number) => ({ amountCents });

const asked = {
  id: '0123456789abc',
  kind: 'PRICE',
  state: 'OPEN',
  obstacle: null as string | null,
  title: '1962 Gretsch Streamliner',
  priceBefore: cents(240_000),
  priceAfter: cents(210_000),
  floor: null,
  shareBasisPoints: 8_000,
  shareBefore: cents(192_000),
  shareAfter: cents(168_000),
  netBefore: cents(190_000),
  netAfter: cents(166_000),
  fee: cents(2_000),
  termEnds: '2027-02-01T00:00:00.000Z',
  terms: { version: 3, textEn: 'The terms.', textFr: 'Les conditions.', publishedAt: '2026-10-01T00:00:00.000Z' },
  note: 'Two shops nearby sold one for less.',
  askedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
  closedAt: null as string | null,
  isAnsweredByLink: false,
  reason: null as string | null,
  wished: null as { amountCents: number } | null,
};

type Answered = { success: boolean; code: string | null; field: string | null; message: string | null };
const page = '/consents/0123456789abc?key=signed';

const open = (answer: () => Answered, path = page, now: () => typeof asked = () => asked) =>
  renderProfile(path, {
    AccountConsent: () => ({ consentRequest: now() }),
    AccountConsentAnswer: () => ({ consentAnswer: answer() }),
  });

const button = (name: string) => screen.getByRole('button', { name });

it('agrees by one button, with the key of the link, and shows what became of it', async () => {
  let state = asked;
  const { user, sent } = await open(
    () => {
      state = { ...asked, state: 'AGREED', closedAt: '2026-11-21T12:00:00.000Z' };
      return { success: true, code: null, field: null, message: null };
    },
    page,
    () => state,
  );
  await user.click(button('I agree to $2,100.00'));
  expect(sent('AccountConsentAnswer')).toEqual([
    { id: asked.id, key: 'signed', answer: 'AGREE', reason: null, wishedCents: null },
  ]);
  expect(await screen.findByText(/^You agreed on/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says at the field what is wrong with another price, and keeps what was typed', async () => {
  const { user, sent } = await open(() => ({
    success: false,
    code: 'wished',
    field: 'wishedCents',
    message: 'Above it.',
  }));
  await user.click(screen.getByText('I do not agree'));
  await user.type(screen.getByRole('textbox', { name: /^Why not/ }), 'It is worth more.');
  await user.type(screen.getByRole('textbox', { name: /^A price that would be fine/ }), '2,300.00');
  await user.click(button('Decline'));
  const wished = await screen.findByRole('textbox', { name: /^A price that would be fine/, description: /Above it\./ });
  expect(
    [wished, screen.getByRole('textbox', { name: /^Why not/ })].map((field) => 'value' in field && field.value),
  ).toEqual(['2,300.00', 'It is worth more.']);
  expect(sent('AccountConsentAnswer')).toEqual([
    { id: asked.id, key: 'signed', answer: 'DECLINE', reason: 'It is worth more.', wishedCents: 230_000 },
  ]);
});

it('says in the form that nobody answered, and asks again', async () => {
  let isCut = true;
  const { user, sent, told } = await open(() => {
    if (isCut) throw new TypeError('Failed to fetch');
    return { success: true, code: null, field: null, message: null };
  });
  await user.click(button('I agree to $2,100.00'));
  expect((await screen.findByRole('alert')).textContent).toContain('The shop did not answer');
  expect(told).toEqual([]);
  isCut = false;
  await user.click(button('I agree to $2,100.00'));
  expect(sent('AccountConsentAnswer')).toHaveLength(2);
});

it('shows what a plain form was refused for at its field, with what was typed', async () => {
  await open(
    () => ({ success: true, code: null, field: null, message: null }),
    `${page}&problem=wished&reason=Too+low&wished=9`,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  const wished = screen.getByRole('textbox', {
    name: /^A price that would be fine/,
    description: /above the proposed one/,
  });
  expect('value' in wished && wished.value).toBe('9');
  const reason = screen.getByRole('textbox', { name: /^Why not/ });
  expect('value' in reason && reason.value).toBe('Too low');
});

it('asks nothing more where something has changed, and says what', async () => {
  await open(
    () => ({ success: true, code: null, field: null, message: null }),
    page,
    () => ({ ...asked, obstacle: 'SOLD' }),
  );
  expect(screen.getByText(/was sold meanwhile/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('knows nothing of other questions', async () => {
  await renderProfile('/consents/unknown', { AccountConsent: () => ({ consentRequest: null }) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link opens nothing any more.');
});
