import { useIntl } from 'react-intl';
import type { Certainty } from './listing-view.model.ts';

/** Formats a count: `1,204`, `5,000+` for a lower bound, `≈ 11,000` for an estimate. */
export function useFormatCount(): (count: number, certainty?: Certainty) => string {
  const intl = useIntl();
  return (count, certainty = 'exact') =>
    certainty === 'exact'
      ? intl.formatNumber(count)
      : intl.formatMessage({ id: 'listing.count' }, { count, certainty });
}
