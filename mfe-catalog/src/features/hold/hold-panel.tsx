import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { ClockIcon } from '@headstock/ui/icons/clock';
import { FormError } from '@headstock/ui/form-error';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { WaitlistActions } from './waitlist-actions.tsx';
import type { HoldStatus } from './hold-status.ts';
import { useWaitlist } from './use-waitlist.ts';

const Root = styled.section`
  display: grid;
  grid-column: 1 / -1;
  gap: 12px;
  padding: 16px 18px 18px;
  border: 1px solid var(--hs-line-strong);
  border-radius: var(--hs-r-control);
  outline-offset: 3px;
  & > h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    font: 600 1rem/1.3 var(--hs-sans);
    letter-spacing: 0;
    & > svg {
      flex: none;
    }
  }
  & > p {
    font-size: 0.9375rem;
    line-height: 1.45;
  }
`;

/** Props of the part. */
export interface HoldPanelProps {
  readonly listingId: string;
  /** The hold status at the first request. */
  readonly initialStatus: HoldStatus;
  /** Called when the item is available again, or sold. */
  readonly onEnd?: (() => void) | undefined;
}

/** The hold status in one waitlist. */
function Standing({ hold, hasEnded }: { readonly hold: HoldStatus; readonly hasEnded: boolean }) {
  const formatDate = useShopDate();
  if (hasEnded) return <FormattedMessage id={hold.isAvailable ? 'hold.availableAgain' : 'hold.sold'} />;
  if (hold.legalHoldUntil)
    return <FormattedMessage id="hold.legal" values={{ moment: formatDate(hold.legalHoldUntil, 'moment') }} />;
  if (hold.viewerHoldUntil)
    return <FormattedMessage id="hold.yours" values={{ time: formatDate(hold.viewerHoldUntil, 'time') }} />;
  if (hold.viewerOfferUntil)
    return <FormattedMessage id="hold.yourOffer" values={{ moment: formatDate(hold.viewerOfferUntil, 'moment') }} />;
  if (hold.isPendingSale && hold.heldUntil)
    return <FormattedMessage id="hold.pendingSale" values={{ moment: formatDate(hold.heldUntil, 'moment') }} />;
  return hold.heldUntil ? (
    <FormattedMessage id="hold.until" values={{ time: formatDate(hold.heldUntil, 'time') }} />
  ) : (
    <FormattedMessage id="hold.paymentPending" />
  );
}

/** The visitor's position on the waitlist, or its length. */
function Place({ hold: { waitlistEntry, waitlistCount, isPendingSale } }: { readonly hold: HoldStatus }) {
  if (waitlistEntry)
    return <FormattedMessage id="hold.waitlistPosition" values={{ position: waitlistEntry.position }} />;
  return (
    <FormattedMessage
      id={isPendingSale ? 'hold.pendingSaleCount' : 'hold.waitlistCount'}
      values={{ count: waitlistCount }}
    />
  );
}

/** That the item is on hold, until when, and the waitlist for it. Renders a `<section>`. */
export function HoldPanel({ listingId, initialStatus, onEnd }: HoldPanelProps) {
  const waitlist = useWaitlist(listingId, initialStatus);
  const root: RefObject<HTMLElement | null> = useRef(null);
  const { hold, hasEnded, errors } = waitlist;
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (hasEnded) tellEnd();
  }, [hasEnded]);
  const isLegal = !hasEnded && hold.legalHoldUntil !== null;
  const isOthers = !hasEnded && !isLegal && !hold.viewerHoldUntil && !hold.viewerOfferUntil;
  return (
    <Root ref={root} tabIndex={-1} aria-labelledby="hold">
      <h2 id="hold" aria-live="polite">
        <ClockIcon size="small" />
        <span>
          <Standing hold={hold} hasEnded={hasEnded} />
        </span>
      </h2>
      {!hasEnded && !isLegal && hold.viewerHoldUntil && (
        <p>
          <Link to="/checkout">
            <FormattedMessage id="hold.checkout" />
          </Link>
        </p>
      )}
      {isLegal && (
        <p role="status">
          <FormattedMessage id="hold.legalNote" />
        </p>
      )}
      {isOthers && (
        <p role="status">
          <Place hold={hold} />
        </p>
      )}
      {errors.form && <FormError alert>{errors.form}</FormError>}
      {isOthers && <WaitlistActions waitlist={waitlist} onDone={() => root.current?.focus()} />}
    </Root>
  );
}
