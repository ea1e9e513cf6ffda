import type { Locale } from '@headstock/contracts/locale';
import { PageHead } from '@headstock/i18n/page-head';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { ListingEditorView } from '#mfe-account/features/listing-editor/listing-editor-view.tsx';
import { loadPriceGuidance } from '#mfe-account/features/listing-editor/price-guidance-island.ts';
import { loadClipField } from '#mfe-account/features/clips/clip-field-island.ts';
import { loadPhotographField } from '#mfe-account/features/photographs/photograph-field-island.ts';
import type { ListingView } from './listing-loader.ts';

/** Loads the islands of the page. */
export async function loadIslands(locale: Locale): Promise<void> {
  await Promise.all([loadPhotographField(locale), loadClipField(locale), loadPriceGuidance(locale)]);
}

/** `/profile/selling/listings/:id`: everything about one listing, to be written, published and moved. */
export function Component(): ReactNode {
  const { loaded, categories, photographs, papers, askedViews, help } = useLoaderData<ListingView>();
  const { formatMessage } = useIntl();
  const { id, title } = loaded.facts.listing;
  return (
    <>
      <PageHead title={title || formatMessage({ id: 'listings.untitled' })} path={`/profile/selling/listings/${id}`} />
      <ListingEditorView
        key={id}
        loaded={loaded}
        categories={categories}
        photographs={photographs}
        papers={papers}
        askedViews={askedViews}
        help={help}
      />
    </>
  );
}
