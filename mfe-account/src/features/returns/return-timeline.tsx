import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Return, ReturnSide } from './return.model.ts';

const Root = styled.ol`
  display: grid;
  gap: 16px;
  max-width: 68ch;
  & > li {
    display: grid;
    gap: 2px;
    padding-left: 16px;
    border-left: 3px solid var(--hs-line);
    & > p:first-of-type {
      font-weight: 600;
    }
    & > blockquote {
      margin: 4px 0 0;
      white-space: pre-line;
      overflow-wrap: anywhere;
    }
  }
  & > li[aria-current] {
    border-color: var(--hs-plush);
  }
`;

function Parcel({ carrierName, trackingNumber, trackingUrl }: Return): ReactNode {
  if (trackingNumber === null) return null;
  return (
    <p className="hs-num">
      {carrierName} {trackingUrl === null ? trackingNumber : <a href={trackingUrl}>{trackingNumber}</a>}
    </p>
  );
}

/** What happened to a return, what comes next, until when, and what happens if nothing does. Renders an `<ol>`. */
export function ReturnTimeline({ request, side }: { readonly request: Return; readonly side: ReturnSide }): ReactNode {
  const formatDate = useShopDate();
  const { state, reason, note, reply, createdAt, changedAt, dueAt } = request;
  const until = dueAt === null ? '' : formatDate(dueAt, 'moment');
  return (
    <Root>
      <li>
        <p>
          <FormattedMessage id={`returns.step.asked.${side}`} />
        </p>
        <p>
          <FormattedMessage id={`returns.reason.${reason}`} />
        </p>
        {note !== null && <blockquote>{note}</blockquote>}
        <p className="hs-mute">{formatDate(createdAt, 'moment')}</p>
      </li>
      {state !== 'REQUESTED' && (
        <li>
          <p>
            <FormattedMessage id={`returns.step.${state}`} values={{ isRight: String(request.isWithinWindow) }} />
          </p>
          {reply !== null && <blockquote>{reply}</blockquote>}
          <Parcel {...request} />
          <p className="hs-mute">{formatDate(changedAt, 'moment')}</p>
        </li>
      )}
      <li aria-current="step">
        <p>
          <FormattedMessage id={`returns.next.${state}.${side}`} values={{ until }} />
        </p>
        <p>
          <FormattedMessage id={`returns.otherwise.${state}.${side}`} values={{ until }} />
        </p>
      </li>
    </Root>
  );
}
