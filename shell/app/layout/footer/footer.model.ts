import { hasRoute, type Destination } from '#shell/app/layout/has-route.ts';
import { searchUrl } from '#shell/app/layout/search-url.ts';

/** A link of the footer; its text is `shell.menu.{key}`, unless it has a name. */
export interface FooterLink extends Destination {
  readonly key: string;
  readonly name?: string;
}

/** A list of the footer; its title is `shell.footer.{key}`, unless it has a name. */
export interface FooterList {
  readonly key: string;
  readonly name?: string;
  readonly links: readonly FooterLink[];
}

const all: readonly FooterList[] = [
  {
    key: 'shop',
    links: [
      { key: 'latest', to: searchUrl(undefined, { sort: 'LISTING_TIME_DESC' }) },
      { key: 'electric-guitars', to: searchUrl('electric-guitars') },
      { key: 'acoustic-guitars', to: searchUrl('acoustic-guitars') },
      { key: 'amplifiers', to: searchUrl('other', { category: ['amplifiers'] }) },
      { key: 'accessories', to: searchUrl('accessories') },
      { key: 'merch', to: searchUrl('merch') },
      { key: 'sold', to: '/shop/sold', ownRoute: true },
    ],
  },
  {
    key: 'services',
    links: [
      { key: 'repairs', to: '/repairs' },
      { key: 'appraisals', to: '/appraisals' },
      { key: 'sell', to: '/consign' },
      { key: 'shipping', to: '/shipping' },
      { key: 'order-status', to: '/orders/search', ownRoute: true },
    ],
  },
  {
    key: 'about',
    links: [
      { key: 'about-us', to: '/about-us' },
      { key: 'meet-the-team', to: '/meet-the-team' },
      { key: 'celebrity-guests', to: '/celebrity-guests' },
      { key: 'blog', to: '/blog', ownRoute: true },
      { key: 'contact', to: '/contact' },
    ],
  },
  {
    key: 'help',
    links: [
      { key: 'faqs', to: '/faqs', ownRoute: true },
      { key: 'returns', to: '/returns' },
      { key: 'terms', to: '/terms-and-conditions' },
      { key: 'privacy', to: '/privacy' },
      { key: 'accessibility', to: '/accessibility' },
    ],
  },
];

/** The footer's lists, without the links whose page the shop does not have and without empty lists. */
export const footerLists: readonly FooterList[] = all
  .map((list) => ({ ...list, links: list.links.filter(hasRoute) }))
  .filter((list) => list.links.length > 0);
