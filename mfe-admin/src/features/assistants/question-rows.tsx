import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { FormField } from '@headstock/ui/form-field';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import type { SchemaForm } from '@headstock/ui/use-schema-form';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AssistantDefinitionInput } from './assistants.generated.ts';
import { type DefinitionValues, MOST_QUESTIONS } from './definition.model.ts';

const Root = styled.ol`
  display: grid;
  gap: 14px;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: 8px 12px;
    align-items: end;
    padding-bottom: 14px;
    border-bottom: 1px solid var(--hs-line);
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Props of the rows. */
export interface QuestionRowsProps {
  readonly form: SchemaForm<DefinitionValues, AssistantDefinitionInput>;
}

/** The questions that an assistant is tried with, each with its language and what it should do. Renders an `<ol>` and a button. */
export function QuestionRows({ form }: QuestionRowsProps): ReactNode {
  const { formatMessage } = useIntl();
  const questions = form.watch('questions');
  const change = (next: DefinitionValues['questions']): void =>
    form.setValue('questions', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const add = (): void => {
    change([...form.getValues('questions'), { text: '', locale: 'en', expects: 'answer' }]);
    setTimeout(() => form.setFocus(`questions.${questions.length}.text`), 0);
  };
  const remove = (index: number): void => change(form.getValues('questions').filter((_, each) => each !== index));
  return (
    <>
      <Root>
        {questions.map((_, index) => (
          <li key={index}>
            <FormField
              name={`questions.${index}.text`}
              label={<FormattedMessage id="assistants.question" values={{ number: index + 1 }} />}
              required
            >
              {(control) => <TextInput maxLength={500} autoComplete="off" {...control} />}
            </FormField>
            <FormField name={`questions.${index}.locale`} label={<FormattedMessage id="assistants.askedIn" />}>
              {(control) => (
                <Select {...control}>
                  <option value="en">{formatMessage({ id: 'assistants.locale.en' })}</option>
                  <option value="fr">{formatMessage({ id: 'assistants.locale.fr' })}</option>
                </Select>
              )}
            </FormField>
            <FormField name={`questions.${index}.expects`} label={<FormattedMessage id="assistants.expects" />}>
              {(control) => (
                <Select {...control}>
                  <option value="answer">{formatMessage({ id: 'assistants.expects.answer' })}</option>
                  <option value="unknown">{formatMessage({ id: 'assistants.expects.unknown' })}</option>
                </Select>
              )}
            </FormField>
            <Button
              variant="quiet"
              size="small"
              aria-label={formatMessage({ id: 'assistants.questionRemoveOf' }, { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <FormattedMessage id="assistants.questionRemove" />
            </Button>
          </li>
        ))}
      </Root>
      {questions.length < MOST_QUESTIONS && (
        <div>
          <Button variant="outline" size="small" onClick={add}>
            <FormattedMessage id="assistants.questionAdd" />
          </Button>
        </div>
      )}
    </>
  );
}
