import { describe, expect, it } from '@jest/globals';
import type { MenuItem } from '@headstock/contracts/menu';
import {
  addItem,
  changeLabel,
  dropItem,
  indentItem,
  moveItem,
  newItemId,
  outdentItem,
  placeFor,
  removeItem,
  targetKindOf,
} from './menu-tree.model.ts';

/** Lines from a drawing: two spaces are a level. */
const tree = (...lines: readonly string[]): MenuItem[] =>
  lines.map((line) => ({ id: line.trim(), level: (line.length - line.trimStart().length) / 2 }));
const drawn = (items: readonly MenuItem[]): string[] => items.map(({ id, level }) => '  '.repeat(level) + id);

const menu = tree('a', '  b', '    c', '    d', '  e', '    f', 'g');

describe('a line', () => {
  it('moves with all below it, among those of its level', () => {
    expect(drawn(moveItem(menu, 'b', 1))).toEqual(['a', '  e', '    f', '  b', '    c', '    d', 'g']);
    expect(drawn(moveItem(menu, 'a', 1))).toEqual(['g', 'a', '  b', '    c', '    d', '  e', '    f']);
  });

  it('moves on below the next title, and back', () => {
    const on = moveItem(menu, 'd', 1);
    expect(drawn(on)).toEqual(['a', '  b', '    c', '  e', '    d', '    f', 'g']);
    expect(drawn(moveItem(on, 'd', -1))).toEqual(drawn(menu));
  });

  it('stays where there is no place', () => {
    expect(moveItem(menu, 'a', -1)).toBe(menu);
    expect(moveItem(menu, 'g', 1)).toBe(menu);
    expect(moveItem(menu, 'c', -1)).toBe(menu);
  });

  it('goes below the line before it, as deep as its menu goes', () => {
    expect(drawn(indentItem('header', menu, 'g'))).toEqual(['a', '  b', '    c', '    d', '  e', '    f', '  g']);
    expect(indentItem('header', menu, 'e')).toBe(menu);
    expect(indentItem('header', menu, 'a')).toBe(menu);
    expect(indentItem('footer', tree('a', '  b', '  c'), 'c')).toEqual(tree('a', '  b', '  c'));
  });

  it('comes out behind what it stood below', () => {
    expect(drawn(outdentItem(menu, 'c'))).toEqual(['a', '  b', '    d', '  c', '  e', '    f', 'g']);
    expect(outdentItem(menu, 'a')).toBe(menu);
  });

  it('is let go among those of its level, or below one of the level above', () => {
    expect(placeFor(menu, 'c', 'f', true)).toBe('before');
    expect(placeFor(menu, 'c', 'f', false)).toBe('behind');
    expect(placeFor(menu, 'c', 'e', true)).toBe('below');
    expect(placeFor(menu, 'c', 'a', true)).toBeNull();
    expect(placeFor(menu, 'b', 'c', true)).toBeNull();
    expect(drawn(dropItem(menu, 'c', 'e', 'below'))).toEqual(['a', '  b', '    d', '  e', '    c', '    f', 'g']);
    expect(drawn(dropItem(menu, 'g', 'a', 'before'))).toEqual(['g', ...drawn(menu).slice(0, -1)]);
    expect(drawn(dropItem(menu, 'b', 'e', 'behind'))).toEqual(['a', '  e', '    f', '  b', '    c', '    d', 'g']);
  });

  it('is added at the end of its list, and goes with all below it', () => {
    expect(drawn(addItem(menu, 'n', 'b'))).toEqual(['a', '  b', '    c', '    d', '    n', '  e', '    f', 'g']);
    expect(drawn(addItem(menu, 'n', null)).at(-1)).toBe('n');
    const { items, gone } = removeItem(menu, 'b');
    expect(drawn(items)).toEqual(['a', '  e', '    f', 'g']);
    expect(gone).toEqual(['b', 'c', 'd']);
  });

  it('has an id that no other has', () => {
    const numbers = [0, 0, 0.5];
    expect(newItemId([{ id: 'n00000000', level: 0 }], () => numbers.shift() ?? 0)).toMatch(/^n[0-9a-z]{8}$/);
    expect(numbers).toEqual([]);
  });
});

it('forgets words that are empty', () => {
  expect(changeLabel({ a: 'A', b: 'B' }, 'a', '')).toEqual({ b: 'B' });
});

it('tells from what a target was chosen', () => {
  const choices = [{ kind: 'PAGE', path: '/repairs', title: 'Repairs' }] as const;
  expect(['/repairs', '/shop?x=1', 'https://a.example', ''].map((href) => targetKindOf(href, choices))).toEqual([
    'PAGE',
    'PATH',
    'SITE',
    'PATH',
  ]);
});
