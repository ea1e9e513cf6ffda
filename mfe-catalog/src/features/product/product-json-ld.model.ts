import { pathInLocale, type Locale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import { pictureUrl } from '@headstock/ui/picture-model';
import { itemPath } from '#catalog/features/card/card.model.ts';
import { crumbsData, type CrumbData } from '#catalog/features/format/crumbs-json-ld.model.ts';
import type { Condition } from './product.generated.ts';
import type { OfferView, ProductView } from './product-view.model.ts';

const schemaCondition = (condition: Condition): string =>
  `https://schema.org/${condition === 'NEW' ? 'NewCondition' : 'UsedCondition'}`;

function offerData(offer: OfferView, product: ProductView, url: string): Record<string, unknown> {
  return {
    '@type': 'Offer',
    url,
    sku: offer.sku,
    price: (offer.cents / 100).toFixed(2),
    priceCurrency: storeProfile.currency,
    availability: `https://schema.org/${offer.stock > 0 ? 'InStock' : offer.soldAt ? 'SoldOut' : 'OutOfStock'}`,
    itemCondition: schemaCondition(product.condition),
    seller: { '@type': 'Organization', name: product.seller.name },
  };
}

/**
 * Product, Offer and BreadcrumbList of a product page in the words of schema.org.
 * Addresses are absolute when `origin` is given, else paths of the shop.
 */
export function productData(
  product: ProductView,
  crumbs: readonly CrumbData[],
  locale: Locale,
  origin = '',
): Record<string, unknown> {
  const link = (path: string): string => origin + pathInLocale(path, locale);
  const url = link(itemPath(product));
  const offers = product.offers.map((offer) => offerData(offer, product, url));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: product.title,
        description: product.description,
        sku: product.sku,
        url,
        brand: { '@type': 'Brand', name: product.brand.name },
        image: product.galleries.flat().map(({ id }) => origin + pictureUrl(id, 1280)),
        itemCondition: schemaCondition(product.condition),
        ...(product.year ? { releaseDate: product.year } : {}),
        ...(offers.length > 0 ? { offers: offers.length === 1 ? offers[0] : offers } : {}),
      },
      crumbsData(crumbs, link),
    ],
  };
}
