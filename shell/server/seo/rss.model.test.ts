/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { writeRss, type Feed } from './rss.model.ts';

const feed: Feed = {
  title: 'Blog · Headstock',
  description: 'What the bench says & more',
  url: 'https://headstock.example/fr/blog',
  self: 'https://headstock.example/fr/blog/rss.xml',
  language: 'fr',
  icon: 'https://headstock.example/icons/icon-192.png',
  entries: [
    {
      title: 'P-90 <or> humbucker?',
      url: 'https://headstock.example/fr/blog/p90?a=1&b=2',
      summary: 'Deux micros.',
      publishedAt: '2026-11-02T12:00:00.000Z',
      categories: ['Micros'],
      enclosure: { url: 'https://headstock.example/images/a/640', length: 1234 },
    },
    {
      title: 'Older',
      url: 'https://headstock.example/fr/blog/older',
      summary: '',
      publishedAt: '2026-10-02T12:00:00.000Z',
      categories: [],
      enclosure: null,
    },
  ],
};
const parse = (text: string): Element => new DOMParser().parseFromString(text, 'application/xml').documentElement;
const textOf = (root: Element, path: string): string | undefined => root.querySelector(path)?.textContent;

describe('a feed', () => {
  it('is RSS 2.0 with a channel that links its page and itself and names its language', () => {
    const root = parse(writeRss(feed));
    expect([root.localName, root.getAttribute('version')]).toEqual(['rss', '2.0']);
    expect(textOf(root, 'channel > title')).toBe(feed.title);
    expect(textOf(root, 'channel > description')).toBe(feed.description);
    expect(textOf(root, 'channel > language')).toBe('fr');
    expect(textOf(root, 'channel > lastBuildDate')).toBe('Mon, 02 Nov 2026 12:00:00 GMT');
    const [self] = root.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
    expect(self?.getAttribute('href')).toBe(feed.self);
  });

  it('gives each entry its URL as guid, an RFC 822 date and its picture', () => {
    const [first, second] = parse(writeRss(feed)).querySelectorAll('item');
    expect(textOf(first!, 'title')).toBe('P-90 <or> humbucker?');
    expect(textOf(first!, 'guid')).toBe(feed.entries[0]?.url);
    expect(textOf(first!, 'link')).toBe(feed.entries[0]?.url);
    expect(textOf(first!, 'pubDate')).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    expect(first?.querySelector('enclosure')?.getAttribute('length')).toBe('1234');
    expect(second?.querySelector('enclosure')).toBeNull();
  });

  it('is valid without entries', () => {
    expect(parse(writeRss({ ...feed, entries: [] })).querySelectorAll('item')).toHaveLength(0);
  });
});
