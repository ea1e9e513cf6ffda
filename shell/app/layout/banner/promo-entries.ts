import { isLinkable, type Destination } from '../linkable.ts';
import { shopAddress } from '../shop-address.ts';

/** One message of the banner: its text is `shell.banner.{key}`; without `to` it leads nowhere. */
export interface PromoEntry {
  readonly key: string;
  readonly to: string | null;
}

const entries: readonly ({ readonly key: string } & Destination)[] = [
  { key: 'arrivals', to: shopAddress(undefined, { sort: 'LISTING_TIME_DESC' }) },
  { key: 'trial', to: '/faqs', ownRoute: true },
  { key: 'consign', to: '/consign' },
  { key: 'bench', to: '/repairs' },
];

/** The messages of the banner in their order; those whose page the shop does not have are plain text. */
export const promoEntries: readonly PromoEntry[] = entries.map((entry) => ({
  key: entry.key,
  to: isLinkable(entry) ? entry.to : null,
}));
