import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const fields = ['id', 'at', 'type', 'gross', 'fee', 'net', 'currency', 'payout', 'description'] as const;

/** Which column of a report holds what. */
export type ChosenColumns = Readonly<Partial<Record<(typeof fields)[number], string>>>;

/** Props of the fields. */
export interface ColumnFieldsProps {
  /** The names of the columns of the file. */
  readonly header: readonly string[];
  readonly chosen: ChosenColumns;
  readonly onChange: (chosen: ChosenColumns) => void;
}

/** Says which column of a report holds what, where their names do not tell. Renders a grid of fields. */
export function ColumnFields({ header, chosen, onChange }: ColumnFieldsProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <FormGrid>
      {fields.map((field) => (
        <Field key={field} label={<FormattedMessage id={`settlements.column.${field}`} />} span="half">
          <Select
            value={chosen[field] ?? ''}
            onChange={({ target }) => {
              const { [field]: _before, ...others } = chosen;
              onChange(target.value === '' ? others : { ...others, [field]: target.value });
            }}
          >
            <option value="">{formatMessage({ id: 'settlements.column.byName' })}</option>
            {[...new Set(header)].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </FormGrid>
  );
}
