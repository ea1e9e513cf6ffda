import { queryPortContext } from '@headstock/graph';
import { PageHead } from '@headstock/i18n/page-head';
import { useIntl } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CompareDock } from '#catalog/features/compare/compare-dock.tsx';
import { DataIsland, loadData } from '#catalog/features/content/data-island.ts';
import { Arrivals } from '#catalog/features/home/arrivals.tsx';
import { Bench } from '#catalog/features/home/bench.tsx';
import { Decades } from '#catalog/features/home/decades.tsx';
import { Hero } from '#catalog/features/home/hero.tsx';
import { CatalogHomeDocument } from '#catalog/features/home/home.generated.ts';
import { homeViewOf, type HomeView } from '#catalog/features/home/home.model.ts';
import { Letter } from '#catalog/features/home/letter.tsx';
import { Promises } from '#catalog/features/home/promises.tsx';
import { SellBand } from '#catalog/features/home/sell-band.tsx';
import { Story } from '#catalog/features/home/story.tsx';
import { Wall } from '#catalog/features/home/wall.tsx';

export { loadData as loadIslands };

/** Everything the home page shows, in one question. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeView> {
  const port = context.get(queryPortContext);
  return homeViewOf(await port.query(CatalogHomeDocument, {}, { signal: request.signal }));
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
      <Promises />
      {view.arrivals.length > 0 && <Arrivals cards={view.arrivals} newcomers={view.newcomers} />}
      {view.wall.length > 0 && <Wall places={view.wall} />}
      {view.decades.length > 0 && <Decades decades={view.decades} />}
      {view.story && <Story picture={view.story} />}
      <SellBand />
      <Bench />
      <Letter />
      <CompareDock />
    </>
  );
}
