import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OfferRow, OfferSide } from './offer.model.ts';

const tones = {
  RECEIVED: 'plush',
  COUNTERED: 'plush',
  ACCEPTED: 'good',
  DECLINED: 'plain',
  EXPIRED: 'plain',
  WITHDRAWN: 'plain',
} as const;

/** How an offer stands for one side, in a word or two. Renders a `<span>`. */
export function OfferStateBadge({ offer, side }: { readonly offer: OfferRow; readonly side: OfferSide }): ReactNode {
  const { state, orderedAt, placeInLine } = offer;
  if (orderedAt) {
    return (
      <Badge tone="good">
        <FormattedMessage id="offers.state.bought" />
      </Badge>
    );
  }
  const isTurn = (side === 'selling' && state === 'RECEIVED') || (side === 'buying' && state === 'COUNTERED');
  return (
    <>
      <Badge tone={isTurn ? 'warn' : tones[state]}>
        <FormattedMessage id={isTurn ? 'offers.state.turn' : `offers.badge.${state}`} />
      </Badge>
      {placeInLine !== null && (
        <Badge>
          <FormattedMessage id="offers.place" values={{ place: placeInLine }} />
        </Badge>
      )}
    </>
  );
}
