import { element, escapeXml, xmlDeclaration } from './xml.ts';

/** A picture beside an entry of a feed. */
export interface Enclosure {
  readonly url: string;
  /** Of the JPEG, in bytes; 0 where it is not known, as the specification of RSS wants it. */
  readonly length: number;
}

export interface FeedEntry {
  readonly title: string;
  /** Absolute URL of the page, which also identifies the entry. */
  readonly url: string;
  /** Plain text. */
  readonly summary: string;
  /** ISO time. */
  readonly publishedAt: string;
  readonly categories: readonly string[];
  readonly enclosure: Enclosure | null;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page that the feed follows, and of the feed itself. */
  readonly url: string;
  readonly self: string;
  /** BCP 47. */
  readonly language: string;
  readonly icon: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

const date = (iso: string): string => new Date(iso).toUTCString();

function writeEntry({ title, url, summary, publishedAt, categories, enclosure }: FeedEntry): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('description', summary),
    ...categories.map((category) => element('category', category)),
    element('pubDate', date(publishedAt)),
    enclosure ? `<enclosure url="${escapeXml(enclosure.url)}" length="${enclosure.length}" type="image/jpeg"/>` : '',
    '</item>\n',
  ].join('');
}

/** A feed as RSS 2.0, which names itself as the rules of the validators ask. */
export function writeRss(feed: Feed): string {
  const [newest] = feed.entries;
  return [
    `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n`,
    element('title', feed.title),
    element('link', feed.url),
    element('description', feed.description),
    element('language', feed.language),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    newest ? element('lastBuildDate', date(newest.publishedAt)) : '',
    element('ttl', '30'),
    `<image>${element('url', feed.icon)}${element('title', feed.title)}${element('link', feed.url)}</image>\n`,
    ...feed.entries.map(writeEntry),
    '</channel></rss>\n',
  ].join('');
}
