import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import type { ShipClockFactsFragment } from '#mfe-account/features/messages/messages.generated.ts';
import { useShipAnswer } from './use-ship-answer.ts';

/** Comes when somebody asks for it. */
const AskDelayForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "ask-delay-form" */ './ask-delay-form.tsx')).AskDelayForm,
}));

const Root = styled.section`
  display: grid;
  gap: 12px;
  & blockquote {
    margin: 4px 0 0;
    overflow-wrap: anywhere;
  }
  & .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** Props of the clock. */
export interface ShipClockProps {
  readonly clock: ShipClockFactsFragment;
  /** Who is asked, or asks. */
  readonly name: string;
  /** Something was asked or answered, in this thread. */
  readonly onChanged: (threadId: string | null) => void;
}

/** By when the order of a thread is to be sent, and what the two can agree on about it. Renders a `<section>`. */
export function ShipClock({ clock, name, onChanged }: ShipClockProps): ReactNode {
  const formatDate = useShopDate();
  const [isAsking, setAsking] = useState(false);
  const { busy, failure, answer } = useShipAnswer(() => onChanged(null));
  const { shipBy, isAgreed, asked, actions } = clock;
  return (
    <Root aria-label={formatDate(shipBy, 'moment')}>
      <Notice>
        <FormattedMessage
          id={isAgreed ? 'messages.shipBy.agreed' : 'messages.shipBy'}
          values={{ day: formatDate(shipBy, 'moment') }}
        />
      </Notice>
      {asked && (
        <div>
          <p>
            <FormattedMessage
              id={actions.includes('ANSWER') ? 'messages.shipBy.asks' : 'messages.shipBy.asked'}
              values={{ name, day: formatDate(asked.until, 'moment') }}
            />
          </p>
          <blockquote dir="auto">{asked.reason}</blockquote>
        </div>
      )}
      {asked && actions.includes('ANSWER') && (
        <div className="buttons">
          <Button size="small" busy={busy} onClick={() => void answer(asked.id, true)}>
            <FormattedMessage id="messages.shipBy.agree" />
          </Button>
          <Button size="small" variant="outline" busy={busy} onClick={() => void answer(asked.id, false)}>
            <FormattedMessage id="messages.shipBy.refuse" />
          </Button>
        </div>
      )}
      <FormFailure error={failure} isTyped={false} />
      {actions.includes('ASK') &&
        (isAsking ? (
          <Suspense fallback={null}>
            <AskDelayForm
              clock={clock}
              onCancel={() => setAsking(false)}
              onAsked={(threadId) => {
                setAsking(false);
                onChanged(threadId);
              }}
            />
          </Suspense>
        ) : (
          <div>
            <Button size="small" variant="outline" onClick={() => setAsking(true)}>
              <FormattedMessage id={asked ? 'messages.shipBy.askAgain' : 'messages.shipBy.ask'} />
            </Button>
          </div>
        ))}
    </Root>
  );
}
