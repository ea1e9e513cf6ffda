import { expect, it } from '@jest/globals';
import { differingLabels, differingLines } from './menu-differences.model.ts';

const names = { shop: 'Shop', new: 'New', info: 'Info' };
const items = [
  { id: 'shop', level: 0 },
  { id: 'new', level: 1, href: '/shop' },
  { id: 'info', level: 0 },
];

it('shows the lines that two versions of a menu have differently, by their names', () => {
  const moved = [items[0], { id: 'new', level: 1, href: '/new', isHidden: true }, { id: 'x', level: 1 }, items[2]];
  expect(differingLines(items, moved, names)).toEqual(['…\n– New · /shop\n…', '…\n– New · /new · ×\n– x\n…']);
  expect(differingLines(items, [items[2], items[0], items[1]], names)).toEqual([
    'Shop\n– New · /shop\nInfo',
    'Info\nShop\n– New · /shop',
  ]);
  expect(differingLines(items, null, names)).toEqual(['Shop\n– New · /shop\nInfo', '']);
});

it('shows what is called differently alone', () => {
  expect(differingLabels({ shop: 'Shop', new: 'New' }, { shop: 'Shop', new: 'Newest' }, names)).toEqual([
    'New',
    'Newest',
  ]);
  expect(differingLabels({ shop: 'Shop' }, { shop: 'Shop', info: 'About' }, names)).toEqual(['(Info)', 'About']);
});
