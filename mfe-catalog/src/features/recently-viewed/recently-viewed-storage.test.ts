/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readRecentlyViewed, addRecentlyViewed } from './recently-viewed-storage.ts';

const key = 'headstock-seen';
beforeEach(() => localStorage.clear());

describe('what was seen', () => {
  it('stands in order, the last first, each once, nine at most', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'b']) addRecentlyViewed(id);
    expect(readRecentlyViewed()).toEqual(['b', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  });

  it.each(['{', 'null', '{"a":1}', '[1,null,{"id":2}]', '[""]', JSON.stringify(['x'.repeat(41)])])(
    'survives %s in the storage',
    (stored) => {
      localStorage.setItem(key, stored);
      expect(readRecentlyViewed()).toEqual([]);
      addRecentlyViewed('a');
      expect(readRecentlyViewed()).toEqual(['a']);
    },
  );
});
