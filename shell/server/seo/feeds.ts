import { itemPath, pickPicture } from '@headstock/commerce-client/item';
import { pathInLocale, type Locale } from '@headstock/contracts/locale';
import type { GraphQLClient } from '@headstock/graphql-client';
import { formatMoney } from '@headstock/ui/format-money';
import { FeedArrivalsDocument, FeedPostsDocument } from './feeds.generated.ts';
import { feedTitle, seoMessage } from './seo-messages.ts';
import type { Enclosure, Feed } from './rss.model.ts';

export const feedNames = ['blog', 'shop'] as const;
export type FeedName = (typeof feedNames)[number];

export interface FeedOptions {
  readonly apiUrl: string;
  readonly origin: string;
  readonly locale: Locale;
  readonly client: GraphQLClient;
}

const pictureWidth = 640;
const timeoutMs = 3000;

/** A picture with its size as JPEG, which the image service must have drawn; none when that takes too long, as readers refuse one without its length. */
async function enclose(options: FeedOptions, id: string | undefined): Promise<Enclosure | null> {
  if (id === undefined) return null;
  const path = `/images/${encodeURIComponent(id)}/${pictureWidth}`;
  const length = await fetch(options.apiUrl + path, {
    method: 'HEAD',
    headers: { accept: 'image/jpeg' },
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    (response) => (response.ok ? Number(response.headers.get('content-length') ?? 0) : 0),
    () => 0,
  );
  return length > 0 ? { url: options.origin + path, length } : null;
}

async function readPosts(options: FeedOptions): Promise<Feed['entries']> {
  const { origin, locale, client } = options;
  const { posts } = await client.query(FeedPostsDocument, {});
  return Promise.all(
    posts.nodes.map(async ({ slug, title, lead, publishedAt, category, image }) => ({
      title,
      url: origin + pathInLocale(`/blog/${slug}`, locale),
      summary: lead,
      publishedAt,
      categories: [category.title],
      enclosure: await enclose(options, image.id),
    })),
  );
}

async function readArrivals(options: FeedOptions): Promise<Feed['entries']> {
  const { origin, locale, client } = options;
  const { listings } = await client.query(FeedArrivalsDocument, {});
  return Promise.all(
    listings.nodes.map(async ({ listedAt, askingPrice, item }) => ({
      title: item.title,
      url: origin + pathInLocale(itemPath(item), locale),
      summary: [formatMoney(askingPrice.amountCents, { locale }), item.subtitle, item.description]
        .filter(Boolean)
        .join(' · '),
      publishedAt: listedAt,
      categories: [item.category.title],
      enclosure: await enclose(options, pickPicture(item.images, 'CARD') || undefined),
    })),
  );
}

/** What is new in the shop, or in its blog, in one language. */
export async function readFeed(name: FeedName, options: FeedOptions): Promise<Feed> {
  const { origin, locale } = options;
  const address = (path: string): string => origin + pathInLocale(path, locale);
  return {
    title: feedTitle(name, locale),
    description: seoMessage(`shell.feed.${name}-about`, locale),
    url: address(`/${name}`),
    self: address(`/${name}/rss.xml`),
    language: locale === 'fr' ? 'fr' : 'en-us',
    icon: `${origin}/icons/icon-192.png`,
    entries: await (name === 'blog' ? readPosts(options) : readArrivals(options)),
  };
}
