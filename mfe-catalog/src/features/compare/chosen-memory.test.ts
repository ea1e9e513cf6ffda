/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { chosenAtom, chosenKey, type Chosen } from './chosen.atoms.ts';
import { choose, keepChosen, outcomeAtom, toggleChosen } from './chosen-memory.ts';

const item = (id: string): Chosen => ({ id, name: `Name ${id}`, picture: `${id}-card`, paper: 'surf' });
const stored = (): string[] => JSON.parse(localStorage.getItem(chosenKey) ?? '[]').map(({ id }: Chosen) => id);

beforeEach(() => localStorage.clear());

describe('what is chosen to be compared', () => {
  it('is added and taken away, four at most, and kept', () => {
    const store = createStore();
    for (const id of ['a', 'b', 'c', 'd', 'e']) toggleChosen(store, item(id));
    expect(stored()).toEqual(['a', 'b', 'c', 'd']);
    expect(store.get(outcomeAtom)).toEqual({ kind: 'full', name: 'Name e' });
    toggleChosen(store, item('b'));
    expect(store.get(outcomeAtom)?.kind).toBe('removed');
    expect(stored()).toEqual(['a', 'c', 'd']);
    choose(store, []);
    expect(localStorage.getItem(chosenKey)).toBeNull();
  });

  it('keeps of an item what the tray shows, and nothing else', () => {
    toggleChosen(createStore(), { ...item('a'), cents: 1 } as Chosen);
    expect(JSON.parse(localStorage.getItem(chosenKey)!)).toEqual([item('a')]);
  });

  it('goes on from the last visit, and follows the other tabs', () => {
    localStorage.setItem(chosenKey, JSON.stringify([item('a')]));
    const store = createStore();
    toggleChosen(store, item('b'));
    expect(store.get(chosenAtom).map(({ id }) => id)).toEqual(['a', 'b']);
    localStorage.setItem(chosenKey, JSON.stringify([item('z')]));
    dispatchEvent(new StorageEvent('storage', { key: chosenKey }));
    expect(store.get(chosenAtom)).toEqual([item('z')]);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.get(chosenAtom)).toEqual([]);
  });

  it.each([
    '{',
    'null',
    '[1,null]',
    '[{"id":1}]',
    JSON.stringify([{ ...item('a'), paper: 'red' }]),
    `"${'x'.repeat(99)}"`,
  ])('survives %s in the storage', (garbage) => {
    localStorage.setItem(chosenKey, garbage);
    const store = createStore();
    keepChosen(store);
    expect(store.get(chosenAtom)).toEqual([]);
    toggleChosen(store, item('b'));
    expect(stored()).toEqual(['b']);
  });

  it('works for the page alone where the storage is blocked', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createStore();
    toggleChosen(store, item('a'));
    expect(store.get(chosenAtom)).toEqual([item('a')]);
    setItem.mockRestore();
  });
});
