import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** What the reader thought of an answer; nothing while nobody said. Renders a `<span>`. */
export function RatingBadge({ rating }: { readonly rating: number | null }): ReactNode {
  if (rating === null) return null;
  return (
    <Badge tone={rating > 0 ? 'good' : 'bad'}>
      <FormattedMessage id={rating > 0 ? 'assistants.rating.high' : 'assistants.rating.low'} />
    </Badge>
  );
}
