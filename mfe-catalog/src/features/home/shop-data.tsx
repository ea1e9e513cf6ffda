import { storeProfile } from '@headstock/contracts/store-profile';
import { JsonLd } from '#catalog/features/format/json-ld.tsx';

const { name, phone, address, country } = storeProfile;

const shop = {
  '@context': 'https://schema.org',
  '@type': 'MusicStore',
  name,
  telephone: phone.href.replace('tel:', ''),
  hasMap: address.mapUrl,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.line,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: country,
  },
};

/** Who and where the shop is, for search engines. */
export const ShopData = () => <JsonLd data={shop} />;
