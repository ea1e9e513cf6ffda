import { describe, expect, it } from '@jest/globals';
import { acceptedEncoding } from './accepted-encoding.ts';

describe('response encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br; q=0.000', 'gzip'],
    ['x-br, brotli, gzipped', 'identity'],
    ['gzip;q=0', 'identity'],
  ] as const)('for %p is %s', (header, form) => {
    expect(acceptedEncoding(header)).toBe(form);
  });
});
