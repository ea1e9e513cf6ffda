import { describe, expect, it } from '@jest/globals';
import { rowCommand, type Key } from './row-keys.model.ts';

const press = (key: string, index = 5, modifiers: Partial<Key> = {}) =>
  rowCommand({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers }, index, 20);

describe('keys in a table', () => {
  it.each([
    ['ArrowDown', 6],
    ['j', 6],
    ['ArrowUp', 4],
    ['k', 4],
    ['PageDown', 15],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 19],
  ])('%s goes to row %d', (key, to) => {
    expect(press(key)).toEqual({ kind: 'go', to, isRange: false });
  });

  it('stop at the ends', () => {
    expect(press('ArrowUp', 0)).toMatchObject({ to: 0 });
    expect(press('ArrowDown', 19)).toMatchObject({ to: 19 });
  });

  it('choose, open and give up', () => {
    expect(press(' ')).toEqual({ kind: 'choose' });
    expect(press('Enter')).toEqual({ kind: 'open' });
    expect(press('Escape')).toEqual({ kind: 'clear' });
    expect(press('a', 5, { metaKey: true })).toEqual({ kind: 'choose-all' });
    expect(press('ArrowDown', 5, { shiftKey: true })).toEqual({ kind: 'go', to: 6, isRange: true });
  });

  it('leave the browser its own', () => {
    expect(press('f', 5, { ctrlKey: true })).toBeNull();
    expect(press('ArrowDown', 5, { altKey: true })).toBeNull();
    expect(press('q')).toBeNull();
    expect(rowCommand({ key: 'End', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }, 0, 0)).toBeNull();
  });
});
