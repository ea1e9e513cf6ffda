import { useIntl } from 'react-intl';

/** Writes how many there are: `1,204`, or `5,000+` where there may be more. */
export function useCount(): (count: number, orMore: boolean | undefined) => string {
  const intl = useIntl();
  return (count, orMore) =>
    orMore ? intl.formatMessage({ id: 'catalog.orMore' }, { count }) : intl.formatNumber(count);
}
