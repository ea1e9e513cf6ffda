import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { type QuestionRow, questionsTable } from '#mfe-admin/features/assistant-log/questions-table.tsx';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';

/** `/admin/ai/questions`: what was asked of the assistants, and how they answered. */
export function Component(): ReactNode {
  return (
    <ListPage
      table={questionsTable}
      data={useLoaderData<ListData<QuestionRow>>()}
      words={{
        title: 'assistants.log',
        empty: 'assistants.log.none',
        emptyHint: <FormattedMessage id="assistants.log.noneHint" />,
      }}
    />
  );
}
