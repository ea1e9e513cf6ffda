import { describe, expect, it } from '@jest/globals';
import { activeAfter, markedParts } from './combobox.model.ts';

describe('activeAfter', () => {
  it('walks down, up and round by way of the box', () => {
    expect(activeAfter('ArrowDown', -1, 2)).toBe(0);
    expect(activeAfter('ArrowDown', 1, 2)).toBe(-1);
    expect(activeAfter('ArrowUp', -1, 2)).toBe(1);
    expect(activeAfter('ArrowUp', 0, 2)).toBe(-1);
    expect(activeAfter('Enter', 0, 2)).toBeNull();
    expect(activeAfter('ArrowDown', -1, 0)).toBe(-1);
  });
});

describe('markedParts', () => {
  it('marks the beginnings of words without regard to case and accents', () => {
    expect(markedParts('Guitare électrique', 'ELEC')).toEqual([
      ['Guitare', false],
      [' ', false],
      ['élec', true],
      ['trique', false],
    ]);
  });

  it('takes the query as text, not as a pattern', () => {
    expect(markedParts('Les Paul', '(.*')).toEqual([
      ['Les', false],
      [' ', false],
      ['Paul', false],
    ]);
  });
});
