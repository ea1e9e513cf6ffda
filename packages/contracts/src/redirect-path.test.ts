import { describe, expect, it } from '@jest/globals';
import { redirectPath } from './redirect-path.ts';

describe('where to go after signing in', () => {
  it.each([
    ['/wishlist', '/wishlist'],
    ['/', '/'],
    ['/shop?brand=%5B%22Gibson%22%5D#top', '/shop?brand=%5B%22Gibson%22%5D#top'],
    ['/fr/profile/buying/offers', '/profile/buying/offers'],
    ['/fr', '/'],
    ['/shop/../wishlist', '/wishlist'],
    ['/redirect?to=//evil.example', '/redirect?to=//evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/\uFF0F\uFF0Fevil\u3002example', '/%EF%BC%8F%EF%BC%8Fevil%E3%80%82example'],
  ])('%s leads to %s', (text, path) => expect(redirectPath(text)).toBe(path));

  it.each([
    undefined,
    '',
    'wishlist',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/shop\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/./\u0000/evil',
    '/.//evil.example',
    '/shop/..//evil.example',
    '/fr//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '@evil.example',
    '%2F%2Fevil.example',
    '\uFF0F\uFF0Fevil.example',
    '/%2e%2e//evil.example',
    'https://shop.invalid@evil.example',
    'https://shop.invalid/wishlist',
    'vbscript:x',
  ])('refuses %j', (text) => expect(redirectPath(text)).toBeUndefined());
});
