import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useNavigate } from 'react-router';
import {
  AdminAssistantCreateDocument,
  type AdminAssistantsQuery,
} from '#mfe-admin/features/assistants/assistants.generated.ts';
import { DefinitionForm } from '#mfe-admin/features/assistants/definition-form.tsx';
import { emptyDefinition } from '#mfe-admin/features/assistants/definition.model.ts';
import { useDefinitionForm } from '#mfe-admin/features/assistants/use-definition-form.ts';
import { UnsavedGuard } from '#mfe-admin/features/route-drawer/unsaved-guard.tsx';
import { AiPage } from './ai-page.tsx';

/** `/admin/ai/new`: begins an assistant, which nobody can ask until it is published. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { assistantModel } = useLoaderData<AdminAssistantsQuery>();
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const { form, send } = useDefinitionForm(emptyDefinition);
  const isDone = useRef(false);
  return (
    <AiPage title={formatMessage({ id: 'assistants.newTitle' })} lead={<FormattedMessage id="assistants.newLead" />}>
      <div style={{ maxWidth: 760 }}>
        <DefinitionForm
          form={form}
          model={assistantModel}
          onSubmit={async (definition) => {
            const created = await send(
              async () => (await client.mutate(AdminAssistantCreateDocument, { definition })).assistantCreate,
            );
            if (!created) return;
            isDone.current = true;
            await navigate(`/admin/ai/${created.id}`, { replace: true });
          }}
        >
          <div>
            <Button type="submit" busy={form.formState.isSubmitting}>
              <FormattedMessage id="assistants.create" />
            </Button>
          </div>
        </DefinitionForm>
      </div>
      <UnsavedGuard isUnsaved={form.formState.isDirty} isDone={isDone} />
    </AiPage>
  );
}
