import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { AssistantCard } from '#mfe-admin/features/assistants/assistant-card.tsx';
import { AssistantEditor } from '#mfe-admin/features/assistants/assistant-editor.tsx';
import { RevisionList } from '#mfe-admin/features/assistants/revision-list.tsx';
import { StateBadges } from '#mfe-admin/features/assistants/state-badges.tsx';
import { auditOf } from '#mfe-admin/features/audit/audit-list.ts';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { AiPage } from './ai-page.tsx';
import type { AssistantData } from './assistant-loader.ts';

/** `/admin/ai/{id}`: an assistant to write, try and publish; to read alone for a role that may not write. */
export function Component(): ReactNode {
  const { assistant, model } = useLoaderData<AssistantData>();
  const isAllowed = useGrants();
  const mayWrite = isAllowed('ai:write');
  return (
    <AiPage
      title={assistant.name}
      lead={
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <StateBadges assistant={assistant} />
        </span>
      }
      actions={
        <>
          <Button as={Link} to={`/admin/ai/questions?assistant=${assistant.id}`} size="small" variant="outline">
            <FormattedMessage id="assistants.log" />
          </Button>
          {isAllowed('system:read') && (
            <Button as={Link} to={auditOf(assistant.id)} size="small" variant="quiet">
              <FormattedMessage id="assistants.audit" />
            </Button>
          )}
        </>
      }
    >
      {mayWrite ? (
        <AssistantEditor key={assistant.id} assistant={assistant} model={model} />
      ) : (
        <>
          <AssistantCard assistant={assistant} model={model} />
          <RevisionList revisions={assistant.revisions} />
        </>
      )}
    </AiPage>
  );
}
