import { AdminReportedFeedbackDocument } from '#mfe-admin/features/feedback/feedback.generated.ts';
import { feedbackList } from '#mfe-admin/features/feedback/feedback-list.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

/** A page of feedback that waits for a decision, or of what was hidden. */
export const loader = listLoader(feedbackList, async ({ client, state, page, options }) => {
  const variables = { ...page, hidden: state.filters['state'] !== undefined };
  const answer = await client.query(AdminReportedFeedbackDocument, variables, { ...options, cache: false });
  return rowsOf(answer.reportedFeedback);
});
