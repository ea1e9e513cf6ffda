import { describe, expect, it } from '@jest/globals';
import { redirectPath } from './redirect-path.model.ts';

describe('where to go after signing in', () => {
  it.each([
    ['/wishlist', '/wishlist'],
    ['/', '/'],
    ['/shop?brand=%5B%22Gibson%22%5D#top', '/shop?brand=%5B%22Gibson%22%5D#top'],
    ['/fr/profile/buying/offers', '/profile/buying/offers'],
    ['/fr', '/'],
    ['/shop/../wishlist', '/wishlist'],
    ['/redirect?to=//evil.example', '/redirect?to=//evil.example'],
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
  ])('refuses %j', (text) => expect(redirectPath(text)).toBeUndefined());
});
