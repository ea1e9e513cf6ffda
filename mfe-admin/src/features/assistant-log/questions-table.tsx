import { Badge } from '@headstock/ui/badge';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { OutcomeBadge } from '#mfe-admin/features/assistants/outcome-badge.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { AssistantLogQuery } from './assistant-log.generated.ts';
import { Cost } from './cost.tsx';
import { questionsList } from './questions-list.ts';
import { RatingBadge } from './rating-badge.tsx';

/** One question of the log. */
export type QuestionRow = AssistantLogQuery['assistantQuestions']['edges'][number]['node'];

/** The table of questions. */
export const questionsTable = defineTable({
  list: questionsList,
  rowId: ({ id }: QuestionRow) => id,
  rowDrawer: ({ id }) => `${questionsList.path}/${id}`,
  searchLabel: 'assistants.log.search',
  filters: {
    outcome: {
      label: 'assistants.log.outcome',
      values: {
        answered: 'assistants.outcome.answered',
        declined: 'assistants.outcome.declined',
        unfinished: 'assistants.outcome.unfinished',
      },
    },
    rating: {
      label: 'assistants.log.rating',
      values: { low: 'assistants.rating.low', high: 'assistants.rating.high' },
    },
    kind: { label: 'assistants.log.kind', values: { asked: 'assistants.log.asked', tried: 'assistants.log.tried' } },
    assistant: { label: 'assistants.log.assistant' },
    account: { label: 'assistants.log.account' },
  },
  columns: {
    question: {
      label: 'assistants.log.question',
      names: true,
      cell: ({ question }) => <span style={{ overflowWrap: 'anywhere' }}>{question}</span>,
    },
    outcome: {
      label: 'assistants.log.outcome',
      cell: ({ outcome, isTrial }) => (
        <>
          {outcome && <OutcomeBadge outcome={outcome} />}
          {isTrial && (
            <Badge>
              <FormattedMessage id="assistants.log.tried" />
            </Badge>
          )}
        </>
      ),
    },
    rating: { label: 'assistants.log.rating', cell: ({ rating }) => <RatingBadge rating={rating} /> },
    assistant: {
      label: 'assistants.log.assistant',
      cell: ({ assistantId, assistantName }) => assistantName ?? assistantId,
    },
    account: { label: 'assistants.log.account', cell: ({ accountName }) => accountName },
    model: {
      label: 'assistants.log.model',
      cell: ({ model }) => model ?? <FormattedMessage id="assistants.builtIn" />,
    },
    tokens: {
      label: 'assistants.log.tokens',
      align: 'end',
      cell: ({ inputTokens, outputTokens }) => <FormattedNumber value={inputTokens + outputTokens} />,
    },
    cost: { label: 'assistants.log.cost', align: 'end', cell: ({ costCents }) => <Cost cents={costCents} /> },
    asked: { label: 'assistants.log.at', cell: ({ askedAt }) => <Moment iso={askedAt} /> },
  },
});
