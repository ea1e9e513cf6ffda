import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBulkForm } from '#mfe-admin/features/batches/use-bulk-form.ts';
import { BulkForm } from './bulk-form.tsx';
import { priceInput, priceWays, roundings } from './bulk-offer.model.ts';

/** How the prices of the chosen listings change; the difference is shown next, before anything changes. Renders a `<form>`. */
export function BulkPriceForm(): ReactNode {
  const { formatMessage } = useIntl();
  const [way, setWay] = useState<(typeof priceWays)[number]>('lowerPercent');
  const [value, setValue] = useState('');
  const [rounding, setRounding] = useState('1');
  const form = useBulkForm('listing-prices', priceInput(way, value, rounding), value.trim() !== '');
  const isPercent = way === 'lowerPercent' || way === 'raisePercent';
  return (
    <BulkForm form={form}>
      <Field label={<FormattedMessage id="inventory.bulk.how" />}>
        <Select
          value={way}
          onChange={({ target }) => setWay(priceWays.find((each) => each === target.value) ?? 'lowerPercent')}
        >
          {priceWays.map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `inventory.bulk.price.${each}` })}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={<FormattedMessage id={isPercent ? 'inventory.bulk.percent' : 'inventory.bulk.amount'} />}
        required
        error={
          form.isWrong && <FormattedMessage id={isPercent ? 'inventory.bulk.percentWrong' : 'inventory.priceWrong'} />
        }
      >
        <TextInput
          data-autofocus=""
          numeric
          inputMode="decimal"
          maxLength={20}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <Field label={<FormattedMessage id="inventory.bulk.rounding" />}>
        <Select value={rounding} onChange={({ target }) => setRounding(target.value)}>
          {roundings.map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `inventory.bulk.rounding.${each}` })}
            </option>
          ))}
        </Select>
      </Field>
    </BulkForm>
  );
}
