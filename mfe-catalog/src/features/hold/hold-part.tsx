import styled from '@emotion/styled';
import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { ClockIcon } from '@headstock/ui/icons/clock';
import { FormError } from '@headstock/ui/form-error';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LineActs } from './line-acts.tsx';
import type { SeenHold } from './look.ts';
import { useLine } from './use-line.ts';

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
export interface HoldPartProps {
  readonly listingId: string;
  /** The hold as it was when the page asked. */
  readonly seen: SeenHold;
  /** It is free again, or sold. */
  readonly onEnd?: (() => void) | undefined;
}

/** Until when, in the shop's own time: “3:45 PM (CST)”, « 15 h 45 (UTC−6) ». */
function useShopTime(): (at: string) => string {
  const { locale, timeZone = storeProfile.timeZone } = useIntl();
  return (at) => formatDate(at, 'time', { locale, timeZone });
}

/** How it stands, in one line. */
function Standing({ hold, freed }: { readonly hold: SeenHold; readonly freed: boolean }) {
  const writeTime = useShopTime();
  if (freed) return <FormattedMessage id={hold.isAvailable ? 'catalog.hold.free' : 'catalog.hold.sold'} />;
  if (hold.viewerHoldUntil)
    return <FormattedMessage id="catalog.hold.own" values={{ time: writeTime(hold.viewerHoldUntil) }} />;
  return hold.heldUntil ? (
    <FormattedMessage id="catalog.hold.until" values={{ time: writeTime(hold.heldUntil) }} />
  ) : (
    <FormattedMessage id="catalog.hold.paying" />
  );
}

/** Where the visitor stands in the line. */
function Place({ hold: { place, waiting } }: { readonly hold: SeenHold }) {
  if (place) return <FormattedMessage id="catalog.hold.place" values={{ position: place.position }} />;
  return <FormattedMessage id="catalog.hold.why" values={{ waiting }} />;
}

/** That somebody is paying for the thing, until when, and the line for it. Renders a `<section>`. */
export function HoldPart({ listingId, seen, onEnd }: HoldPartProps) {
  const line = useLine(listingId, seen);
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
            <FormattedMessage id="catalog.hold.checkout" />
          </Link>
        </p>
      )}
      {isOthers && (
        <p role="status">
          <Place hold={hold} />
        </p>
      )}
      {fault.whole && <FormError alert>{fault.whole}</FormError>}
      {isOthers && <LineActs line={line} onDone={() => root.current?.focus()} />}
    </Root>
  );
}
