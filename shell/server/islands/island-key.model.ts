import { localePrefix, locales, type Locale } from '@headstock/contracts/locale';

/** A part of a page that can be had by itself. */
export interface Island {
  /** `{name}_{locale}`, with an item's id behind it where the part is of an item. */
  readonly key: string;
  readonly name: string;
  readonly locale: Locale;
  /** Id of an item; null for a part that is the same on every visit. */
  readonly id: string | null;
  /** Address of a page that holds the part, as it is asked for; the page may be found under another one. */
  readonly page: string;
  /** Begins the opening tag of the part in the page's HTML. */
  readonly opening: RegExp;
}

interface IslandKind {
  readonly of: 'shop' | 'item';
  readonly opening: RegExp;
}

/** Every part that can be had by itself. */
export const islandKinds: Readonly<Record<string, IslandKind>> = {
  footer: { of: 'shop', opening: /<footer[\s>]/ },
  'latest-arrivals': { of: 'shop', opening: /<section [^>]*\baria-labelledby="arrivals"/ },
  'product-record': { of: 'item', opening: /<div [^>]*\bdata-island="product-record"/ },
  'similar-items': { of: 'item', opening: /<section [^>]*\bid="similar-items"/ },
};

const form = /^([a-z]+(?:-[a-z]+)*)_([a-z]{2})(?:_([0-9a-z]{13}))?$/;

/** Reads a key; null for what is none, so that everything else can be refused before anything is asked. */
export function readIslandKey(key: string): Island | null {
  const [, name = '', language, id = null] = form.exec(key) ?? [];
  const locale = locales.find((known) => known === language);
  const kind = Object.hasOwn(islandKinds, name) ? islandKinds[name] : undefined;
  if (!locale || !kind || (kind.of === 'item') !== (id !== null)) return null;
  const prefix = localePrefix(locale);
  // The page of an item leads from any name to the one that it has.
  const page = id === null ? prefix || '/' : `${prefix}/shop/item/${id}`;
  return { key, name, locale, id, page, opening: kind.opening };
}
