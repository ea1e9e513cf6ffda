import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SellerListingState } from './inventory.generated.ts';

const tones = {
  INITIAL: 'plain',
  DESCRIPTION: 'plain',
  FINAL_APPROVAL: 'warn',
  LISTING_ACTIVE: 'good',
  PENDING_SALE: 'plush',
  PAUSED: 'warn',
  SOLD: 'plain',
  ENDED: 'bad',
} as const satisfies Readonly<Record<SellerListingState, string>>;

/** How a listing stands. Renders a `<span>`. */
export function ListingState({ state }: { readonly state: SellerListingState }): ReactNode {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`inventory.state.${state}`} />
    </Badge>
  );
}
