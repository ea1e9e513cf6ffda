import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** What was asked of the assistants, the newest first. */
export const questionsList = defineList({
  id: 'assistant-questions',
  path: '/admin/ai/questions',
  columns: ['question', 'outcome', 'rating', 'assistant', 'account', 'model', 'tokens', 'cost', 'asked'],
  hidden: ['model', 'tokens'],
  sorts: [],
  sort: '-asked',
  filters: {
    outcome: { kind: 'choice', values: ['answered', 'declined', 'unfinished'] },
    rating: { kind: 'choice', values: ['low', 'high'] },
    kind: { kind: 'choice', values: ['asked', 'tried'], single: true },
    assistant: { kind: 'text' },
    account: { kind: 'text' },
  },
  pageSize: 50,
});
