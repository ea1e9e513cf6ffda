import { PageHead } from '@headstock/i18n/page-head';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { PageDataIsland } from '#mfe-catalog/features/structured-data/page-data-island.ts';
import { PageIntro } from '#mfe-catalog/features/content/page-intro.tsx';
import { People } from '#mfe-catalog/features/content/people.tsx';
import { PriceList } from '#mfe-catalog/features/content/price-list.tsx';
import { Article } from '#mfe-catalog/features/content/article.tsx';
import { Steps } from '#mfe-catalog/features/content/steps.tsx';
import { StoreContact } from '#mfe-catalog/features/content/store-contact.tsx';
import { RelatedLinks } from '#mfe-catalog/features/content/related-links.tsx';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { loader } from './content-loader.ts';

export { loadPageData as loadIslands } from '#mfe-catalog/features/structured-data/page-data-island.ts';

/** Pages that say where the shop is. */
const placePages: ReadonlySet<string> = new Set(['contact', 'visit']);

/** A content page with its sections: prices, steps, people, the shop's contact data. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const intl = useIntl();
  const formatDate = useShopDate();
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
      <PageDataIsland key={slug} crumbs={crumbs} {...(placePages.has(slug) ? { about: 'place' } : {})} />
      <PageIntro crumbs={crumbs} title={title} lead={page.lead} picture={page.picture}>
        {(page.action || withPhone) && <RelatedLinks action={page.action} withPhone={withPhone} />}
        {updatedOn && (
          <p className="hs-small hs-mute">
            <FormattedMessage id="content.updated" values={{ date: formatDate(`${updatedOn}T12:00:00Z`) }} />
          </p>
        )}
      </PageIntro>
      {placePages.has(slug) && <StoreContact />}
      {prices.length > 0 && <PriceList prices={prices} />}
      {steps.length > 0 && <Steps steps={steps} />}
      {people.length > 0 && <People people={people} />}
      <Article html={page.html} headings={page.headings} />
    </>
  );
}
