import { FormattedMessage } from 'react-intl';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { feedbackList } from './feedback-list.ts';
import type { FeedbackRowFragment } from './feedback.generated.ts';

/** So much of a text stands in the list. */
const EXCERPT = 120;
const excerptOf = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()} …` : text);

/** The table of reported feedback. */
export const feedbackTable = defineTable({
  list: feedbackList,
  rowId: ({ id }: FeedbackRowFragment) => id,
  rowDrawer: ({ id }) => `${feedbackList.path}/${id}`,
  filters: { state: { label: 'moderation.state', values: { hidden: 'moderation.state.hidden' } } },
  columns: {
    text: {
      label: 'moderation.text',
      names: true,
      cell: ({ text, author }) => (
        <>
          {text === '' ? <FormattedMessage id="moderation.noText" /> : <bdi>{excerptOf(text)}</bdi>}
          <small>{author}</small>
        </>
      ),
    },
    subject: { label: 'moderation.subject', cell: ({ moderation }) => moderation?.subject },
    stars: { label: 'moderation.stars', align: 'end', cell: ({ stars }) => stars },
    reports: {
      label: 'moderation.reports',
      align: 'end',
      cell: ({ moderation }) => moderation?.reports.length,
    },
    written: { label: 'moderation.written', align: 'end', cell: ({ createdAt }) => <Day iso={createdAt} /> },
  },
});
