import { describe, expect, it } from '@jest/globals';
import { isMenuTarget, menuProblems, shownItems } from './menu.ts';

describe('a target of a menu', () => {
  it.each([
    '/',
    '/repairs',
    '/shop?sort=NEW#top',
    '/shop/category/x?brand=%5B%22a%22%5D',
    'https://example.com/a?b=c#d',
  ])('is %s', (href) => expect(isMenuTarget(href)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/a\tb',
    '/a b',
    'http://example.com',
    'https://',
    'https://user:word@example.com',
    'repairs',
    '#top',
    '',
    `/${'a'.repeat(800)}`,
  ])('is never %j', (href) => expect(isMenuTarget(href)).toBe(false));
});

const items = [
  { id: 'a', level: 0, href: '/shop' },
  { id: 'b', level: 1, isHidden: true },
  { id: 'c', level: 2, href: '/x' },
  { id: 'd', level: 1 },
  { id: 'e', level: 2, href: 'javascript:alert(1)' },
  { id: 'f', level: 0, isHidden: true },
];

it('shows no line that is hidden, nor what stands below it', () => {
  expect(shownItems(items).map(({ id }) => id)).toEqual(['a', 'd', 'e']);
});

it('can be published where every line that is seen says something and leads somewhere, and none stands too deep', () => {
  const labels = { a: 'A', d: 'D', e: 'E' };
  expect([...menuProblems('header', items, labels)]).toEqual([['e', 'target']]);
  expect([...menuProblems('header', items, { ...labels, d: ' ' })]).toEqual([
    ['d', 'label'],
    ['e', 'target'],
  ]);
  expect([...menuProblems('footer', items, labels)].map(([id]) => id)).toEqual(['c', 'd', 'e']);
  expect(menuProblems('header', [{ id: 'x', level: 1 }], { x: 'X' }).get('x')).toBe('level');
});
