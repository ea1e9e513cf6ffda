import { writeAmount } from '@headstock/contracts/amount';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { readCents } from '#mfe-cart-checkout/features/order-actions/read-cents.model.ts';

/** Props of the field for a part. */
export interface PartialAmountFieldProps {
  /** Null pays all that is due. */
  readonly partialCents: number | null;
  readonly dueCents: number;
  readonly onChange: (partialCents: number | null) => void;
}

/** How much of what is due is paid now; all of it where it stays empty. */
export function PartialAmountField({ partialCents, dueCents, onChange }: PartialAmountFieldProps) {
  const money = useMoney();
  const { locale } = useIntl();
  const [text, setText] = useState(() => (partialCents === null ? '' : writeAmount(partialCents, locale)));
  const cents = readCents(text);
  const isPart = (value: number | null): value is number => value !== null && value > 0 && value <= dueCents;
  const wrong = text.trim() !== '' && !isPart(cents);
  const type = (next: string): void => {
    setText(next);
    const typed = readCents(next);
    if (next.trim() === '') onChange(null);
    // Nothing is paid as long as the amount cannot be.
    else onChange(isPart(typed) ? typed : 0);
  };
  const most = money(dueCents, 'always');
  return (
    <Field
      span="half"
      label={<FormattedMessage id="payment.partialAmount" />}
      hint={<FormattedMessage id="payment.partialAmountHint" values={{ amount: most }} />}
      error={wrong && <FormattedMessage id="payment.partialAmountInvalid" values={{ amount: most }} />}
    >
      <TextInput
        value={text}
        inputMode="decimal"
        autoComplete="off"
        numeric
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  );
}
