import { describe, expect, it } from '@jest/globals';
import { comparePath, moved, readCompareAddress, without, withItem } from './compare-address.model.ts';

const read = (query: string) => readCompareAddress(new URLSearchParams(query));

describe('the address of a comparison', () => {
  it.each([
    ['ids=a,b', ['a', 'b']],
    ['ids=a&ids=b', ['a', 'b']],
    ['ids=["a","b"]', ['a', 'b']],
    ['ids= a ,,a,b', ['a', 'b']],
    ['ids=["a"', []],
    ['ids={"a":1}', []],
    ['ids=[1,null,"a"]', ['a']],
    ['ids=<b>,a%00,__proto__', ['__proto__']],
    [`ids=${'x'.repeat(41)},a`, ['a']],
    [`ids=${Array.from({ length: 40 }, (_, index) => index).join(',')}`, Array.from({ length: 12 }, (_, i) => `${i}`)],
    ['', []],
  ])('reads %s', (query, ids) => {
    expect(read(query).ids).toEqual(ids);
  });

  it('is the same again after it was written', () => {
    const address = { ids: ['a', 'b'], onlyDifferences: true, find: 'les paul & more' };
    const path = comparePath(address);
    expect(path).toBe('/shop/compare?ids=a,b&only=differences&find=les%20paul%20%26%20more');
    expect(read(path.slice(path.indexOf('?')))).toEqual(address);
    expect(comparePath(read('utm_source=mail&gclid=1'))).toBe('/shop/compare');
  });

  it('takes typed text on one line and no longer than the search does', () => {
    expect(read('find=%00les%0Apaul%20').find).toBe('les paul');
    expect(read(`find=${'x'.repeat(10_000)}`).find).toHaveLength(200);
  });
});

describe('a change of the columns', () => {
  const address = read('ids=a,b,c&find=x');

  it('adds at the end, once, and takes away', () => {
    expect(withItem(address, 'd')).toMatchObject({ ids: ['a', 'b', 'c', 'd'], find: '' });
    expect(withItem(address, 'a').ids).toEqual(['b', 'c', 'a']);
    expect(without(address, 'b').ids).toEqual(['a', 'c']);
  });

  it('moves one by one, and not beyond the ends', () => {
    expect(moved(address, 'a', 1).ids).toEqual(['b', 'a', 'c']);
    expect(moved(address, 'c', -1).ids).toEqual(['a', 'c', 'b']);
    expect(moved(address, 'a', -1)).toBe(address);
    expect(moved(address, 'c', 1)).toBe(address);
    expect(moved(address, 'z', 1)).toBe(address);
  });
});
