import { describe, expect, it } from '@jest/globals';
import { isExternalUrl } from './external-url.model.ts';

const origin = 'https://headstock.example';

describe('an address for the router', () => {
  it.each([
    '/',
    '/shop?page=2#top',
    'category/mandolins',
    '..',
    '?page=2',
    '#top',
    '/@evil',
    '/%2F%2Fevil.example',
    `${origin}/shop`,
  ])('stays in the shop: %s', (address) => expect(isExternalUrl(address, origin)).toBe(false));

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    'https://evil.example',
    'https:\\\\evil.example',
    'http://headstock.example/shop',
    'https://headstock.example@evil.example',
    'https://headstock.example.evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://headstock.example/x',
    'file:///etc/passwd',
    'mailto:a@b.test',
    'https://',
  ])('leads out of it: %j', (address) => expect(isExternalUrl(address, origin)).toBe(true));
});
