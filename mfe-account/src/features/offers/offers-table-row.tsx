import { useShopDate } from '@headstock/i18n/use-shop-date';
import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { addressWith } from '#mfe-account/features/list-page/list-address.model.ts';
import { OfferClock } from './offer-clock.tsx';
import { belowAskingPercent, currentCents, currentShipping, type OfferRow } from './offer.model.ts';
import { usePriceText } from './use-price-text.ts';
import type { OfferOutcome } from './use-offers-answer.ts';

/** Props of the row. */
export interface OffersTableRowProps {
  readonly offer: OfferRow;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
  /** What came of the last answer; undefined before. */
  readonly outcome: OfferOutcome | undefined;
}

/** An offer that waits for its seller: what was offered, how far that is from other prices, and what is left of it. Renders a `<tr>`. */
export function OffersTableRow({ offer, checked, onCheck, outcome }: OffersTableRowProps): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const priceText = usePriceText();
  const [query] = useSearchParams();
  const { proceeds } = offer;
  const { title } = offer.listing.item;
  const percent = (value: number): string =>
    intl.formatNumber(value / 100, { style: 'percent', signDisplay: 'exceptZero' });
  const fees = proceeds?.fees.reduce((sum, { amount }) => sum + amount.amountCents, 0) ?? 0;
  const nameOf = (column: string): string => intl.formatMessage({ id: `offers.bulk.column.${column}` });
  return (
    <tr data-checked={checked || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={intl.formatMessage(
            { id: 'offers.bulk.choose' },
            { title, price: priceText(currentCents(offer), currentShipping(offer)) },
          )}
          checked={checked}
          onChange={({ target }) => onCheck(target.checked)}
        />
      </td>
      <th scope="row">
        <Link to={addressWith(query, { offer: offer.id, after: query.get('after'), before: query.get('before') })}>
          {title}
        </Link>
        <span className="hs-mute">{offer.buyer.displayName}</span>
        <OfferClock {...offer} />
        {outcome?.message && (
          <span role="status" data-refused>
            {outcome.message}
          </span>
        )}
      </th>
      <td data-align="end" data-label={nameOf('offered')}>
        {priceText(currentCents(offer), currentShipping(offer))}
      </td>
      <td data-align="end" data-label={nameOf('asking')}>
        {percent(-belowAskingPercent(offer))}
      </td>
      <td data-align="end" data-label={nameOf('comparables')}>
        {proceeds?.fromComparablesPercent === null || !proceeds ? (
          <FormattedMessage id="offers.bulk.noComparables" />
        ) : (
          percent(proceeds.fromComparablesPercent)
        )}
      </td>
      <td data-align="end" data-label={nameOf('fees')}>
        {formatMoney(-fees, intl)}
      </td>
      <td data-align="end" data-label={nameOf('net')}>
        <b>{proceeds && formatMoney(proceeds.net.amountCents, intl)}</b>
      </td>
      <td data-align="end" data-label={nameOf('payout')}>
        {proceeds && formatDate(proceeds.payoutBy, 'day')}
      </td>
      <td data-align="end" data-label={nameOf('days')}>
        {proceeds?.daysToSell === null || !proceeds ? (
          <FormattedMessage id="offers.bulk.noComparables" />
        ) : (
          <FormattedMessage id="offers.bulk.days" values={{ days: proceeds.daysToSell }} />
        )}
      </td>
    </tr>
  );
}
