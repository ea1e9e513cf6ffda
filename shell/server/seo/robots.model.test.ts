import { describe, expect, it } from '@jest/globals';
import { writeRobots } from './robots.model.ts';

const origin = 'https://headstock.example';

describe('robots.txt', () => {
  it('disallows personal pages in both languages, and names the sitemap', () => {
    const lines = writeRobots(origin, true).split('\n');
    for (const path of ['/admin', '/profile', '/checkout', '/cart', '/orders', '/valor-payment', '/reset-password'])
      expect(lines).toEqual(expect.arrayContaining([`Disallow: ${path}`, `Disallow: /fr${path}`]));
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(lines).not.toContain('Disallow: /');
    expect(lines).not.toContain('Disallow: /shop');
  });

  it('disallows everything for a shop that is not public', () => {
    expect(writeRobots(origin, false)).toBe('User-agent: *\nDisallow: /\n');
  });
});
