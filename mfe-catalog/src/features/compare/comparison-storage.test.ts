/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { comparedItemsAtom, comparisonStorageKey, type ComparedItem } from './comparison.atoms.ts';
import { choose, syncComparison, lastChangeAtom, toggleComparedItem } from './comparison-storage.ts';

const item = (id: string): ComparedItem => ({ id, name: `Name ${id}`, picture: `${id}-card`, backdrop: 'surf' });
const stored = (): string[] =>
  JSON.parse(localStorage.getItem(comparisonStorageKey) ?? '[]').map(({ id }: ComparedItem) => id);

beforeEach(() => localStorage.clear());

describe('what is chosen to be compared', () => {
  it('is added and taken away, four at most, and kept', () => {
    const store = createStore();
    for (const id of ['a', 'b', 'c', 'd', 'e']) toggleComparedItem(store, item(id));
    expect(stored()).toEqual(['a', 'b', 'c', 'd']);
    expect(store.get(lastChangeAtom)).toEqual({ kind: 'full', name: 'Name e' });
    toggleComparedItem(store, item('b'));
    expect(store.get(lastChangeAtom)?.kind).toBe('removed');
    expect(stored()).toEqual(['a', 'c', 'd']);
    choose(store, []);
    expect(localStorage.getItem(comparisonStorageKey)).toBeNull();
  });

  it('keeps of an item what the tray shows, and nothing else', () => {
    toggleComparedItem(createStore(), { ...item('a'), cents: 1 } as ComparedItem);
    expect(JSON.parse(localStorage.getItem(comparisonStorageKey)!)).toEqual([item('a')]);
  });

  it('goes on from the last visit, and follows the other tabs', () => {
    localStorage.setItem(comparisonStorageKey, JSON.stringify([item('a')]));
    const store = createStore();
    toggleComparedItem(store, item('b'));
    expect(store.get(comparedItemsAtom).map(({ id }) => id)).toEqual(['a', 'b']);
    localStorage.setItem(comparisonStorageKey, JSON.stringify([item('z')]));
    dispatchEvent(new StorageEvent('storage', { key: comparisonStorageKey }));
    expect(store.get(comparedItemsAtom)).toEqual([item('z')]);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.get(comparedItemsAtom)).toEqual([]);
  });

  it.each([
    '{',
    'null',
    '[1,null]',
    '[{"id":1}]',
    JSON.stringify([{ ...item('a'), backdrop: 'red' }]),
    `"${'x'.repeat(99)}"`,
  ])('survives %s in the storage', (garbage) => {
    localStorage.setItem(comparisonStorageKey, garbage);
    const store = createStore();
    syncComparison(store);
    expect(store.get(comparedItemsAtom)).toEqual([]);
    toggleComparedItem(store, item('b'));
    expect(stored()).toEqual(['b']);
  });

  it('works for the page alone where the storage is blocked', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createStore();
    toggleComparedItem(store, item('a'));
    expect(store.get(comparedItemsAtom)).toEqual([item('a')]);
    setItem.mockRestore();
  });
});
