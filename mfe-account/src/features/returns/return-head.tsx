import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ItemLink } from '#mfe-account/features/list-page/item-link.tsx';
import { ItemPicture } from '#mfe-account/features/list-page/item-picture.tsx';
import type { Return, ReturnSide, ReturnState } from './return.model.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  & > div:last-child {
    display: grid;
    gap: 4px;
    justify-items: start;
    flex: 1 1 180px;
    min-width: 0;
  }
`;

const tones = {
  REQUESTED: 'warn',
  APPROVED: 'good',
  SENT: 'plush',
  RECEIVED: 'good',
  DECLINED: 'bad',
  WITHDRAWN: 'plain',
  EXPIRED: 'plain',
} as const satisfies Record<ReturnState, string>;

/** Props of the head. */
export interface ReturnHeadProps {
  readonly item: Return['item'];
  readonly orderId: string;
  readonly orderNumber: string;
  /** Null before it is asked for. */
  readonly state: ReturnState | null;
  readonly side: ReturnSide;
}

/** What is sent back, how that stands, and the order that it is from. Renders a `<div>`. */
export function ReturnHead({ item, orderId, orderNumber, state, side }: ReturnHeadProps): ReactNode {
  return (
    <Root>
      <ItemPicture item={item} />
      <div>
        <ItemLink item={item}>
          <b>{item.title}</b>
        </ItemLink>
        <Link to={`/orders/${orderId}`} className="hs-small">
          <FormattedMessage id="returns.order" values={{ number: orderNumber }} />
        </Link>
        {state && (
          <Badge tone={tones[state]}>
            <FormattedMessage id={`returns.state.${state}`} />
          </Badge>
        )}
        <Link to={`/profile/messages/new?about=order&id=${orderId}`} className="hs-small">
          <FormattedMessage id={`returns.write.${side}`} />
        </Link>
      </div>
    </Root>
  );
}
