import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { type LoggedQuestion, QuestionDetails } from '#mfe-admin/features/assistant-log/question-details.tsx';
import { questionsList } from '#mfe-admin/features/assistant-log/questions-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/ai/questions/{id}`: a question and its answer. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const question = useLoaderData<LoggedQuestion>();
  const name = question.assistantName ?? question.assistantId;
  return (
    <RouteDrawer title={formatMessage({ id: 'assistants.log.of' }, { name })} parent={questionsList.path} width="wide">
      <QuestionDetails question={question} />
    </RouteDrawer>
  );
}
