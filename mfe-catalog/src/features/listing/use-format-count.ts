import { useIntl } from 'react-intl';
import type { Certainty } from './listing-view.model.ts';

/** A page has more than a hundred counts, and the formatter is chosen by the language alone. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/** Formats a count: `1,204`, `5,000+` for a lower bound, `≈ 11,000` for an estimate. */
export function useFormatCount(): (count: number, certainty?: Certainty) => string {
  const intl = useIntl();
  return (count, certainty = 'exact') =>
    certainty === 'exact'
      ? formatOf(intl.locale).format(count)
      : intl.formatMessage({ id: 'listing.count' }, { count, certainty });
}
