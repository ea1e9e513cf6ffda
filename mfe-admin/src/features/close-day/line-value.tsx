import { Money } from '@headstock/ui/money';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

/** Props of the value. */
export interface LineValueProps {
  readonly unit: 'CENTS' | 'COUNT';
  readonly value: number | null;
}

/** An amount or a number of a line; a word where nobody counted yet. */
export function LineValue({ unit, value }: LineValueProps): ReactNode {
  const { locale } = useIntl();
  if (value === null) return <FormattedMessage id="closeDay.uncounted" />;
  return unit === 'CENTS' ? (
    <Money amountCents={value} locale={locale} cents="always" />
  ) : (
    <FormattedNumber value={value} />
  );
}
