import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Amount, type AmountProps } from '#mfe-admin/features/amount/amount.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';

/** Props of the amount. */
export interface WhyAmountProps extends AmountProps {
  /** The number or id of an order, or the id of a payment, refund, dispute, payout or ledger row. */
  readonly document: string;
}

/**
 * An amount that opens into the entries of the journal that it comes from; plain for whoever may not read the books. Renders an
 * `<a>` or a `<span>`.
 */
export function WhyAmount({ document, ...amount }: WhyAmountProps): ReactNode {
  const intl = useIntl();
  const maySee = useGrants()('money:read');
  const { money } = amount;
  if (!money || !maySee) return <Amount {...amount} />;
  const cents = amount.exact ? 'always' : 'auto';
  const shown = formatMoney(money.amountCents, { locale: intl.locale, cents });
  const label = intl.formatMessage({ id: 'lists.why' }, { amount: shown });
  return (
    <Link
      to={`/admin/journal?${new URLSearchParams({ search: document }).toString()}`}
      aria-label={label}
      title={label}
    >
      <Amount {...amount} />
    </Link>
  );
}
