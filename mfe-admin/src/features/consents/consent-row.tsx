import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { AdminConsentFragment } from './consents.generated.ts';

const Root = styled.li`
  display: grid;
  gap: 4px;
  padding: 12px 0;
  border-bottom: 1px solid var(--hs-line);
  overflow-wrap: anywhere;
  & > p:first-of-type {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
`;

/** Props of a question. */
export interface ConsentRowProps {
  readonly request: AdminConsentFragment;
  /** Stands above it, such as a link to the instrument. */
  readonly head?: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One question to a consignor: both prices, what is left to them, how it stands, and what they answered. Renders an `<li>`. */
export function ConsentRow({ request, head, children }: ConsentRowProps): ReactNode {
  const { kind, state, obstacle, reason, wished, note } = request;
  const at = <Moment iso={state === 'OPEN' || state === 'EXPIRED' ? request.expiresAt : request.closedAt} />;
  return (
    <Root>
      {head}
      <p>
        <Badge>
          <FormattedMessage id={`consents.state.${state}`} />
        </Badge>
        <span>
          <FormattedMessage
            id={`consents.row.${kind}`}
            values={{
              before: <Amount money={request.priceBefore} exact />,
              after: <Amount money={request.priceAfter} exact />,
            }}
          />
        </span>
      </p>
      <p>
        <FormattedMessage
          id="consents.net"
          values={{
            name: request.consignor ?? '',
            before: <Amount money={request.netBefore} exact />,
            after: <Amount money={request.netAfter} exact />,
          }}
        />
      </p>
      {obstacle !== null && (
        <p>
          <FormattedMessage id={`consents.obstacle.${obstacle}`} />
        </p>
      )}
      {note !== null && <p className="hs-mute">{note}</p>}
      {reason !== null && (
        <p>
          <FormattedMessage id="consents.reason" values={{ reason }} />{' '}
          {wished && <FormattedMessage id="consents.wished" values={{ price: <Amount money={wished} exact /> }} />}
        </p>
      )}
      <small className="hs-mute">
        <FormattedMessage
          id="consents.asked"
          values={{ name: request.askedBy ?? '', at: <Moment iso={request.askedAt} />, version: request.terms.version }}
        />{' '}
        <FormattedMessage
          id={`consents.until.${state}`}
          values={{ at, way: request.isAnsweredByLink ? 'link' : 'account' }}
        />
      </small>
      {children}
    </Root>
  );
}
