import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

const CENTS = 100;

/** What a language model cost, in cents and parts of them: down to a hundredth of a cent below a dollar. Renders a `<span>`. */
export function Cost({ cents }: { readonly cents: number }): ReactNode {
  const { formatNumber } = useIntl();
  return (
    <span className="hs-num">
      {formatNumber(cents / CENTS, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: cents === 0 || cents >= CENTS ? 2 : 4,
      })}
    </span>
  );
}
