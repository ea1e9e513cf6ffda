import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf } from './shop-documents.ts';

it('finds what the catalogue is measured by, with its fragments', () => {
  expect(documentOf('mfe-catalog', 'CatalogListing')).toContain('fragment ');
  expect(documentOf('mfe-catalog', 'CatalogSearchSuggestions')).toMatch(/^query CatalogSearchSuggestions\(/);
  expect(() => documentOf('mfe-catalog', 'CatalogList')).toThrow('mfe-catalog sends no CatalogList.');
});

it('finds every operation of the measured checkout', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'checkout/measure-checkout.ts'), 'utf8');
  const names = [...source.matchAll(/'((?:Cart|Checkout)[A-Z]\w+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(documentOf('mfe-cart-checkout', name)).toContain(name);
});
