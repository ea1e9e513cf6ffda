import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AmountCell } from '#mfe-admin/features/money-form/amount-cell.tsx';
import { Fact, Facts } from '#mfe-admin/features/money-form/facts.tsx';
import type { AdminJournalSumsQuery } from './journal.generated.ts';

/** What the filtered journal sums up to, on all its pages. Renders a `<section>`. */
export function JournalSums({ sums }: { readonly sums: AdminJournalSumsQuery['journalSums'] }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <section aria-label={formatMessage({ id: 'journal.sums' })}>
      <Facts>
        <Fact name={<FormattedMessage id="journal.entries" />}>{formatNumber(sums.entries)}</Fact>
        <Fact name={<FormattedMessage id="journal.debits" />}>
          <AmountCell money={sums.debits} />
        </Fact>
        <Fact name={<FormattedMessage id="journal.credits" />}>
          <AmountCell money={sums.credits} />
        </Fact>
      </Facts>
    </section>
  );
}
