import { localePrefix, locales, type Locale } from '@headstock/contracts/locale';

/** A part of a page that is served alone. */
export interface Island {
  /** `{name}_{locale}`, followed by `_{id}` for an island of an item. */
  readonly key: string;
  readonly name: string;
  readonly locale: Locale;
  /** Id of an item; null for an island of the shop. */
  readonly id: string | null;
  /** Path of a page that contains the island; it may redirect. */
  readonly page: string;
  /** Matches the start of the island's opening tag. */
  readonly opening: RegExp;
}

interface IslandKind {
  readonly of: 'shop' | 'item';
  readonly opening: RegExp;
}

/** All islands that are served alone. */
export const islandKinds: Readonly<Record<string, IslandKind>> = {
  footer: { of: 'shop', opening: /<footer[\s>]/ },
  'latest-arrivals': { of: 'shop', opening: /<section [^>]*\baria-labelledby="arrivals"/ },
  'product-record': { of: 'item', opening: /<div [^>]*\bdata-island="product-record"/ },
  'similar-items': { of: 'item', opening: /<section [^>]*\bid="similar-items"/ },
};

const form = /^([a-z]+(?:-[a-z]+)*)_([a-z]{2})(?:_([0-9a-z]{13}))?$/;

/** Parses a key; null for an invalid one, which is refused before anything is rendered. */
export function readIslandKey(key: string): Island | null {
  const [, name = '', language, id = null] = form.exec(key) ?? [];
  const locale = locales.find((known) => known === language);
  const kind = Object.hasOwn(islandKinds, name) ? islandKinds[name] : undefined;
  if (!locale || !kind || (kind.of === 'item') !== (id !== null)) return null;
  const prefix = localePrefix(locale);
  // An item's page redirects from any slug to its own.
  const page = id === null ? prefix || '/' : `${prefix}/shop/item/${id}`;
  return { key, name, locale, id, page, opening: kind.opening };
}
