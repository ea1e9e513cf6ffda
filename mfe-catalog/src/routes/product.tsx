import styled from '@emotion/styled';
import type { Locale } from '@headstock/contracts/locale';
import { queryPortContext } from '@headstock/graph';
import { OriginProvider, PageHead } from '@headstock/i18n/page-head';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import { down } from '@headstock/ui/breakpoints';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { itemPath } from '#catalog/features/card/card.model.ts';
import { JsonLd } from '#catalog/features/format/json-ld.tsx';
import { listingPath, plainAddress } from '#catalog/features/listing/listing-address.model.ts';
import { BuyBar } from '#catalog/features/product/buy-bar.tsx';
import { BuyPanel } from '#catalog/features/product/buy-panel.tsx';
import { ConditionReport } from '#catalog/features/product/condition-report.tsx';
import { Facts } from '#catalog/features/product/facts.tsx';
import { Gallery } from '#catalog/features/product/gallery.tsx';
import { CatalogProductDocument } from '#catalog/features/product/product.generated.ts';
import { productData, type CrumbData } from '#catalog/features/product/product-json-ld.model.ts';
import { productViewOf, type ProductView } from '#catalog/features/product/product-view.model.ts';
import { Relatives } from '#catalog/features/product/relatives.tsx';
import { usePurchase } from '#catalog/features/product/use-purchase.ts';

/** An item, in one question. An old name leads to the present one, a variant to its product with the variant chosen. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ProductView | Response> {
  const port = context.get(queryPortContext);
  const { item, similarItems } = await port.query(
    CatalogProductDocument,
    { id: params['id'] ?? '' },
    { signal: request.signal },
  );
  if (!item) throw data(null, { status: 404 });
  if (item.parentItem) return redirect(`${itemPath(item.parentItem)}?variant=${encodeURIComponent(item.id)}`, 301);
  if (item.slug !== params['slug']) return redirect(itemPath(item) + new URL(request.url).search, 301);
  return productViewOf(item, similarItems);
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: start;
  gap: clamp(32px, 4.4vw, 72px);
  padding-top: 12px;
  ${down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

function useCrumbs(product: ProductView): CrumbData[] {
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

/** The page of one item. A sold one keeps it. */
export function Component() {
  const product = useLoaderData<ProductView>();
  const purchase = usePurchase(product);
  const intl = useIntl();
  const crumbs = useCrumbs(product);
  const locale: Locale = intl.locale === 'fr' ? 'fr' : 'en';
  const gallery = purchase.offer?.gallery ?? 0;
  const picture = product.galleries[0]?.[0]?.id;
  return (
    <>
      <PageHead
        title={product.title}
        description={product.description.slice(0, 300)}
        path={itemPath(product)}
        type="product"
        {...(picture ? { image: `/images/${picture}/1280` } : {})}
      />
      <JsonLd data={productData(product, crumbs, locale, use(OriginProvider))} />
      <div className="hs-wrap" style={{ paddingBlock: '16px 4px' }}>
        <Breadcrumbs
          label={intl.formatMessage({ id: 'catalog.path' })}
          crumbs={crumbs.map(({ label, path }, index) =>
            index === crumbs.length - 1 ? { label } : { label, to: path },
          )}
        />
      </div>
      <Layout className="hs-wrap">
        <Gallery key={`${product.id} ${gallery}`} product={product} pictures={product.galleries[gallery] ?? []} />
        <BuyPanel product={product} purchase={purchase} />
      </Layout>
      <ConditionReport product={product} />
      <Facts product={product} />
      <Relatives product={product} />
      <BuyBar purchase={purchase} />
    </>
  );
}
