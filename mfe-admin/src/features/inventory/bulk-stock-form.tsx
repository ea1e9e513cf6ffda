import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBulkForm } from '#mfe-admin/features/batches/use-bulk-form.ts';
import { BulkForm } from './bulk-form.tsx';
import { stockInput, stockWays } from './bulk-offer.model.ts';

/** How the pieces of the chosen goods change; the difference is shown next, before anything changes. Renders a `<form>`. */
export function BulkStockForm(): ReactNode {
  const { formatMessage } = useIntl();
  const [way, setWay] = useState<(typeof stockWays)[number]>('add');
  const [value, setValue] = useState('');
  const form = useBulkForm('listing-stock', stockInput(way, value), value.trim() !== '');
  return (
    <BulkForm form={form}>
      <Field label={<FormattedMessage id="inventory.bulk.how" />}>
        <Select value={way} onChange={({ target }) => setWay(stockWays.find((each) => each === target.value) ?? 'add')}>
          {stockWays.map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `inventory.bulk.stock.${each}` })}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={<FormattedMessage id="inventory.column.stock" />}
        hint={<FormattedMessage id="inventory.bulk.stockHint" />}
        required
        error={form.isWrong && <FormattedMessage id="inventory.stockWrong" />}
      >
        <TextInput
          data-autofocus=""
          numeric
          inputMode="numeric"
          maxLength={4}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
    </BulkForm>
  );
}
