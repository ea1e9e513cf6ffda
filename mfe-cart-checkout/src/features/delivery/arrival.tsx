import { dayIn, formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { FormattedMessage, useIntl } from 'react-intl';
import { arrivalOf, type ShippingOption } from './delivery.model.ts';

/** Props of the days. */
export interface ArrivalProps {
  readonly option: ShippingOption;
  /** When the option was offered; arrival counts from there. */
  readonly asOf: Date;
}

/** On which days an order arrives by an option. Renders text. */
export function Arrival({ option, asOf }: ArrivalProps) {
  const { locale } = useIntl();
  const arrival = arrivalOf(option, dayIn(storeProfile.timeZone, asOf));
  if (!arrival) return <FormattedMessage id="checkout.pickUpNote" />;
  const [first, last] = [arrival.first, arrival.last].map((day) =>
    formatDate(day, 'weekday', { locale, timeZone: 'UTC' }),
  );
  return first === last ? (
    <FormattedMessage id="checkout.arrives" values={{ day: first }} />
  ) : (
    <FormattedMessage id="checkout.arrivesBetween" values={{ first, last }} />
  );
}
