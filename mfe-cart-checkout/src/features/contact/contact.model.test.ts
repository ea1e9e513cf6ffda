import { describe, expect, it } from '@jest/globals';
import { contactProblems, normalizeEmail } from './contact.model.ts';

describe('an e-mail address', () => {
  it('is sent trimmed and in lower case', () => {
    expect(normalizeEmail('  Ada@Example.COM ')).toBe('ada@example.com');
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
