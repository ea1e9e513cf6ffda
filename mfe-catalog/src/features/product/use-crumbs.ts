import { useIntl } from 'react-intl';
import { itemPath } from '@headstock/commerce-client/item';
import type { BreadcrumbData } from '#mfe-catalog/features/structured-data/breadcrumbs-json-ld.model.ts';
import { listingPath, plainAddress } from '#mfe-catalog/features/listing/listing-path.model.ts';
import type { ProductView } from './product-view.model.ts';

/** The breadcrumbs of an item; the item is the last one. */
export function useCrumbs(product: ProductView): BreadcrumbData[] {
  const intl = useIntl();
  const { category, brand } = product;
  const plain = plainAddress(category.slug);
  return [
    { label: intl.formatMessage({ id: 'catalog.home' }), path: '/' },
    { label: category.title, path: listingPath(plain) },
    { label: brand.name, path: listingPath({ ...plain, brand: [brand.slug] }) },
    { label: product.title, path: itemPath(product) },
  ];
}
