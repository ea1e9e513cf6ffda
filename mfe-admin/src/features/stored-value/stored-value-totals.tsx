import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Fact, Facts } from '#mfe-admin/features/money-form/facts.tsx';
import type { AdminStoredValueTotalsQuery } from './stored-value.generated.ts';

const parts = ['codes', 'storeCredits', 'tradeCredits', 'expired'] as const;

/** What the shop owes by codes and credits in all. Renders a `<section>`. */
export function StoredValueTotals({
  totals,
}: {
  readonly totals: AdminStoredValueTotalsQuery['storedValueTotals'];
}): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <section aria-label={formatMessage({ id: 'storeCredits.totals' })}>
      <Facts>
        {parts.map((part) => (
          <Fact key={part} name={<FormattedMessage id={`storeCredits.total.${part}`} />}>
            <Amount money={totals[part]} exact />
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
