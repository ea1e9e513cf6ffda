import type { FacetKey } from './menu-group.generated.ts';
import { hasRoute, type Destination } from '#shell/app/layout/has-route.ts';
import { searchUrl } from '#shell/app/layout/search-url.ts';

/** What a link says: a message of the shell, or a name that is the same in every language. */
export type MenuLabel = { readonly message: string } | { readonly name: string };

/** One link of the menu. */
export interface MenuEntry extends Destination {
  readonly key: string;
  readonly label: MenuLabel;
  /** The facet value that the link chooses, by which its count is found. */
  readonly facet?: { readonly key: FacetKey; readonly value: string };
}

/** A titled list of links inside a group. */
export interface MenuList {
  readonly key: string;
  readonly title: MenuLabel;
  readonly entries: readonly MenuEntry[];
}

const facet = (key: 'BRAND' | 'TYPE' | 'DECADE', value: string) => ({ key, value });

const brand = (category: string, name: string): MenuEntry => {
  const slug = name.toLowerCase();
  return {
    key: slug,
    label: { name },
    to: searchUrl(category, { brand: [slug] }),
    facet: facet('BRAND', slug),
  };
};

const type = (category: string, slug: string, message = slug): MenuEntry => ({
  key: slug,
  label: { message: `shell.menu.${message}` },
  to: searchUrl(category, { category: [slug] }),
  facet: facet('TYPE', slug),
});

const all = (category: string, group: string): MenuEntry => ({
  key: 'all',
  label: { message: `shell.menu.all-${group}` },
  to: searchUrl(category),
});

const page = (path: string, message: string, ownRoute = false): MenuEntry => ({
  key: message,
  label: { message: `shell.menu.${message}` },
  to: path,
  ownRoute,
});

const decade = (category: string, start: number): MenuEntry => ({
  key: String(start),
  label: { message: `shell.menu.decade-${start}` },
  to: searchUrl(category, { decade: [start] }),
  facet: facet('DECADE', String(start)),
});

/** The shops of one or a few people; what the menu calls luthier-built. */
const luthiers = ['santa-cruz', 'bourgeois', 'lowden', 'jose-ramirez', 'masaru-kohno', 'kenny-hill'];

const decades = (category: string, group: string, starts: readonly number[]): MenuList => ({
  key: 'decades',
  title: { message: 'shell.menu.by-decade' },
  entries: [...starts.map((start) => decade(category, start)), all(category, group)],
});

/** Every list of the menu, by group. */
export const allMenuLists: Readonly<Record<string, readonly MenuList[]>> = {
  electrics: [
    {
      key: 'brands',
      title: { message: 'shell.menu.brands' },
      entries: ['Fender', 'Gibson', 'Gretsch', 'Epiphone'].map((name) => brand('electric-guitars', name)),
    },
    {
      key: 'types',
      title: { message: 'shell.menu.types' },
      entries: ['solid-body', 'hollow-semi-hollow'].map((slug) => type('electric-guitars', slug)),
    },
    decades('electric-guitars', 'electrics', [1950, 1960, 1970]),
  ],
  acoustics: [
    {
      key: 'brands',
      title: { message: 'shell.menu.brands' },
      entries: [
        ...['Martin', 'Gibson', 'Collings'].map((name) => brand('acoustic-guitars', name)),
        {
          key: 'luthier-built',
          label: { message: 'shell.menu.luthier-built' },
          to: searchUrl('acoustic-guitars', { brand: luthiers }),
        },
      ],
    },
    {
      key: 'types',
      title: { message: 'shell.menu.types' },
      entries: [
        'classical-nylon',
        'dreadnought',
        'jumbo',
        'om-auditorium',
        'parlor-small-body',
        'resonator',
        'tenor',
      ].map((slug) => type('acoustic-guitars', slug)),
    },
    decades('acoustic-guitars', 'acoustics', [1920, 1930, 1940]),
  ],
  other: [
    {
      key: 'instruments',
      title: { message: 'shell.menu.instruments' },
      entries: [
        { ...page('/shop/category/mandolins', 'mandolins'), facet: { key: 'CATEGORY', value: 'mandolins' } },
        ...['bass-guitars', 'banjos', 'archtops', 'lap-pedal-steel', 'ukuleles', 'other-instruments'].map((slug) =>
          type('other', slug),
        ),
        type('other', 'amplifiers'),
        all('other', 'other'),
      ],
    },
    {
      key: 'accessories',
      title: { message: 'shell.menu.accessories' },
      entries: [
        ...['cases', 'straps', 'strings', 'picks', 'capos', 'tuners', 'cables', 'pedals', 'parts', 'books'].map(
          (slug) => type('accessories', slug),
        ),
        all('accessories', 'accessories'),
      ],
    },
  ],
  merch: [
    {
      key: 'types',
      title: { message: 'shell.menu.merch' },
      entries: [
        ...['t-shirts', 'sweatshirts', 'hoodies', 'hats', 'partner-products'].map((slug) => type('merch', slug)),
        type('merch', 'other', 'merch-other'),
        all('merch', 'merch'),
      ],
    },
  ],
  info: [
    {
      key: 'shop',
      title: { message: 'shell.menu.the-shop' },
      entries: [
        page('/about-us', 'about-us'),
        page('/meet-the-team', 'meet-the-team'),
        page('/celebrity-guests', 'celebrity-guests'),
        page('/blog', 'blog', true),
      ],
    },
    {
      key: 'help',
      title: { message: 'shell.menu.help' },
      entries: [
        page('/contact', 'contact'),
        page('/faqs', 'faqs', true),
        page('/appraisals', 'appraisals'),
        page('/orders/search', 'order-status', true),
        page('/terms-and-conditions', 'terms'),
      ],
    },
  ],
};

/** A group by its key, and its lists where those are not the shell's own. */
interface GroupLists {
  readonly key: string;
  readonly lists?: readonly MenuList[];
}

/** What opens under a group, without the links whose page the shop does not have. */
export function menuLists({ key, lists }: GroupLists): readonly MenuList[] {
  if (lists) return lists;
  return (allMenuLists[key] ?? [])
    .map((list) => ({ ...list, entries: list.entries.filter(hasRoute) }))
    .filter((list) => list.entries.length > 0);
}
