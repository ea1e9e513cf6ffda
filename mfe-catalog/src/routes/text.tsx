import { graphqlClientContext } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { DataIsland, loadData } from '#mfe-catalog/features/content/data-island.ts';
import { Intro } from '#mfe-catalog/features/content/intro.tsx';
import { CatalogPageDocument } from '#mfe-catalog/features/content/page.generated.ts';
import { pageViewOf, type PageView } from '#mfe-catalog/features/content/page-view.model.ts';
import { People } from '#mfe-catalog/features/content/people.tsx';
import { Prices } from '#mfe-catalog/features/content/prices.tsx';
import { Reading } from '#mfe-catalog/features/content/reading.tsx';
import { Steps } from '#mfe-catalog/features/content/steps.tsx';
import { StoreFacts } from '#mfe-catalog/features/content/store-facts.tsx';
import { WaysOn } from '#mfe-catalog/features/content/ways-on.tsx';
import { useShopDate } from '#mfe-catalog/features/format/use-shop-date.ts';

export { loadData as loadIslands };

/** A page of the content store. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<PageView> {
  const { page } = await context
    .get(graphqlClientContext)
    .query(CatalogPageDocument, { slug: (params['slug'] ?? '').toLowerCase() }, { signal: request.signal });
  if (!page) throw data(null, { status: 404 });
  return pageViewOf(page);
}

/** Pages that say where the shop is. */
const placePages: ReadonlySet<string> = new Set(['contact', 'visit']);

/** A page of texts with what belongs to it: prices, steps, people, the shop's address. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const intl = useIntl();
  const date = useShopDate();
  const { slug, title, updatedOn, prices, steps, people } = page;
  const path = `/${slug}`;
  const crumbs = [
    { label: intl.formatMessage({ id: 'catalog.home' }), path: '/' },
    { label: title, path },
  ];
  const withPhone = prices.length > 0 || steps.length > 0;
  return (
    <>
      <PageHead
        title={title}
        description={page.description}
        path={path}
        {...(page.picture && { image: `/images/${page.picture.id}/1280` })}
      />
      <DataIsland key={slug} crumbs={crumbs} {...(placePages.has(slug) ? { about: 'place' } : {})} />
      <Intro crumbs={crumbs} title={title} lead={page.lead} picture={page.picture}>
        {(page.action || withPhone) && <WaysOn action={page.action} withPhone={withPhone} />}
        {updatedOn && (
          <p className="hs-small hs-mute">
            <FormattedMessage id="catalog.content.updated" values={{ date: date(`${updatedOn}T12:00:00Z`) }} />
          </p>
        )}
      </Intro>
      {placePages.has(slug) && <StoreFacts />}
      {prices.length > 0 && <Prices prices={prices} />}
      {steps.length > 0 && <Steps steps={steps} />}
      {people.length > 0 && <People people={people} />}
      <Reading html={page.html} headings={page.headings} />
    </>
  );
}
