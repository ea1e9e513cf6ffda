import { describe, expect, it } from '@jest/globals';
import { cardFrameUrl, readCardMessage } from './card-messages.model.ts';
import { parseCard } from './card.model.ts';

describe('the card form’s messages', () => {
  const origin = 'http://localhost:3003';
  const read = (data: unknown, from = origin) => readCardMessage({ origin: from, data }, origin);

  it('are heard from the provider only', () => {
    expect(read({ type: 'card-ready' })).toEqual({ type: 'card-ready' });
    expect(read({ type: 'card-ready' }, 'https://evil.example')).toBeNull();
  });
  it('carry a token and what the eye needs', () => {
    const card = { token: 'tok_1', network: 'visa', last4: '4242' };
    expect(read({ type: 'card-token', ...card, number: '4242' })).toEqual({ type: 'card-token', ...card });
  });
  it.each([
    null,
    'card-ready',
    [],
    {},
    { type: 'card-token' },
    { type: 'card-token', token: '', network: 'x', last4: '1' },
    { type: 'card-height', height: '9' },
    { type: 'card-height', height: 1e9 },
  ])('ignore %j', (data) => {
    expect(read(data)).toBeNull();
  });
  it('limit the height', () => {
    expect(read({ type: 'card-height', height: 172 })).toEqual({ type: 'card-height', height: 172 });
  });
  it('are asked for in the page’s language and theme', () => {
    expect(cardFrameUrl('http://g/fields?a=1', { locale: 'fr', theme: 'dark', parent: 'http://s' })).toBe(
      'http://g/fields?a=1&locale=fr&theme=dark&parent=http%3A%2F%2Fs',
    );
  });
});

it('a card is a token, a network and four digits', () => {
  expect(parseCard({ token: 't', network: 'visa', last4: '42424' })).toBeNull();
  expect(parseCard({ token: 't', network: 'visa', last4: '4242' })).not.toBeNull();
});
