import { Money } from '@headstock/ui/money';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Props of an amount. */
export interface AmountProps {
  /** An amount as the API gives it; nothing is rendered for null. */
  readonly money: { readonly amountCents: number } | null | undefined;
  /** With its cents even where they are zero, as books have it. */
  readonly exact?: boolean;
}

/** An amount in the language of the page. Renders a `<span>`. */
export function Amount({ money, exact = false }: AmountProps): ReactNode {
  const { locale } = useIntl();
  return money ? <Money amountCents={money.amountCents} locale={locale} {...(exact && { cents: 'always' })} /> : null;
}
