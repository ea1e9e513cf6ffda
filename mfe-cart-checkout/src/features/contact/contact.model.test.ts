import { describe, expect, it } from '@jest/globals';
import { contactProblems, isEmail, normalizeEmail } from './contact.model.ts';

describe('an e-mail address', () => {
  it('is sent trimmed and in lower case', () => {
    expect(normalizeEmail('  Ada@Example.COM ')).toBe('ada@example.com');
  });
  it.each(['a@b.co', 'ada.moreau+guitars@example.co.uk', `${'a'.repeat(242)}@example.com`])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each([
    '',
    'a@b.c',
    'ada',
    'ada@example',
    'ada@@example.com',
    'a da@example.com',
    '@example.com',
    'ada@.com',
    `${'a'.repeat(243)}@example.com`,
  ])('refuses %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

it('names every field that is wrong', () => {
  expect(contactProblems({ email: 'x', firstName: ' ', lastName: '' })).toEqual({
    email: 'email',
    firstName: 'missing',
    lastName: 'missing',
  });
  expect(contactProblems({ email: 'ada@example.com', firstName: 'Ada', lastName: 'M' })).toEqual({});
});
