import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { SellerFeedbackEntry } from './seller-view.model.ts';

const Root = styled.article`
  display: grid;
  gap: 8px;
  padding-bottom: 28px;
  border-bottom: 1px solid var(--hs-line);
  overflow-wrap: anywhere;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & > p {
    max-width: 44em;
    white-space: pre-line;
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 18px;
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
    padding: 12px 16px;
    border-left: 3px solid var(--hs-line-strong);
    background: var(--hs-surface);
    white-space: pre-line;
    & > b {
      display: block;
      font-size: var(--hs-t-small);
    }
  }
`;

const aspects = ['asDescribed', 'packing', 'communication', 'shipping'] as const;

/** Props of an entry. */
export interface FeedbackEntryProps {
  readonly entry: SellerFeedbackEntry;
  readonly day: string;
  /** Its stars. */
  readonly children: ReactNode;
}

/** What one buyer says, with the answer. Renders an `<article>`. */
export function FeedbackEntry({ entry, day, children }: FeedbackEntryProps) {
  const intl = useIntl();
  const { item, text, author, answer } = entry;
  const given = aspects.flatMap((aspect) => {
    const stars = entry[aspect];
    return stars === null ? [] : [{ aspect, stars }];
  });
  return (
    <Root>
      <header>
        {children}
        <FormattedMessage id="sellerFeedback.by" values={{ author, day }} />
        {item && <Link to={`/shop/${item.slug}/${item.id}`}>{item.title}</Link>}
      </header>
      {text !== '' && <p dir="auto">{text}</p>}
      {given.length > 0 && (
        <dl>
          {given.map(({ aspect, stars }) => (
            <div key={aspect}>
              <dt>
                <FormattedMessage id={`sellerFeedback.aspect.${aspect}`} />
              </dt>
              <dd className="hs-num">
                {intl.formatMessage({ id: 'sellerFeedback.average' }, { average: intl.formatNumber(stars) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answer !== null && (
        <blockquote dir="auto">
          <b>
            <FormattedMessage id="sellerFeedback.answer" />
          </b>
          {answer}
        </blockquote>
      )}
    </Root>
  );
}
