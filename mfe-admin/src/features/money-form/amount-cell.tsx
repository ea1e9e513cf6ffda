import { Money } from '@headstock/ui/money';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** An amount of the API, with its cents, in the page's language; nothing for null. Renders a `<span>`. */
export function AmountCell({
  money,
}: {
  readonly money: { readonly amountCents: number } | null | undefined;
}): ReactNode {
  const { locale } = useIntl();
  return money ? <Money amountCents={money.amountCents} locale={locale} cents="always" /> : null;
}
