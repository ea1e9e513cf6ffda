import {
  AssistantLogDocument,
  type AssistantLogQueryVariables,
} from '#mfe-admin/features/assistant-log/assistant-log.generated.ts';
import { questionsList } from '#mfe-admin/features/assistant-log/questions-list.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

type Filter = NonNullable<AssistantLogQueryVariables['filter']>;

const known = ['answered', 'declined', 'unfinished'] as const;
const ratings = { low: -1, high: 1 } as const;

/** A page of what was asked, read anew each time. */
export const loader = listLoader(questionsList, async ({ client, state, page, options }) => {
  const { filters } = state;
  const outcomes = known.filter((each) => filters['outcome']?.includes(each));
  const rated = (['low', 'high'] as const).filter((each) => filters['rating']?.includes(each));
  const [kind] = filters['kind'] ?? [];
  const filter: Filter = {
    outcomes: outcomes.length > 0 ? outcomes : null,
    ratings: rated.length > 0 ? rated.map((each) => ratings[each]) : null,
    isTrial: kind === undefined ? null : kind === 'tried',
    assistant: filters['assistant']?.[0] ?? null,
    account: filters['account']?.[0] ?? null,
    search: state.search || null,
  };
  const answer = await client.query(AssistantLogDocument, { filter, ...page }, { ...options, cache: false });
  return rowsOf(answer.assistantQuestions);
});
