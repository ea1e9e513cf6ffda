import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { down } from '@headstock/ui/breakpoints';
import { Notice } from '@headstock/ui/notice';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { UnsavedGuard } from '#mfe-admin/features/route-drawer/unsaved-guard.tsx';
import { AdminAssistantSaveDocument, type AdminAssistantQuery } from './assistants.generated.ts';
import { DefinitionForm } from './definition-form.tsx';
import { valuesOf } from './definition.model.ts';
import { PublishBar } from './publish-bar.tsx';
import { QuestionRunList } from './question-run-list.tsx';
import { RevisionList } from './revision-list.tsx';
import { isRunPassed } from './trial.model.ts';
import { TrialPane } from './trial-pane.tsx';
import { useDefinitionForm } from './use-definition-form.ts';
import { useQuestionRun } from './use-question-run.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 32px clamp(24px, 3vw, 48px);
  & > div {
    display: grid;
    gap: 28px;
    align-content: start;
    & > section {
      display: grid;
      gap: 14px;
    }
  }
  ${down('desktopMedium')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** An assistant as its page shows it. */
export type EditedAssistant = NonNullable<AdminAssistantQuery['assistant']>;

/** Props of the editor. */
export interface AssistantEditorProps {
  readonly assistant: EditedAssistant;
  readonly model: string | null;
}

/**
 * Writes, tries and publishes an assistant. The form keeps the version that it was filled with: a save over what a colleague wrote
 * meanwhile is refused, and nothing typed is lost. Renders a `<div>`.
 */
export function AssistantEditor({ assistant, model }: AssistantEditorProps): ReactNode {
  const { locale } = useIntl();
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const [filled, setFilled] = useState(assistant);
  const { form, send } = useDefinitionForm(valuesOf(filled.definition, locale));
  const run = useQuestionRun(assistant);
  const isDone = useRef(false);
  const { isDirty } = form.formState;
  const isNewer = assistant.version > filled.version;
  const isSame = JSON.stringify(assistant.definition) === JSON.stringify(filled.definition);
  const isOutdated = isNewer && !isSame && isDirty;
  // The same words keep their object, so that what was typed after them stays in the form.
  if (isNewer && !isOutdated) setFilled(isSame ? { ...assistant, definition: filled.definition } : assistant);
  const { version, definition: written } = filled;
  useEffect(() => form.reset(valuesOf(written, locale)), [form, locale, written]);
  const count = assistant.definition.questions.length;
  return (
    <Root>
      <div>
        <PublishBar
          assistant={assistant}
          isProven={count === 0 || isRunPassed(run.run, assistant.version)}
          isUnsaved={isDirty}
        />
        {isOutdated && (
          <Notice tone="warn" live>
            <FormattedMessage id="assistants.outdated" />
          </Notice>
        )}
        <DefinitionForm
          form={form}
          model={model}
          onSubmit={async (definition) => {
            const variables = { id: assistant.id, version, definition };
            const saved = await send(
              async () => (await client.mutate(AdminAssistantSaveDocument, variables)).assistantSave,
            );
            if (!saved) return;
            setFilled({ ...assistant, ...saved });
            form.reset(valuesOf(saved.definition, locale));
            await revalidate();
          }}
        >
          <div>
            <Button type="submit" busy={form.formState.isSubmitting}>
              <FormattedMessage id="assistants.save" />
            </Button>
          </div>
        </DefinitionForm>
        <UnsavedGuard isUnsaved={isDirty} isDone={isDone} />
      </div>
      <div>
        <section>
          <Heading level={2} step="3">
            <FormattedMessage id="assistants.try" />
          </Heading>
          <p className="hs-mute hs-small">
            <FormattedMessage id={isDirty ? 'assistants.try.unsaved' : 'assistants.try.lead'} />
          </p>
          <TrialPane assistantId={assistant.id} />
        </section>
        <section>
          <Heading level={2} step="3">
            <FormattedMessage id="assistants.run" />
          </Heading>
          <QuestionRunList controls={run} count={count} />
        </section>
        <section>
          <Heading level={2} step="3">
            <FormattedMessage id="assistants.revisions" />
          </Heading>
          <RevisionList
            revisions={assistant.revisions}
            onRestore={({ definition }) => form.reset(valuesOf(definition, locale), { keepDefaultValues: true })}
          />
        </section>
      </div>
    </Root>
  );
}
