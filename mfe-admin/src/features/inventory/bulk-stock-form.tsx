import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBulkForm } from '#mfe-admin/features/batches/use-bulk-form.ts';
import { stockInput, stockWays } from './bulk-offer.model.ts';
import { NoneChosen } from './none-chosen.tsx';

/** How the pieces of the chosen goods change; the difference is shown next, before anything changes. Renders a `<form>`. */
export function BulkStockForm(): ReactNode {
  const { formatMessage } = useIntl();
  const [way, setWay] = useState<(typeof stockWays)[number]>('add');
  const [value, setValue] = useState('');
  const form = useBulkForm('listing-stock', stockInput(way, value), value.trim() !== '');
  if (form.count === 0) return <NoneChosen />;
  return (
    <form className="hs-stack" noValidate onSubmit={form.submit}>
      <p>
        <FormattedMessage id="inventory.bulk.chosen" values={{ count: form.count }} />
      </p>
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
      {form.refusal && <FormError alert>{form.refusal}</FormError>}
      <Button type="submit" wide busy={form.isBusy}>
        <FormattedMessage id="inventory.bulk.preview" />
      </Button>
      <p className="hs-mute">
        <FormattedMessage id="inventory.bulk.previewHint" />
      </p>
    </form>
  );
}
