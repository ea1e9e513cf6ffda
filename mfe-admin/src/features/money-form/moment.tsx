import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** A moment in the shop's time zone, to the minute; nothing for null. Renders a `<time>`. */
export function Moment({ iso }: { readonly iso: string | null | undefined }): ReactNode {
  const { formatDate } = useIntl();
  if (!iso) return null;
  return <time dateTime={iso}>{formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })}</time>;
}
