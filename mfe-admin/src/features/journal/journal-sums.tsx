import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
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
          <Amount money={sums.debits} exact />
        </Fact>
        <Fact name={<FormattedMessage id="journal.credits" />}>
          <Amount money={sums.credits} exact />
        </Fact>
      </Facts>
    </section>
  );
}
