import { readAmount } from '@headstock/contracts/amount';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { writeCents } from './entries.model.ts';

/** As much as the API takes. */
const LIMITS = { least: 0, most: 100_000_000 } as const;

/** Props of the field. */
export interface PriceFieldProps {
  readonly label: ReactNode;
  readonly cents: unknown;
  readonly onChange: (cents: number) => void;
}

/** A price in US dollars, as it is typed; what is no amount stays in the field, which says so, and changes nothing. */
export function PriceField({ label, cents, onChange }: PriceFieldProps): ReactNode {
  const { locale } = useIntl();
  const [text, setText] = useState(writeCents(cents, locale));
  const read = readAmount(text, LIMITS);
  const isWrong = typeof read === 'string';
  const price = writeCents(cents, locale);
  return (
    <Field label={label} error={isWrong && <FormattedMessage id="content.priceWrong" values={{ price }} />}>
      <TextInput
        numeric
        inputMode="decimal"
        value={isWrong || read === cents ? text : price}
        maxLength={16}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          const next = readAmount(target.value, LIMITS);
          if (typeof next === 'number') onChange(next);
        }}
      />
    </Field>
  );
}
