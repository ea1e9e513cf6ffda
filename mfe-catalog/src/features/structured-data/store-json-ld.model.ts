import { locales, pathInLocale, type Locale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import type {
  MusicStore,
  Organization,
  PostalAddress,
  SearchActionLeaf,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';

const { name, phone, address, country, opening, sender } = storeProfile;
const telephone = phone.href.replace('tel:', '');

const postalAddress: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: address.line,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: country,
};

const organizationId = (origin: string): string => `${origin}/#organization`;

/** Who sells, in the words of schema.org. */
export function organizationJsonLd(origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    telephone,
    email: sender.email,
    address: postalAddress,
  };
}

/** The shop's site and its search. */
export function webSiteJsonLd(locale: Locale, origin: string): WebSite {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${pathInLocale('/shop', locale)}?keywords={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name,
    url: origin + pathInLocale('/', locale),
    inLanguage: [...locales],
    publisher: { '@id': organizationId(origin) },
    potentialAction: search,
  };
}

/** The house where the instruments hang: where it is, and when it is open. */
export function musicStoreJsonLd(origin: string): MusicStore {
  return {
    '@type': 'MusicStore',
    '@id': `${origin}/#store`,
    name,
    url: `${origin}/contact`,
    image: `${origin}/icons/share.png`,
    telephone,
    email: sender.email,
    priceRange: '$–$$$$',
    currenciesAccepted: storeProfile.currency,
    hasMap: address.mapUrl,
    address: postalAddress,
    parentOrganization: { '@id': organizationId(origin) },
    openingHoursSpecification: opening.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    })),
  };
}
