import { traitGroups } from '@headstock/contracts/listing-traits';
import { localePrefix, locales } from '@headstock/contracts/locale';
import { routeTable } from '@headstock/contracts/routes';

/** Pages of one visitor, whether or not the route table knows them by these names, and what only programs ask for. */
const closed = ['/admin', '/profile', '/dashboard', '/wishlist', '/cart', '/checkout', '/orders', '/valor-payment'];
const calls = [
  '/graphql',
  '/api/',
  '/client-events',
  '/remotes.json',
  '/__nuxt_island/',
  '/builds/',
  '/*_payload.json',
];

/** Filters of the listing: their combinations are endless, and every one shows what the plain pages do. */
const filters = ['keywords', 'minPrice', 'maxPrice', 'minYear', 'maxYear', 'unfold', 'sort', ...traitGroups].flatMap(
  (key) => [`/*?${key}=`, `/*&${key}=`],
);

const beginning = (path: string): string => path.replace(/\/[:*].*$/s, '');

/** The text of `/robots.txt`. Where `open` is false, as on staging, nothing may be visited. */
export function writeRobots(origin: string, open: boolean): string {
  if (!open) return 'User-agent: *\nDisallow: /\n';
  const own = routeTable
    .filter(({ access, cache, unlisted }) => access !== 'public' || cache === 'private' || unlisted)
    .map(({ path }) => beginning(path));
  const paths = [...new Set([...closed, ...own])].toSorted();
  return [
    'User-agent: *',
    ...locales.flatMap((locale) => paths.map((path) => `Disallow: ${localePrefix(locale)}${path}`)),
    ...[...calls, ...filters].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
