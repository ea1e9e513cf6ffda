import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { StarRating } from '@headstock/ui/star-rating';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FeedbackFactsFragment } from './feedback.generated.ts';

const Root = styled.article`
  display: grid;
  gap: 8px;
  padding: clamp(16px, 2vw, 22px);
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  overflow-wrap: anywhere;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    & > span:last-of-type {
      color: var(--hs-ink-3);
      font-size: var(--hs-t-small);
    }
  }
  & > p,
  & > blockquote {
    max-width: 44em;
    white-space: pre-line;
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    font-size: var(--hs-t-small);
    & > div {
      display: flex;
      gap: 6px;
    }
    & dt {
      color: var(--hs-ink-3);
    }
  }
  & > blockquote {
    margin: 4px 0 0;
    padding-left: 14px;
    border-left: 3px solid var(--hs-line-strong);
    & > b {
      display: block;
      font-size: var(--hs-t-small);
    }
  }
`;

const aspects = ['asDescribed', 'packing', 'communication', 'shipping'] as const;

interface WrittenFeedbackProps {
  readonly feedback: FeedbackFactsFragment;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** What one side of an order wrote, with its answer. Renders an `<article>`. */
export function WrittenFeedback({ feedback, children }: WrittenFeedbackProps): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const given = aspects.flatMap((aspect) => {
    const stars = feedback[aspect];
    return stars === null ? [] : [{ aspect, stars }];
  });
  return (
    <Root>
      <header>
        <StarRating
          stars={feedback.stars}
          label={intl.formatMessage({ id: 'feedback.starsOf' }, { stars: feedback.stars })}
        />
        <span>{formatDate(feedback.createdAt, 'day')}</span>
      </header>
      {feedback.text !== '' && <p dir="auto">{feedback.text}</p>}
      {given.length > 0 && (
        <dl>
          {given.map(({ aspect, stars }) => (
            <div key={aspect}>
              <dt>
                <FormattedMessage id={`feedback.aspect.${aspect}`} />
              </dt>
              <dd>{intl.formatMessage({ id: 'feedback.starsOf' }, { stars })}</dd>
            </div>
          ))}
        </dl>
      )}
      {feedback.answer !== null && (
        <blockquote dir="auto">
          <b>
            <FormattedMessage id="feedback.answer" />
          </b>
          {feedback.answer}
        </blockquote>
      )}
      {children}
    </Root>
  );
}
