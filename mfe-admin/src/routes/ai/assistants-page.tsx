import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { AssistantCard } from '#mfe-admin/features/assistants/assistant-card.tsx';
import type { AdminAssistantsQuery } from '#mfe-admin/features/assistants/assistants.generated.ts';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { AiPage } from './ai-page.tsx';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 16px;
`;

/** `/admin/ai`: the assistants, in the sequence of the selector. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { assistants, assistantModel } = useLoaderData<AdminAssistantsQuery>();
  const mayWrite = useGrants()('ai:write');
  return (
    <AiPage
      title={formatMessage({ id: 'assistants.title' })}
      lead={
        <>
          <p>
            <FormattedMessage id="assistants.lead" />
          </p>
          <p>
            {assistantModel === null ? (
              <FormattedMessage id="assistants.noModel" />
            ) : (
              <FormattedMessage id="assistants.modelIs" values={{ model: assistantModel }} />
            )}
          </p>
        </>
      }
      actions={
        <>
          {mayWrite && (
            <Button as={Link} to="/admin/ai/new" size="small">
              <FormattedMessage id="assistants.new" />
            </Button>
          )}
          <Button as={Link} to="/admin/ai/questions" size="small" variant="outline">
            <FormattedMessage id="assistants.log" />
          </Button>
        </>
      }
    >
      <Cards>
        {assistants.map((assistant) => (
          <AssistantCard key={assistant.id} assistant={assistant} model={assistantModel} />
        ))}
      </Cards>
    </AiPage>
  );
}
