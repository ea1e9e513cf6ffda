import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { FeedbackDecision } from '#mfe-admin/features/feedback/feedback-decision.tsx';
import { FeedbackFacts, type ModeratedFeedback } from '#mfe-admin/features/feedback/feedback-facts.tsx';
import { feedbackList } from '#mfe-admin/features/feedback/feedback-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/content/feedback/:id`: hides feedback, shows it again, or leaves it where it is. */
export function Component(): ReactNode {
  const feedback = useLoaderData<ModeratedFeedback>();
  const { formatMessage } = useIntl();
  const name = feedback.moderation?.subject ?? '';
  return (
    <RouteDrawer title={formatMessage({ id: 'moderation.about' }, { name })} parent={feedbackList.path}>
      <div className="hs-stack">
        <FeedbackFacts feedback={feedback} />
        <FeedbackDecision key={feedback.id} feedback={feedback} />
      </div>
    </RouteDrawer>
  );
}
