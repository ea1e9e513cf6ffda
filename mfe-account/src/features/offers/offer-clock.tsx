import { useShopDate } from '@headstock/i18n/use-shop-date';
import { ClockIcon } from '@headstock/ui/icons/clock';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OfferRow } from './offer.model.ts';
import { splitSeconds, useCountdown } from './use-countdown.ts';

const Root = styled.p`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font-size: var(--hs-t-small);
  & > svg {
    flex: none;
  }
  &[data-soon] {
    color: var(--hs-bad);
    font-weight: 600;
  }
`;

const SOON_SECONDS = 12 * 3_600;

/** How long an offer's clock still runs, by the server's time, and until when. The countdown is silent for screen readers. Renders a `<p>`. */
export function OfferClock({ secondsLeft, expiresAt }: Pick<OfferRow, 'secondsLeft' | 'expiresAt'>): ReactNode {
  const formatDate = useShopDate();
  const left = useCountdown(secondsLeft);
  if (secondsLeft <= 0) return null;
  const { unit, first, second } = splitSeconds(left);
  return (
    <Root data-soon={left < SOON_SECONDS || undefined} role="timer" aria-live="off">
      <ClockIcon size="small" />
      <span className="hs-num" aria-hidden>
        {left === 0 ? (
          <FormattedMessage id="offers.timeUp" />
        ) : (
          <FormattedMessage id={`offers.left.${unit}`} values={{ first, second }} />
        )}
      </span>
      <span className="hs-mute">
        <FormattedMessage id="offers.until" values={{ moment: formatDate(expiresAt, 'moment') }} />
      </span>
    </Root>
  );
}
