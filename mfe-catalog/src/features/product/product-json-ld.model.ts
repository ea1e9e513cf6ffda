import { pathInLocale, type Locale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import { pictureUrl } from '@headstock/ui/picture-model';
import type {
  AudioObject,
  Graph,
  ItemPage,
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Product,
  VideoObject,
} from 'schema-dts';
import { itemPath } from '@headstock/commerce-client/item';
import {
  breadcrumbsJsonLd,
  type BreadcrumbData,
} from '#mfe-catalog/features/structured-data/breadcrumbs-json-ld.model.ts';
import type { Condition } from './product.generated.ts';
import type { PurchaseOption, ProductView } from './product-view.model.ts';

const schemaCondition = (condition: Condition) =>
  `https://schema.org/${condition === 'NEW' ? 'NewCondition' : 'UsedCondition'}` as const;

function availabilityOf(option: PurchaseOption, { localPickupOnly }: ProductView) {
  const { stock, soldAt, isPendingSale, isPaymentPending } = option;
  if (isPendingSale || isPaymentPending) return 'https://schema.org/Reserved' as const;
  if (stock > 0) return `https://schema.org/${localPickupOnly ? 'InStoreOnly' : 'InStock'}` as const;
  return `https://schema.org/${soldAt ? 'SoldOut' : 'OutOfStock'}` as const;
}

const daysBetween = (minValue: number, maxValue: number) =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }) as const;

/** Two business days for packing, two to six in transit: as the shipping page promises for the shop's own country. */
const shippingDetails = ([least, most]: readonly [number, number]): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    currency: storeProfile.currency,
    minValue: least / 100,
    maxValue: most / 100,
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: storeProfile.country },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: daysBetween(0, 2),
    transitTime: daysBetween(2, 6),
  },
});

/** Three days for instruments, thirty for merch: as the returns page promises. */
const returnPolicy = (merch: boolean, link: string): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: storeProfile.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: merch ? 30 : 3,
  merchantReturnLink: link,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
});

function offerJsonLd(offer: PurchaseOption, product: ProductView, link: (path: string) => string): Offer {
  const query = product.options.length > 1 ? `?variant=${encodeURIComponent(offer.id)}` : '';
  return {
    '@type': 'Offer',
    url: link(itemPath(product)) + query,
    sku: offer.sku,
    ...(offer.label ? { name: `${product.title}, ${offer.label}` } : {}),
    price: (offer.cents / 100).toFixed(2),
    priceCurrency: storeProfile.currency,
    availability: availabilityOf(offer, product),
    itemCondition: schemaCondition(product.condition),
    seller: { '@type': 'Organization', name: product.seller.name },
    ...(product.domesticShipping ? { shippingDetails: shippingDetails(product.domesticShipping) } : {}),
    hasMerchantReturnPolicy: returnPolicy(product.isMerch, link('/returns')),
  };
}

/** Sounds and videos of the instrument; what a program made is none of it. */
function clipsJsonLd({ clips, title }: ProductView, origin: string): (AudioObject | VideoObject)[] {
  return clips
    .filter(({ isSynthesised }) => !isSynthesised)
    .map((clip) => ({
      '@type': clip.kind === 'SOUND' ? 'AudioObject' : 'VideoObject',
      name: clip.title ?? title,
      description: clip.description ?? clip.title ?? title,
      contentUrl: origin + clip.url,
      encodingFormat: clip.contentType,
      duration: `PT${Math.max(1, Math.round(clip.seconds))}S`,
      uploadDate: clip.createdAt,
      ...(clip.poster ? { thumbnailUrl: origin + pictureUrl(clip.poster.id, 1280) } : {}),
    }));
}

/** When the page changed last: hung on the wall, measured, or sold. */
function changedAtOf({ listedAt, reportedAt, options }: ProductView): string | undefined {
  const moments = [listedAt, reportedAt, ...options.map(({ soldAt }) => soldAt)].filter((at) => at !== null);
  return moments.toSorted().at(-1);
}

/**
 * The schema.org Product, Offer and BreadcrumbList of a product page.
 * URLs are absolute when `origin` is given, else paths of the shop.
 */
export function productJsonLd(
  product: ProductView,
  crumbs: readonly BreadcrumbData[],
  locale: Locale,
  origin = '',
): Graph {
  const link = (path: string): string => origin + pathInLocale(path, locale);
  const offers = product.options.map((offer) => offerJsonLd(offer, product, link));
  const clips = clipsJsonLd(product, origin);
  const data: Product = {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.sku,
    url: link(itemPath(product)),
    brand: { '@type': 'Brand', name: product.brand.name },
    category: product.type.title,
    image: product.galleries.flat().map(({ id }) => origin + pictureUrl(id, 1280)),
    itemCondition: schemaCondition(product.condition),
    ...(clips.length > 0 ? { subjectOf: clips } : {}),
    ...(offers.length > 0 ? { offers: offers.length === 1 && offers[0] ? offers[0] : offers } : {}),
  };
  const changedAt = changedAtOf(product);
  const page: ItemPage = {
    '@type': 'ItemPage',
    url: link(itemPath(product)),
    inLanguage: locale,
    ...(changedAt ? { dateModified: changedAt } : {}),
  };
  return { '@context': 'https://schema.org', '@graph': [data, breadcrumbsJsonLd(crumbs, link), page] };
}
