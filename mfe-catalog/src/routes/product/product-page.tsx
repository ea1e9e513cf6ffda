import styled from '@emotion/styled';
import type { Locale } from '@headstock/contracts/locale';
import { PageHead } from '@headstock/i18n/page-head';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import { down } from '@headstock/ui/breakpoints';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { itemPath } from '@headstock/commerce-client/item';
import { LazyComparisonBar } from '#mfe-catalog/features/compare/lazy-comparison-bar.tsx';
import { loadPickUpIsland } from '#mfe-catalog/features/pick-up/pick-up-island.ts';
import { ClipsIsland, loadClips } from '#mfe-catalog/features/clips/clips-island.ts';
import { BuyBar } from '#mfe-catalog/features/product/buy-bar.tsx';
import { BuyPanel } from '#mfe-catalog/features/product/buy-panel.tsx';
import { Gallery } from '#mfe-catalog/features/product/gallery.tsx';
import { headPictureOf } from '#mfe-catalog/features/product/head-picture.model.ts';
import type { ProductView } from '#mfe-catalog/features/product/product-view.model.ts';
import { loadProductRecord, ProductRecordIsland } from '#mfe-catalog/features/product/product-record-island.ts';
import { SimilarItems } from '#mfe-catalog/features/product/similar-items.tsx';
import { useCrumbs } from '#mfe-catalog/features/product/use-crumbs.ts';
import { useItemViewed } from '#mfe-catalog/features/product/use-item-viewed.ts';
import { usePurchase } from '#mfe-catalog/features/product/use-purchase.ts';
import { LazyRecentlyViewed } from '#mfe-catalog/features/recently-viewed/lazy-recently-viewed.tsx';

/** Loads the islands of the page. */
export async function loadIslands(locale: Locale): Promise<void> {
  await Promise.all([loadProductRecord(locale), loadPickUpIsland(locale), loadClips(locale)]);
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
  ${down('tablet')} {
    gap: 16px;
    padding-top: 0;
  }
  @media print {
    grid-template-columns: 34% minmax(0, 1fr);
    gap: 8mm;
    padding: 0;
  }
`;

/** The page of one item. Sold items keep their page. */
export function Component() {
  const product = useLoaderData<ProductView>();
  const purchase = usePurchase(product);
  useItemViewed({ item: product, offer: purchase.option });
  const intl = useIntl();
  const crumbs = useCrumbs(product);
  const gallery = purchase.option?.gallery ?? 0;
  const pictures = product.galleries[0] ?? [];
  const image = headPictureOf(pictures);
  return (
    <>
      <PageHead
        title={product.finish ? `${product.title}, ${product.finish}` : product.title}
        description={product.description}
        path={itemPath(product)}
        type="product"
        {...(image ? { image } : {})}
      />
      <div className="hs-wrap" style={{ paddingBlock: 4 }}>
        <Breadcrumbs
          label={intl.formatMessage({ id: 'catalog.breadcrumbs' })}
          crumbs={crumbs.map(({ label, path }, index) =>
            index === crumbs.length - 1 ? { label } : { label, to: path },
          )}
        />
      </div>
      <Layout className="hs-wrap">
        <Gallery key={`${product.id} ${gallery}`} product={product} pictures={product.galleries[gallery] ?? []} />
        <BuyPanel product={product} purchase={purchase} />
      </Layout>
      {product.clips.length > 0 && (
        <ClipsIsland key={`clips ${product.id}`} title={product.title} clips={product.clips} />
      )}
      <ProductRecordIsland key={product.id} product={product} />
      <SimilarItems product={product} />
      <LazyRecentlyViewed key={`recent ${product.id}`} itemId={product.id} />
      <BuyBar product={product} purchase={purchase} />
      <LazyComparisonBar />
    </>
  );
}
