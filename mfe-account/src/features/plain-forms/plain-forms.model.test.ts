import { describe, expect, it } from '@jest/globals';
import { problemId, typedOr } from './plain-forms.model.ts';
import { plainPathOf } from './plain-path.model.ts';

describe('the plain form of a page', () => {
  it.each([
    ['/profile/settings/details', '', '/plain/details'],
    ['/profile/settings/security', '', '/plain/password'],
    ['/profile/settings/notifications', '', '/plain/notifications'],
    ['/profile/settings/addresses', '', '/plain/address'],
    ['/profile/settings/replies', '', '/plain/replies'],
    ['/profile/settings/addresses', 'new=', '/plain/address'],
    ['/profile/settings/addresses', 'edit=42', '/plain/address?id=42'],
    ['/profile/messages/17', '', '/plain/message?id=17'],
    ['/profile/messages/new', 'about=item&id=9', '/plain/message?id=ITEM%3A9'],
    ['/profile/buying/returns/5', '', '/plain/return?id=5'],
  ])('of %s?%s is %s', (path, search, plain) => {
    expect(plainPathOf(path, new URLSearchParams(search))).toBe(plain);
  });

  it.each([
    '/profile',
    '/profile/messages',
    '/profile/buying/purchases',
    '/profile/settings/payment',
    '/profile/selling/returns/5',
  ])('is none of %s', (path) => expect(plainPathOf(path, new URLSearchParams())).toBeNull());
});

describe('a refused form', () => {
  const refusal = { fields: [{ name: 'bio', value: '' }], code: 'missing', message: null, field: 'bio', issues: [] };
  it('shows what was typed, even where that is nothing, else what is known', () => {
    expect(typedOr(refusal, 'bio', 'Plays.')).toBe('');
    expect(typedOr(refusal, 'phone', '1')).toBe('1');
    expect(typedOr(null, 'bio', null)).toBe('');
  });

  it('always has words', () => {
    expect(problemId('missing')).toBe('plain.problem.missing');
    expect(problemId('unheard-of')).toBe('plain.problem.other');
  });
});
