import styled from '@emotion/styled';
import { Checkbox } from '@headstock/ui/checkbox';
import { Fieldset } from '@headstock/ui/fieldset';
import { Form, FormRootError } from '@headstock/ui/form';
import { FormError } from '@headstock/ui/form-error';
import { FormField } from '@headstock/ui/form-field';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import type { SchemaForm } from '@headstock/ui/use-schema-form';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AssistantDefinitionInput } from './assistants.generated.ts';
import { assistantSources, type DefinitionValues } from './definition.model.ts';
import { QuestionRows } from './question-rows.tsx';

const Sources = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
`;

/** Props of the form. */
export interface DefinitionFormProps {
  readonly form: SchemaForm<DefinitionValues, AssistantDefinitionInput>;
  /** The language model that is configured; null for none. */
  readonly model: string | null;
  readonly onSubmit: (definition: AssistantDefinitionInput) => Promise<void>;
  /** The buttons at its end. */
  readonly children: ReactNode;
}

/** What staff write of an assistant. Renders a `<form>`. */
export function DefinitionForm({ form, model, onSubmit, children }: DefinitionFormProps): ReactNode {
  const id = useId();
  const sourcesError = form.formState.errors.sources?.message;
  return (
    <Form form={form} className="hs-stack" onSubmit={onSubmit}>
      <FormGrid>
        <FormField name="nameEn" label={<FormattedMessage id="assistants.nameEn" />} required span="half">
          {(control) => <TextInput maxLength={60} autoComplete="off" {...control} />}
        </FormField>
        <FormField name="nameFr" label={<FormattedMessage id="assistants.nameFr" />} required span="half">
          {(control) => <TextInput maxLength={60} autoComplete="off" lang="fr" {...control} />}
        </FormField>
        <FormField
          name="instructions"
          label={<FormattedMessage id="assistants.instructions" />}
          hint={<FormattedMessage id="assistants.instructionsHint" />}
        >
          {(control) => <Textarea rows={5} maxLength={4_000} {...control} />}
        </FormField>
      </FormGrid>
      <Fieldset legend={<FormattedMessage id="assistants.sources" />}>
        <Sources>
          {assistantSources.map((source) => (
            <Checkbox
              key={source}
              value={source}
              aria-describedby={sourcesError ? `${id}-sources` : undefined}
              {...form.register('sources')}
            >
              <FormattedMessage id={`assistants.source.${source}`} />
            </Checkbox>
          ))}
        </Sources>
        {sourcesError && (
          <FormError id={`${id}-sources`} alert>
            {sourcesError}
          </FormError>
        )}
      </Fieldset>
      <Fieldset legend={<FormattedMessage id="assistants.model" />}>
        <Checkbox {...form.register('usesModel')}>
          <FormattedMessage id="assistants.usesModel" />
        </Checkbox>
        <p className="hs-mute hs-small">
          {model === null ? (
            <FormattedMessage id="assistants.noModel" />
          ) : (
            <FormattedMessage id="assistants.modelIs" values={{ model }} />
          )}
        </p>
      </Fieldset>
      <Fieldset legend={<FormattedMessage id="assistants.limits" />}>
        <FormGrid>
          <FormField
            name="hourlyQuestions"
            label={<FormattedMessage id="assistants.hourly" />}
            hint={<FormattedMessage id="assistants.hourlyHint" />}
            required
            span="half"
          >
            {(control) => <TextInput numeric inputMode="numeric" maxLength={4} {...control} />}
          </FormField>
          <FormField
            name="dailyCost"
            label={<FormattedMessage id="assistants.daily" />}
            hint={<FormattedMessage id="assistants.dailyHint" />}
            required
            span="half"
          >
            {(control) => <TextInput numeric inputMode="decimal" maxLength={8} {...control} />}
          </FormField>
        </FormGrid>
      </Fieldset>
      <Fieldset legend={<FormattedMessage id="assistants.questions" />}>
        <div className="hs-stack">
          <p className="hs-mute hs-small">
            <FormattedMessage id="assistants.questionsHint" />
          </p>
          <QuestionRows form={form} />
        </div>
      </Fieldset>
      <FormRootError form={form} />
      {children}
    </Form>
  );
}
