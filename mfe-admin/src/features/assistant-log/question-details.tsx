import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Markdown } from '@headstock/ui/markdown';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { OutcomeBadge } from '#mfe-admin/features/assistants/outcome-badge.tsx';
import { StatementList } from '#mfe-admin/features/assistants/statement-list.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { AssistantLogQuestionQuery } from './assistant-log.generated.ts';
import { Cost } from './cost.tsx';
import { RatingBadge } from './rating-badge.tsx';

const Root = styled.div`
  display: grid;
  gap: 22px;
  & > .badges {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & > section {
    display: grid;
    gap: 10px;
    & > p {
      overflow-wrap: anywhere;
      white-space: pre-line;
    }
  }
  & > dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 6px 16px;
    font-size: var(--hs-t-small);
    & > dt {
      color: var(--hs-ink-3);
    }
    & > dd {
      margin: 0;
    }
  }
`;

/** A question with its answer. */
export type LoggedQuestion = NonNullable<AssistantLogQuestionQuery['assistantQuestion']>;

/** A question, its answer, what supports each sentence, and what it cost. Renders a `<div>`. */
export function QuestionDetails({ question }: { readonly question: LoggedQuestion }): ReactNode {
  const { outcome, isTrial, rating, assistantId, assistantName, statements } = question;
  return (
    <Root>
      <div className="badges">
        {outcome && <OutcomeBadge outcome={outcome} />}
        <RatingBadge rating={rating} />
        {isTrial && (
          <Badge>
            <FormattedMessage id="assistants.log.tried" />
          </Badge>
        )}
      </div>
      <section>
        <Heading level={3} step="3">
          <FormattedMessage id="assistants.log.question" />
        </Heading>
        <p>{question.question}</p>
      </section>
      <section>
        <Heading level={3} step="3">
          <FormattedMessage id="assistants.log.answer" />
        </Heading>
        <Markdown text={question.answer} />
      </section>
      <section>
        <Heading level={3} step="3">
          <FormattedMessage id="assistants.log.statements" />
        </Heading>
        <StatementList statements={statements} />
      </section>
      <dl>
        <dt>
          <FormattedMessage id="assistants.log.at" />
        </dt>
        <dd>
          <Moment iso={question.askedAt} />
        </dd>
        <dt>
          <FormattedMessage id="assistants.log.account" />
        </dt>
        <dd>
          <Link to={`/admin/accounts/${question.accountId}`}>{question.accountName}</Link>
        </dd>
        <dt>
          <FormattedMessage id="assistants.log.model" />
        </dt>
        <dd>{question.model ?? <FormattedMessage id="assistants.builtIn" />}</dd>
        <dt>
          <FormattedMessage id="assistants.log.tokens" />
        </dt>
        <dd>
          <FormattedNumber value={question.inputTokens} /> + <FormattedNumber value={question.outputTokens} />
        </dd>
        <dt>
          <FormattedMessage id="assistants.log.cost" />
        </dt>
        <dd>
          <Cost cents={question.costCents} />
        </dd>
      </dl>
      {assistantName !== null && (
        <div>
          <Button as={Link} to={`/admin/ai/${assistantId}`} variant="outline" size="small">
            <FormattedMessage id="assistants.log.toAssistant" values={{ name: assistantName }} />
          </Button>
        </div>
      )}
    </Root>
  );
}
