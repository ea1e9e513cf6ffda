import { describe, expect, it } from '@jest/globals';
import { addressWith, neighboursOf, oneOf, rangeOf } from './list-address.model.ts';

describe("a list's address", () => {
  it('asks for the first page, one after a cursor, or one before it', () => {
    expect(rangeOf(new URLSearchParams())).toEqual({ after: null, before: null, backwards: false });
    expect(rangeOf(new URLSearchParams('after=a'))).toEqual({ after: 'a', before: null, backwards: false });
    expect(rangeOf(new URLSearchParams('before=b&after=a'))).toEqual({ after: null, before: 'b', backwards: true });
  });

  it('keeps what it has, and begins at the first page again', () => {
    const query = new URLSearchParams('search=les+paul&after=x');
    expect(addressWith(query, { state: 'to-pay' })).toBe('?search=les+paul&state=to-pay');
    expect(addressWith(query, { search: null })).toBe('?');
    expect(addressWith(query, { after: 'y' })).toBe('?search=les+paul&after=y');
    expect(query.get('after')).toBe('x');
  });

  it('has neighbours where there are more', () => {
    const info = { hasNextPage: true, hasPreviousPage: false, startCursor: 's', endCursor: 'e' };
    expect(neighboursOf(info)).toEqual({ newer: null, older: 'e' });
    expect(neighboursOf({ ...info, hasNextPage: false, hasPreviousPage: true })).toEqual({ newer: 's', older: null });
  });

  it('knows its own values only', () => {
    expect(oneOf('a', ['a', 'b'])).toBe('a');
    expect(oneOf('toString', ['a', 'b'])).toBeNull();
    expect(oneOf(null, ['a'])).toBeNull();
  });
});
