import { describe, expect, it } from '@jest/globals';
import { findOverBudget } from './weigh-chunks.ts';

const weights: Readonly<Record<string, number>> = { 'a.js': 4, 'shared.js': 3, 'expose-menu.js': 1, 'menu.js': 2 };
const weigh = (file: string): number => weights[file] ?? 0;
const chunks = {
  'page-a': ['a.js', 'shared.js'],
  menu: ['menu.js', 'shared.js'],
  'expose-menu': ['expose-menu.js', 'shared.js'],
};

describe('the budget of a remote', () => {
  it('holds where every page and widget is below it, with what it shares', () => {
    expect(findOverBudget({ 'page-a': 7, menu: 6 }, chunks, weigh)).toEqual([]);
  });

  it('names what is above it, what is gone, and a page that nobody weighed', () => {
    expect(findOverBudget({ menu: 5.9, 'page-b': 3 }, chunks, weigh)).toEqual([
      'menu has 6.0 kB; its budget is 5.9 kB.',
      'page-b has a budget and no chunk.',
      'page-a has no budget; it has 7.0 kB.',
    ]);
  });
});
