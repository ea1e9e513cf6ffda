import styled from '@emotion/styled';
import { up } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { ClockIcon } from '@headstock/ui/icons/clock';
import { Notice } from '@headstock/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import en from '#mfe-cart-checkout/messages/hold.en.json' with { type: 'json' };
import fr from '#mfe-cart-checkout/messages/hold.fr.json' with { type: 'json' };
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { clockText, isRenewable, announcementBetween, type HoldState } from './hold.model.ts';
import { HoldPlaceholder } from './hold-placeholder.tsx';
import { useHold, type HoldView } from './use-hold.ts';

/** The words of both languages: they are few, and every chunk has its price. */
export const messages = { en, fr };

const Root = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 20px;
  & > .clock {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 14px;
    min-height: 58px;
    padding: 6px 16px;
    border: 1px solid var(--hs-line-strong);
    border-radius: var(--hs-r-control);
    & > svg {
      flex: none;
    }
    & > p {
      flex: 1 1 9em;
      font-size: var(--hs-t-small);
      line-height: 1.4;
    }
    & > [role='timer'] {
      min-width: 3.2em;
      font-size: 1.375rem;
      font-weight: 600;
      text-align: right;
      ${up('tablet')} {
        order: 1;
      }
    }
  }
  & p + button {
    margin-top: 10px;
  }
`;

/** Props of the part. */
export interface HoldStatusProps {
  readonly orderIds: readonly string[];
  /** A payment is under way. */
  readonly paying: boolean;
}

/** What is to be said aloud, as the seconds pass. */
function useAnnouncement(hold: HoldState | null, seconds: number): 5 | 2 | 1 | 0 | null {
  const before = useRef(0);
  const [said, setSaid] = useState<5 | 2 | 1 | 0 | null>(null);
  useEffect(() => {
    const due = announcementBetween(before.current, seconds);
    const more = seconds > before.current;
    before.current = seconds;
    if (due !== null) setSaid(due);
    else if (more) setSaid(null);
  }, [seconds]);
  return hold?.until ? said : null;
}

/** The clock of what is held for whoever pays, and what others hold. Renders a `<div>`, or nothing when nothing is held. */
export function HoldStatus({ orderIds, paying }: HoldStatusProps) {
  const view = useHold(orderIds, paying);
  const { hold, seconds } = view;
  const said = useAnnouncement(hold, seconds);
  if (!hold) return view.asking ? <HoldPlaceholder /> : null;
  if (!hold.until && hold.message === null) return null;
  return (
    <Root>
      {hold.until && (seconds > 0 || paying) && <Clock hold={hold} view={view} paying={paying} />}
      {hold.until && seconds === 0 && !paying && <Ended hold={hold} view={view} />}
      {hold.message !== null && (
        <Notice tone={hold.isOthers ? 'warn' : 'info'} live>
          {hold.message} {hold.isOthers && <FormattedMessage id="hold.others" />}
        </Notice>
      )}
      <p className="hs-vh" role="status">
        {said !== null && said > 0 && !paying && <FormattedMessage id="hold.left" values={{ minutes: said }} />}
      </p>
    </Root>
  );
}

interface ShownProps {
  readonly hold: HoldState;
  readonly view: HoldView;
}

/** How long it is held yet, and the way to more time when little is left. */
function Clock({ hold, view, paying }: ShownProps & { readonly paying: boolean }) {
  const intl = useIntl();
  const writeDate = useShopDate();
  const { count, until } = hold;
  return (
    <div className="clock">
      <ClockIcon />
      <p>
        {paying ? (
          <FormattedMessage id="hold.paying" values={{ count }} />
        ) : (
          <FormattedMessage id="hold.held" values={{ count, time: writeDate(until ?? '', 'time') }} />
        )}
      </p>
      {!paying && (
        <span role="timer" className="hs-num" aria-label={intl.formatMessage({ id: 'hold.timer' })}>
          {clockText(view.seconds)}
        </span>
      )}
      {!paying && isRenewable(hold, view.seconds) && (
        <Button variant="outline" size="small" busy={view.busy} onClick={() => void view.more()}>
          <FormattedMessage id="hold.renew" />
        </Button>
      )}
    </div>
  );
}

/** The time is over: what that means, and the way on. */
function Ended({ hold, view }: ShownProps) {
  return (
    <Notice live>
      <p>
        <FormattedMessage id="hold.ended" values={{ count: hold.count }} />
      </p>
      {hold.renewalsLeft > 0 && (
        <Button variant="outline" size="small" busy={view.busy} onClick={() => void view.more()}>
          <FormattedMessage id="hold.again" />
        </Button>
      )}
    </Notice>
  );
}
