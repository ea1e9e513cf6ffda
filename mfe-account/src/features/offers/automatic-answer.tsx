import { useShopDate } from '@headstock/i18n/use-shop-date';
import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferRow } from './offer.model.ts';

/** What the shop is about to answer for the seller, who can still answer first. Renders a `<p>`, or nothing. */
export function AutomaticAnswer({ offer: { automaticAnswer } }: { readonly offer: OfferRow }): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  if (!automaticAnswer) return null;
  const { kind, amount, at } = automaticAnswer;
  return (
    <p>
      <FormattedMessage
        id={`offers.automatic.${kind}`}
        values={{ moment: formatDate(at, 'moment'), price: amount && formatMoney(amount.amountCents, intl) }}
      />
    </p>
  );
}
