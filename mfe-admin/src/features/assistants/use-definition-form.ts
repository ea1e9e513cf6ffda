import { useEmit } from '@headstock/event-bus/react';
import { type SchemaForm, showServerErrors, useSchemaForm } from '@headstock/ui/use-schema-form';
import { useIntl } from 'react-intl';
import type { AdminAssistantStateFragment, AssistantDefinitionInput } from './assistants.generated.ts';
import { definitionSchema, type DefinitionValues, formField } from './definition.model.ts';

/** What the API answers to a write of an assistant. */
interface WriteAnswer {
  readonly success: boolean;
  readonly message: string | null;
  readonly field: string | null;
  readonly assistant: AdminAssistantStateFragment | null;
}

/** The form of a definition, and what sends it. */
export interface DefinitionFormControls {
  readonly form: SchemaForm<DefinitionValues, AssistantDefinitionInput>;
  /** Sends what was written; gives the assistant, or null where the API refused it, which the form then says. */
  readonly send: (write: () => Promise<WriteAnswer>) => Promise<AdminAssistantStateFragment | null>;
}

/** A form that begins with `values`. */
export function useDefinitionForm(values: DefinitionValues): DefinitionFormControls {
  const { formatMessage } = useIntl();
  const emit = useEmit();
  const text = (id: string): string => formatMessage({ id: `assistants.${id}` });
  const form = useSchemaForm(
    definitionSchema({
      required: text('required'),
      sources: text('sourcesRequired'),
      hourly: text('hourlyInvalid'),
      cost: text('costInvalid'),
    }),
    values,
  );
  return {
    form,
    send: async (write) => {
      const { success, message, field, assistant } = await write();
      if (success && assistant) {
        emit('notification/show', { message: text('saved'), tone: 'positive' });
        return assistant;
      }
      const name = field === null ? undefined : fieldNameIn(form.getValues(), formField(field));
      const said = message ?? formatMessage({ id: 'lists.notSaved' });
      showServerErrors(form, name === undefined ? { form: said } : { [name]: said }, name === undefined ? [] : [name]);
      return null;
    },
  };
}

type FieldName = Parameters<SchemaForm<DefinitionValues, AssistantDefinitionInput>['setFocus']>[0];

/** The field of that name; undefined where the form has none. */
function fieldNameIn(values: DefinitionValues, name: string): FieldName | undefined {
  const fields: FieldName[] = [
    'nameEn',
    'nameFr',
    'instructions',
    'sources',
    'hourlyQuestions',
    'dailyCost',
    ...values.questions.flatMap((_, index): FieldName[] => [
      `questions.${index}.text`,
      `questions.${index}.locale`,
      `questions.${index}.expects`,
    ]),
  ];
  return fields.find((field) => field === name);
}
