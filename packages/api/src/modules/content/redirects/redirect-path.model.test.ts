import { expect, it } from '@jest/globals';
import { readPath, readTarget, targetPath } from './redirect-path.model.ts';

it.each([
  ['/Old-Page/', '/old-page', null],
  ['/fr/vieille page'.replace(' ', '%20'), '/vieille%20page', 'fr'],
  ['/réparations', '/r%c3%a9parations', null],
  ['/shop/a-guitar/0123456789abc', '/shop/a-guitar/0123456789abc', null],
  ['/a/../b', '/b', null],
] as const)('%s is read as %s', (text, path, locale) => {
  expect(readPath(text)).toEqual({ path, locale });
});

it.each([
  '',
  '/',
  '/fr',
  '/fr/',
  'old',
  '//evil.example',
  '/\\evil.example',
  '/a b',
  '/a?b=1',
  '/a#b',
  'https://evil.example/a',
  '/..//evil.example',
  `/${'x'.repeat(401)}`,
])('%s is no address that leads elsewhere', (text) => {
  expect(readPath(text)).toBeNull();
});

it('a target stays in the shop, whatever is tried', () => {
  expect(readTarget('/fr/repairs?from=old#prices')).toBe('/repairs?from=old#prices');
  expect(readTarget('/')).toBe('/');
  for (const hostile of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/a\r\nset-cookie: x=1',
  ])
    expect(readTarget(hostile)).toBeNull();
  expect(targetPath('/Repairs/?a=1')).toBe('/repairs');
});
