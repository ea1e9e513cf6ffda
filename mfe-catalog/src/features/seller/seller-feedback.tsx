import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { StarRating } from '@headstock/ui/star-rating';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import en from '#mfe-catalog/messages/seller-feedback.en.json' with { type: 'json' };
import fr from '#mfe-catalog/messages/seller-feedback.fr.json' with { type: 'json' };
import { FeedbackEntry } from './feedback-entry.tsx';
import { sellerPath } from './seller-path.ts';
import type { SellerFeedback, SellerProfile } from './seller-view.model.ts';

/** The messages of both languages: they are short, and a chunk of their own would cost more. */
export const messages = { en, fr };

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 24px clamp(32px, 5vw, 80px);
  padding-bottom: var(--hs-s10);
  scroll-margin-top: 120px;
  & > h2 {
    grid-column: 1 / -1;
  }
  & > .sum {
    display: grid;
    align-content: start;
    gap: 12px;
    & > p:first-of-type {
      font: 400 2.5rem/1 var(--hs-serif);
    }
    & > ul {
      display: grid;
      gap: 6px;
      font-size: var(--hs-t-small);
      & > li {
        display: grid;
        grid-template-columns: 5em minmax(0, 1fr) 3em;
        align-items: center;
        gap: 10px;
      }
      & meter {
        width: 100%;
      }
    }
  }
  & > .said {
    display: grid;
    gap: 28px;
    & > nav {
      display: flex;
      flex-wrap: wrap;
      gap: 12px;
    }
  }
  ${down('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Props of the list. */
export interface SellerFeedbackProps {
  readonly seller: Pick<SellerProfile, 'username' | 'displayName' | 'avatarUrl'>;
  readonly feedback: SellerFeedback;
}

/** What buyers say of a seller: the average, how it comes about, and what they wrote. Renders a `<section>`. */
export function SellerFeedbackList({ seller, feedback }: SellerFeedbackProps) {
  const intl = useIntl();
  const formatDate = useShopDate();
  const { feedbackSummary, entries, newer, older } = feedback;
  const { average, count, distribution } = feedbackSummary;
  const pageWith = (name: 'after' | 'before', cursor: string): string =>
    `${sellerPath(seller.username)}?${new URLSearchParams({ [name]: cursor }).toString()}#feedback`;
  if (average === null)
    return (
      <Root id="feedback" className="hs-wrap">
        <h2 className="hs-2">
          <FormattedMessage id="sellerFeedback.title" />
        </h2>
        <p className="hs-mute">
          <FormattedMessage id="sellerFeedback.none" />
        </p>
      </Root>
    );
  return (
    <Root id="feedback" className="hs-wrap" aria-labelledby="feedback-title">
      <h2 id="feedback-title" className="hs-2">
        <FormattedMessage id="sellerFeedback.title" />
      </h2>
      <div className="sum">
        <p className="hs-num">
          <FormattedMessage id="sellerFeedback.average" values={{ average: intl.formatNumber(average) }} />
        </p>
        <p className="hs-mute">
          <FormattedMessage id="sellerFeedback.count" values={{ count }} />
        </p>
        <ul aria-label={intl.formatMessage({ id: 'sellerFeedback.distribution' })}>
          {distribution.map((part, index) => {
            const label = intl.formatMessage({ id: 'sellerFeedback.stars' }, { stars: 5 - index });
            return (
              <li key={label}>
                <span>{label}</span>
                <meter aria-label={label} min={0} max={count} value={part} />
                <span className="hs-num">{intl.formatNumber(part)}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="said">
        {entries.map((entry) => (
          <FeedbackEntry key={entry.id} entry={entry} seller={seller} day={formatDate(entry.createdAt, 'day')}>
            <StarRating
              stars={entry.stars}
              label={intl.formatMessage({ id: 'sellerFeedback.starsOf' }, { stars: entry.stars })}
            />
          </FeedbackEntry>
        ))}
        {(newer !== null || older !== null) && (
          <nav aria-label={intl.formatMessage({ id: 'sellerFeedback.pages' })}>
            {newer !== null && (
              <Button as={Link} variant="outline" size="small" rel="prev" to={pageWith('before', newer)}>
                <FormattedMessage id="sellerFeedback.newer" />
              </Button>
            )}
            {older !== null && (
              <Button as={Link} variant="outline" size="small" rel="next" to={pageWith('after', older)}>
                <FormattedMessage id="sellerFeedback.older" />
              </Button>
            )}
          </nav>
        )}
      </div>
    </Root>
  );
}
