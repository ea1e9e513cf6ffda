import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ListState } from './list-address.model.ts';
import type { FilterLabels } from './list-table.ts';
import type { ListFilter } from './list.model.ts';

/** Props of a filter. */
export interface FilterFieldProps {
  readonly name: string;
  readonly filter: ListFilter;
  readonly labels: FilterLabels;
  readonly filters: ListState['filters'];
}

const ends = ['from', 'to'] as const;

/** The controls of one filter. Renders a `Field` or a `Fieldset`. */
export function FilterField({ name, filter, labels, filters }: FilterFieldProps): ReactNode {
  const label = <FormattedMessage id={labels.label} />;
  if (filter.kind === 'text')
    return (
      <Field label={label}>
        <TextInput name={name} size="small" defaultValue={filters[name]?.[0] ?? ''} maxLength={200} />
      </Field>
    );
  if (filter.kind === 'choice')
    return (
      <Fieldset legend={label}>
        {filter.values.map((value) => (
          <Checkbox
            key={value}
            type={filter.single ? 'radio' : 'checkbox'}
            size="small"
            name={name}
            value={value}
            defaultChecked={filters[name]?.includes(value) ?? false}
          >
            <FormattedMessage id={labels.values?.[value] ?? labels.label} />
          </Checkbox>
        ))}
      </Fieldset>
    );
  return (
    <Fieldset legend={label}>
      {ends.map((end) => (
        <Field key={end} label={<FormattedMessage id={`lists.${end}`} />}>
          <TextInput
            name={`${name}-${end}`}
            type={filter.kind === 'days' ? 'date' : 'text'}
            inputMode={filter.kind === 'amount' ? 'decimal' : undefined}
            numeric
            size="small"
            defaultValue={filters[`${name}-${end}`]?.[0] ?? ''}
          />
        </Field>
      ))}
    </Fieldset>
  );
}
