import styled from '@emotion/styled';
import { langOfText } from '@headstock/contracts/text-locale';
import { Avatar } from '@headstock/ui/avatar';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { SellerFeedbackEntry, SellerProfile } from './seller-view.model.ts';

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
  & > button {
    justify-self: start;
    min-height: 24px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  & > blockquote {
    margin: 4px 0 0;
    padding: 12px 16px;
    border-left: 3px solid var(--hs-line-strong);
    background: var(--hs-surface);
    white-space: pre-line;
    & > b {
      display: flex;
      align-items: center;
      gap: 10px;
      margin-bottom: 4px;
      font-size: var(--hs-t-small);
    }
  }
`;

const aspects = ['asDescribed', 'packing', 'communication', 'shipping'] as const;

/** Props of an entry. */
export interface FeedbackEntryProps {
  readonly entry: SellerFeedbackEntry;
  /** Who answers. */
  readonly seller: Pick<SellerProfile, 'displayName' | 'avatarUrl'>;
  readonly day: string;
  /** Its stars. */
  readonly children: ReactNode;
}

/** What one buyer says, with the answer. Renders an `<article>`. */
export function FeedbackEntry({ entry, seller, day, children }: FeedbackEntryProps) {
  const intl = useIntl();
  const { item, text, author, answer } = entry;
  const given = aspects.flatMap((aspect) => {
    const stars = entry[aspect];
    return stars === null ? [] : [{ aspect, stars }];
  });
  return (
    <Root>
      <header>
        {/* Its author is known by initials alone. */}
        <Avatar name={author.replaceAll('.', '')} url={null} size={32} />
        {children}
        <FormattedMessage id="sellerFeedback.by" values={{ author, day }} />
        {item && <Link to={`/shop/${item.slug}/${item.id}`}>{item.title}</Link>}
      </header>
      {text !== '' && (
        <p dir="auto" lang={langOfText(text, intl.locale)}>
          {text}
        </p>
      )}
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
            <Avatar name={seller.displayName} url={seller.avatarUrl} size={24} />
            <FormattedMessage id="sellerFeedback.answer" />
          </b>
          <span lang={langOfText(answer, intl.locale)}>{answer}</span>
        </blockquote>
      )}
      {/* Heard by `FeedbackReports`: the page has this markup from the server, without code. */}
      <button
        type="button"
        data-report={entry.id}
        aria-label={intl.formatMessage({ id: 'sellerFeedback.reportLabel' }, { author, day })}
      >
        <FormattedMessage id="sellerFeedback.report" />
      </button>
    </Root>
  );
}
