import styled from '@emotion/styled';
import type { Locale } from '@headstock/contracts/locale';
import { langOfText } from '@headstock/contracts/text-locale';
import { PageHead } from '@headstock/i18n/page-head';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Avatar } from '@headstock/ui/avatar';
import { CardGrid } from '@headstock/ui/card-grid';
import { EmptyState } from '@headstock/ui/empty-state';
import { Pagination } from '@headstock/ui/pagination';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { LazyComparisonBar } from '#mfe-catalog/features/compare/lazy-comparison-bar.tsx';
import { PageIntro } from '#mfe-catalog/features/content/page-intro.tsx';
import { ListingCard } from '#mfe-catalog/features/item-card/listing-card.tsx';
import { FeedbackReports } from '#mfe-catalog/features/seller/feedback-reports.tsx';
import { sellerPath } from '#mfe-catalog/features/seller/seller-path.ts';
import { loadSellerFeedback, SellerFeedbackIsland } from '#mfe-catalog/features/seller/seller-feedback-island.ts';
import { toAnswerTime } from '#mfe-catalog/features/seller/seller-view.model.ts';
import { loadPageData, PageDataIsland } from '#mfe-catalog/features/structured-data/page-data-island.ts';
import type { loader } from './seller-loader.ts';

/** Loads the islands of the page. */
export async function loadIslands(locale: Locale): Promise<void> {
  await Promise.all([loadPageData(locale), loadSellerFeedback(locale)]);
}

const Listings = styled.section`
  padding-bottom: var(--hs-s10);
  & > h2 {
    margin-bottom: 24px;
  }
`;

const Banner = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 4;
  margin-top: 16px;
  object-fit: cover;
  border-radius: var(--hs-r-control);
`;

const Bio = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** `/sellers/:username`: who somebody is who sells here, and what they have for sale, the newest first. */
export function Component() {
  const { seller, total, orMore, page, pageCount, cards } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const formatDate = useShopDate();
  const name = seller.displayName;
  const crumbs = [
    { label: intl.formatMessage({ id: 'catalog.home' }), path: '/' },
    { label: name, path: sellerPath(seller.username) },
  ];
  const facts = intl.formatMessage(
    { id: 'seller.facts' },
    {
      kind: seller.isProfessional ? 'professional' : 'other',
      since: formatDate(seller.memberSince),
      sales: seller.salesCount,
    },
  );
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: page > 1 ? 'seller.titlePage' : 'seller.title' }, { name, page })}
        description={intl.formatMessage({ id: 'seller.description' }, { name, count: total })}
        path={sellerPath(seller.username, page)}
      />
      <PageDataIsland key={seller.username} crumbs={crumbs} seller={seller} />
      {seller.bannerUrl !== null && (
        <div className="hs-wrap">
          <Banner src={seller.bannerUrl} alt="" width="1600" height="400" fetchPriority="high" />
        </div>
      )}
      <PageIntro
        crumbs={crumbs}
        title={name}
        lead={seller.bio ? <Bio lang={langOfText(seller.bio, intl.locale)}>{seller.bio}</Bio> : facts}
      >
        <Avatar name={name} url={seller.avatarUrl} size={72} />
        <div className="hs-mute">
          {seller.bio && <p>{facts}</p>}
          {seller.awayUntil !== null && (
            <p>
              <FormattedMessage id="seller.away" values={{ day: formatDate(`${seller.awayUntil}T12:00:00Z`) }} />
            </p>
          )}
          {seller.answerMinutes !== null && (
            <p>
              <FormattedMessage id="seller.answers" values={toAnswerTime(seller.answerMinutes)} />
            </p>
          )}
        </div>
      </PageIntro>
      <Listings className="hs-wrap" aria-labelledby="seller-listings">
        <h2 id="seller-listings" className="hs-2">
          <FormattedMessage id="seller.listings" values={{ count: total, more: orMore ? 'yes' : 'no' }} />
        </h2>
        {cards.length === 0 ? (
          <EmptyState level={3} title={<FormattedMessage id="seller.none" />} />
        ) : (
          <CardGrid>
            {cards.map((card, index) => (
              <ListingCard key={card.id} card={card} priority={index < 2} />
            ))}
          </CardGrid>
        )}
        <Pagination
          current={page}
          count={pageCount}
          to={(target) => sellerPath(seller.username, target)}
          labels={{
            nav: intl.formatMessage({ id: 'seller.pages' }),
            previous: intl.formatMessage({ id: 'seller.pages.previous' }),
            next: intl.formatMessage({ id: 'seller.pages.next' }),
            page: (target) => intl.formatMessage({ id: 'seller.pages.page' }, { page: target }),
          }}
        />
      </Listings>
      <FeedbackReports>
        <SellerFeedbackIsland
          key={`feedback ${seller.username} ${seller.feedback.entries[0]?.id}`}
          seller={seller}
          feedback={seller.feedback}
        />
      </FeedbackReports>
      <LazyComparisonBar />
    </>
  );
}
