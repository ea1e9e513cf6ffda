import { useIntl } from 'react-intl';
import type { Certainty } from './listing-view.model.ts';

/** Writes how many there are: `1,204`, `5,000+` where there may be more, `≈ 11,000` where that is about the number. */
export function useFormatCount(): (count: number, certainty?: Certainty) => string {
  const intl = useIntl();
  return (count, certainty = 'exact') =>
    certainty === 'exact'
      ? intl.formatNumber(count)
      : intl.formatMessage({ id: 'listing.count' }, { count, certainty });
}
