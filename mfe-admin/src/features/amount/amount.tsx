import { Money } from '@headstock/ui/money';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** An amount of whole cents in the language of the page. Renders a `<span>`. */
export function Amount({ amountCents }: { readonly amountCents: number }): ReactNode {
  return <Money amountCents={amountCents} locale={useIntl().locale} />;
}
