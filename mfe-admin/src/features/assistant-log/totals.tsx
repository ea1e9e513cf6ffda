import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { AssistantLogDashboardQuery } from './assistant-log.generated.ts';
import { Cost } from './cost.tsx';
import { questionsOf } from './day-chart.tsx';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 124px), 1fr));
  gap: 12px;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    gap: 4px;
    padding: 16px 18px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
  }
  & dd {
    margin: 0;
    font: 400 2.25rem/1 var(--hs-serif);
  }
  & dt {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-2);
  }
`;

type Days = AssistantLogDashboardQuery['assistantDays'];

/** What 30 days came to. Renders a `<dl>`. */
export function Totals({ days }: { readonly days: Days }): ReactNode {
  const { formatNumber } = useIntl();
  const total = (of: (day: Days[number]) => number): number => days.reduce((sum, day) => sum + of(day), 0);
  const questions = total(questionsOf);
  const answered = total((day) => day.answered);
  const share = questions === 0 ? '–' : formatNumber(answered / questions, { style: 'percent' });
  const rows = [
    ['questions', <FormattedNumber key="questions" value={questions} />],
    ['answeredShare', share],
    ['unknown', <FormattedNumber key="unknown" value={total((day) => day.declined)} />],
    ['lowRated', <FormattedNumber key="lowRated" value={total((day) => day.lowRated)} />],
    ['cost', <Cost key="cost" cents={total((day) => day.costCents)} />],
  ] as const;
  return (
    <Root>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>
            <FormattedMessage id={`assistants.total.${key}`} />
          </dt>
          <dd className="hs-num">{value}</dd>
        </div>
      ))}
    </Root>
  );
}
