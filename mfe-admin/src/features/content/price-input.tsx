import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { readCents, writeCents } from './entries.model.ts';

/** Props of the input. */
export interface PriceInputProps {
  readonly cents: unknown;
  readonly onChange: (cents: number) => void;
  readonly id?: string;
  readonly 'aria-describedby'?: string;
}

/** A price in US dollars, as it is typed; what is no amount stays in the field and changes nothing. Renders an `<input>`. */
export function PriceInput({ cents, onChange, ...field }: PriceInputProps): ReactNode {
  const { locale } = useIntl();
  const [text, setText] = useState(writeCents(cents, locale));
  const isWrong = readCents(text) === undefined;
  const shown = !isWrong && readCents(text) !== cents ? writeCents(cents, locale) : text;
  return (
    <TextInput
      {...field}
      numeric
      inputMode="decimal"
      value={shown}
      maxLength={9}
      autoComplete="off"
      aria-invalid={isWrong}
      onChange={({ target }) => {
        setText(target.value);
        const read = readCents(target.value);
        if (read !== undefined) onChange(read);
      }}
    />
  );
}
