import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Day and time by the shop's clock, in the language of the page. Renders a `<time>`. */
export function Moment({ iso }: { readonly iso: string }): ReactNode {
  const { formatDate } = useIntl();
  return <time dateTime={iso}>{formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })}</time>;
}
