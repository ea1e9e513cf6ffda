import { describe, expect, it } from '@jest/globals';
import { accountsPath, readAccountSearch } from './account-search.model.ts';

const read = (query: string) => readAccountSearch(new URLSearchParams(query));

describe('the address of the account list', () => {
  it('shows the newest of everybody unless it says otherwise', () => {
    expect(read('')).toEqual({ search: '', after: null });
    expect(accountsPath({})).toBe('/admin/accounts');
    expect(accountsPath({ search: '', after: null })).toBe('/admin/accounts');
  });

  it('keeps search and page through a round trip', () => {
    const state = { search: 'ada & bo+1@example.com', after: 'Y3Vyc29yOjE=' };
    expect(read(new URL(accountsPath(state), 'https://shop.test').search)).toEqual(state);
  });

  it('trims what was typed, and does not send a book', () => {
    expect(read('search=%20ada%20').search).toBe('ada');
    expect(read(`search=${'a'.repeat(5000)}`).search).toHaveLength(200);
    expect(read('after=').after).toBeNull();
  });
});
