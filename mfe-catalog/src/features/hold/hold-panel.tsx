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
  /** The hold as it was when the page asked. */
  readonly seen: HoldStatus;
  /** It is free again, or sold. */
  readonly onEnd?: (() => void) | undefined;
}

/** How it stands, in one line. */
function Standing({ hold, freed }: { readonly hold: HoldStatus; readonly freed: boolean }) {
  const formatDate = useShopDate();
  if (freed) return <FormattedMessage id={hold.isAvailable ? 'hold.availableAgain' : 'hold.sold'} />;
  if (hold.viewerHoldUntil)
    return <FormattedMessage id="hold.yours" values={{ time: formatDate(hold.viewerHoldUntil, 'time') }} />;
  return hold.heldUntil ? (
    <FormattedMessage id="hold.until" values={{ time: formatDate(hold.heldUntil, 'time') }} />
  ) : (
    <FormattedMessage id="hold.paymentPending" />
  );
}

/** Where the visitor stands in the line. */
function Place({ hold: { waitlistEntry, waitlistCount } }: { readonly hold: HoldStatus }) {
  if (waitlistEntry)
    return <FormattedMessage id="hold.waitlistPosition" values={{ position: waitlistEntry.position }} />;
  return <FormattedMessage id="hold.waitlistCount" values={{ count: waitlistCount }} />;
}

/** That somebody is paying for the thing, until when, and the line for it. Renders a `<section>`. */
export function HoldPanel({ listingId, seen, onEnd }: HoldPanelProps) {
  const line = useWaitlist(listingId, seen);
  const root: RefObject<HTMLElement | null> = useRef(null);
  const { hold, freed, fault } = line;
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (freed) tellEnd();
  }, [freed]);
  const isOthers = !freed && !hold.viewerHoldUntil;
  return (
    <Root ref={root} tabIndex={-1} aria-labelledby="hold">
      <h2 id="hold" aria-live="polite">
        <ClockIcon size="small" />
        <span>
          <Standing hold={hold} freed={freed} />
        </span>
      </h2>
      {!freed && hold.viewerHoldUntil && (
        <p>
          <Link to="/checkout">
            <FormattedMessage id="hold.checkout" />
          </Link>
        </p>
      )}
      {isOthers && (
        <p role="status">
          <Place hold={hold} />
        </p>
      )}
      {fault.whole && <FormError alert>{fault.whole}</FormError>}
      {isOthers && <WaitlistActions line={line} onDone={() => root.current?.focus()} />}
    </Root>
  );
}
