import type { Locale } from '@headstock/contracts/locale';
import { PageHead } from '@headstock/i18n/page-head';
import { useTextLinks } from '@headstock/ui/use-text-links';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { LazyComparisonBar } from '#mfe-catalog/features/compare/lazy-comparison-bar.tsx';
import { PageDataIsland, loadPageData } from '#mfe-catalog/features/structured-data/page-data-island.ts';
import { Arrivals } from '#mfe-catalog/features/home/arrivals.tsx';
import { Hero } from '#mfe-catalog/features/home/hero.tsx';
import { Newsletter } from '#mfe-catalog/features/home/newsletter.tsx';
import { SellSection } from '#mfe-catalog/features/home/sell-section.tsx';
import { loadHomeIsland, HomeIsland } from '#mfe-catalog/features/home/home-island.ts';
import type { loader } from './home-loader.ts';

/** Loads the islands of the page. */
export async function loadIslands(locale: Locale): Promise<void> {
  await Promise.all([loadPageData(locale), loadHomeIsland(locale)]);
}

/** The home page. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  const intl = useIntl();
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'home.title' })}
        description={intl.formatMessage({ id: 'home.lead' }, { count: view.instrumentCount })}
        path="/"
      />
      <PageDataIsland crumbs={[]} about="home" />
      <Hero card={view.hero} instruments={view.instrumentCount} />
      <HomeIsland section="promises" view={view} />
      {view.arrivals.length > 0 && <Arrivals cards={view.arrivals} newcomers={view.newArrivalCount} />}
      <div ref={useTextLinks()}>
        <HomeIsland section="browse" view={view} />
      </div>
      <SellSection />
      <div ref={useTextLinks()}>
        <HomeIsland section="workshop" view={view} />
      </div>
      <Newsletter />
      <LazyComparisonBar />
    </>
  );
}
