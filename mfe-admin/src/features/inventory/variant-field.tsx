import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminListingQuery } from './inventory.generated.ts';

/** The variants of a listing with what is left of them. */
export type Variants = AdminListingQuery['listingStock']['variants'];

/** Props of the field. */
export interface VariantFieldProps {
  readonly variants: Variants;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (itemId: string) => void;
}

/** Which size or colour is meant; nothing for goods without variants. */
export function VariantField({ variants, value, error, onChange }: VariantFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  if (variants.length === 0) return null;
  return (
    <Field label={<FormattedMessage id="inventory.variant" />} error={error} required>
      <Select data-autofocus="" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{formatMessage({ id: 'inventory.variant.choose' })}</option>
        {variants.map(({ itemId, name, stock }) => (
          <option key={itemId} value={itemId}>
            {formatMessage({ id: 'inventory.variant.option' }, { name, count: stock })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
