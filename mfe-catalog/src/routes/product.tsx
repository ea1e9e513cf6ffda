import styled from '@emotion/styled';
import type { Locale } from '@headstock/contracts/locale';
import { graphqlClientContext } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import { down } from '@headstock/ui/breakpoints';
import { useIntl } from 'react-intl';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { itemPath } from '#mfe-catalog/features/card/card.model.ts';
import { CompareDock } from '#mfe-catalog/features/compare/compare-dock.tsx';
import { loadPickUps } from '#mfe-catalog/features/pick-up/pick-up-island.ts';
import { BuyBar } from '#mfe-catalog/features/product/buy-bar.tsx';
import { BuyPanel } from '#mfe-catalog/features/product/buy-panel.tsx';
import { Gallery } from '#mfe-catalog/features/product/gallery.tsx';
import { CatalogProductDocument } from '#mfe-catalog/features/product/product.generated.ts';
import { productViewOf, type ProductView } from '#mfe-catalog/features/product/product-view.model.ts';
import { loadRecord, RecordIsland } from '#mfe-catalog/features/product/record-island.ts';
import { Relatives } from '#mfe-catalog/features/product/relatives.tsx';
import { useCrumbs } from '#mfe-catalog/features/product/use-crumbs.ts';
import { useItemViewed } from '#mfe-catalog/features/product/use-item-viewed.ts';
import { usePurchase } from '#mfe-catalog/features/product/use-purchase.ts';
import { Recent } from '#mfe-catalog/features/recent/recent.tsx';

/** What of the page stands as the server rendered it. */
export async function loadIslands(locale: Locale): Promise<void> {
  await Promise.all([loadRecord(locale), loadPickUps(locale)]);
}

/** An item, in one question. An old name leads to the present one, a variant to its product with the variant chosen. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ProductView | Response> {
  const client = context.get(graphqlClientContext);
  const { item, ...surroundings } = await client.query(
    CatalogProductDocument,
    { id: params['id'] ?? '' },
    { signal: request.signal },
  );
  if (!item) throw data(null, { status: 404 });
  if (item.parentItem) return redirect(`${itemPath(item.parentItem)}?variant=${encodeURIComponent(item.id)}`, 301);
  if (item.slug !== params['slug']) return redirect(itemPath(item) + new URL(request.url).search, 301);
  return productViewOf(item, surroundings);
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
  @media print {
    grid-template-columns: 34% minmax(0, 1fr);
    gap: 8mm;
    padding: 0;
  }
`;

/** The page of one item. A sold one keeps it. */
export function Component() {
  const product = useLoaderData<ProductView>();
  const purchase = usePurchase(product);
  useItemViewed({ item: product, offer: purchase.offer });
  const intl = useIntl();
  const crumbs = useCrumbs(product);
  const gallery = purchase.offer?.gallery ?? 0;
  const pictures = product.galleries[0] ?? [];
  const picture = (pictures.find(({ view }) => view === 'CARD') ?? pictures[0])?.id;
  return (
    <>
      <PageHead
        title={product.title}
        description={product.description.slice(0, 300)}
        path={itemPath(product)}
        type="product"
        {...(picture ? { image: `/images/${picture}/1280` } : {})}
      />
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
      <RecordIsland key={product.id} product={product} />
      <Relatives product={product} />
      <Recent key={`recent ${product.id}`} itemId={product.id} />
      <BuyBar purchase={purchase} />
      <CompareDock />
    </>
  );
}
