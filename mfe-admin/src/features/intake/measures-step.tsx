import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIntake } from './intake-context.ts';
import { measuresAsked } from './intake-draft.model.ts';

/** What is measured at the bench, one prompt after the other. Renders a `FormGrid`. */
export function MeasuresStep(): ReactNode {
  const { draft, change, problems } = useIntake();
  return (
    <FormGrid>
      {measuresAsked(draft.kind).map((key) => (
        <Field
          key={key}
          label={<FormattedMessage id={`intake.measure.${key}`} />}
          hint={<FormattedMessage id={`intake.measure.${key}.how`} />}
          error={problems[`measures.${key}`]}
          span="half"
        >
          <TextInput
            name={key}
            numeric
            inputMode="decimal"
            enterKeyHint="next"
            maxLength={10}
            value={draft.measures[key] ?? ''}
            onChange={(event) => change({ measures: { ...draft.measures, [key]: event.target.value } })}
          />
        </Field>
      ))}
    </FormGrid>
  );
}
