import type { Locale } from '@headstock/contracts/locale';
import { graphqlClientContext } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { useTextLinks } from '@headstock/ui/use-text-links';
import { useIntl } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CompareDock } from '#mfe-catalog/features/compare/compare-dock.tsx';
import { DataIsland, loadData } from '#mfe-catalog/features/content/data-island.ts';
import { Arrivals } from '#mfe-catalog/features/home/arrivals.tsx';
import { Hero } from '#mfe-catalog/features/home/hero.tsx';
import { CatalogHomeDocument } from '#mfe-catalog/features/home/home.generated.ts';
import { homeViewOf, type HomeView } from '#mfe-catalog/features/home/home.model.ts';
import { Letter } from '#mfe-catalog/features/home/letter.tsx';
import { SellBand } from '#mfe-catalog/features/home/sell-band.tsx';
import { loadStill, StillIsland } from '#mfe-catalog/features/home/still-island.ts';

/** What of the page stands as the server rendered it. */
export async function loadIslands(locale: Locale): Promise<void> {
  await Promise.all([loadData(locale), loadStill(locale)]);
}

/** Everything the home page shows, in one question. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeView> {
  const client = context.get(graphqlClientContext);
  return homeViewOf(await client.query(CatalogHomeDocument, {}, { signal: request.signal }));
}

/** The home page. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  const intl = useIntl();
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'catalog.home.title' })}
        description={intl.formatMessage({ id: 'catalog.home.lead' }, { count: view.instruments })}
        path="/"
      />
      <DataIsland crumbs={[]} about="home" />
      <Hero card={view.hero} instruments={view.instruments} />
      <StillIsland part="promises" view={view} />
      {view.arrivals.length > 0 && <Arrivals cards={view.arrivals} newcomers={view.newcomers} />}
      <div ref={useTextLinks()}>
        <StillIsland part="ways" view={view} />
      </div>
      <SellBand />
      <div ref={useTextLinks()}>
        <StillIsland part="bench" view={view} />
      </div>
      <Letter />
      <CompareDock />
    </>
  );
}
