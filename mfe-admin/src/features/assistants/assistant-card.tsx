import styled from '@emotion/styled';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { AdminAssistantStateFragment } from './assistants.generated.ts';
import { StateBadges } from './state-badges.tsx';

const Root = styled.article`
  display: grid;
  align-content: start;
  gap: 10px;
  padding: 18px 20px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    & a {
      color: inherit;
      overflow-wrap: anywhere;
    }
  }
`;

/** Props of the card. */
export interface AssistantCardProps {
  readonly assistant: AdminAssistantStateFragment;
  /** The language model that is configured; null for none. */
  readonly model: string | null;
}

/** An assistant with what it may look up, and what it may cost. Renders an `<article>`. */
export function AssistantCard({ assistant, model }: AssistantCardProps): ReactNode {
  const { formatMessage } = useIntl();
  const { id, name, version, updatedAt, definition } = assistant;
  const { sources, usesModel, hourlyQuestions, dailyCents } = definition;
  const words = usesModel && model !== null && dailyCents > 0 ? model : formatMessage({ id: 'assistants.builtIn' });
  return (
    <Root aria-labelledby={`assistant-${id}`}>
      <header>
        <Heading level={2} step="3" id={`assistant-${id}`}>
          <Link to={`/admin/ai/${id}`}>{name}</Link>
        </Heading>
        <StateBadges assistant={assistant} />
      </header>
      <p>{sources.map((source) => formatMessage({ id: `assistants.source.${source}` })).join(' · ')}</p>
      <p className="hs-mute hs-small">
        <FormattedMessage
          id="assistants.cardLimits"
          values={{ model: words, count: hourlyQuestions, amount: <Amount money={{ amountCents: dailyCents }} /> }}
        />
      </p>
      <p className="hs-mute hs-small">
        <FormattedMessage id="assistants.cardVersion" values={{ version, moment: <Moment iso={updatedAt} /> }} />
      </p>
    </Root>
  );
}
