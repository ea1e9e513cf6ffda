import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { accountPath } from '#mfe-admin/features/account/account.model.ts';
import { Fact, Facts } from '#mfe-admin/features/account/facts.tsx';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import type { AdminFeedbackQuery } from './feedback.generated.ts';

/** Feedback with all that helps to decide about it. */
export type ModeratedFeedback = NonNullable<AdminFeedbackQuery['moderatedFeedback']>;

const Root = styled.div`
  display: grid;
  gap: 16px;
  & blockquote {
    margin: 0;
    padding-left: 14px;
    border-left: 3px solid var(--hs-line-strong);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & ul {
    display: grid;
    gap: 10px;
    overflow-wrap: anywhere;
  }
`;

/** What was written of whom, what that one answered, and who complained about it why. Renders a `<div>`. */
export function FeedbackFacts({ feedback }: { readonly feedback: ModeratedFeedback }): ReactNode {
  const { side, stars, text, author, createdAt, answer, item, moderation } = feedback;
  return (
    <Root>
      <Facts>
        {moderation && (
          <Fact name={<FormattedMessage id="moderation.subject" />}>
            <Link to={accountPath(moderation.subjectId)}>{moderation.subject}</Link>
          </Fact>
        )}
        <Fact name={<FormattedMessage id="moderation.author" />}>
          <FormattedMessage id={`moderation.by.${side}`} values={{ author }} />
        </Fact>
        <Fact name={<FormattedMessage id="moderation.stars" />}>
          <FormattedMessage id="moderation.ofFive" values={{ stars }} />
        </Fact>
        <Fact name={<FormattedMessage id="moderation.written" />}>
          <Day iso={createdAt} />
        </Fact>
        {moderation?.orderId && (
          <Fact name={<FormattedMessage id="moderation.order" />}>
            <Link to={`/orders/${moderation.orderId}`}>{moderation.orderNumber}</Link>
          </Fact>
        )}
        {item && (
          <Fact name={<FormattedMessage id="moderation.item" />}>
            <Link to={`/shop/${item.slug}/${item.id}`}>{item.title}</Link>
          </Fact>
        )}
      </Facts>
      <h3 className="hs-label">
        <FormattedMessage id="moderation.text" />
      </h3>
      {text === '' ? (
        <p className="hs-mute">
          <FormattedMessage id="moderation.noText" />
        </p>
      ) : (
        <blockquote dir="auto">{text}</blockquote>
      )}
      {answer !== null && (
        <>
          <h3 className="hs-label">
            <FormattedMessage id="moderation.answer" />
          </h3>
          <blockquote dir="auto">{answer}</blockquote>
        </>
      )}
      <h3 className="hs-label">
        <FormattedMessage id="moderation.reports" />
      </h3>
      {moderation && moderation.reports.length > 0 ? (
        <ul>
          {moderation.reports.map((report) => (
            <li key={`${report.reason} ${report.createdAt}`}>
              <b>
                <FormattedMessage id={`moderation.reason.${report.reason}`} />
              </b>{' '}
              <span className="hs-mute">
                <Day iso={report.createdAt} />
              </span>
              {report.details && <p dir="auto">{report.details}</p>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="hs-mute">
          <FormattedMessage id="moderation.noReports" />
        </p>
      )}
    </Root>
  );
}
