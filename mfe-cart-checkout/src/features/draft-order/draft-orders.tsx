import styled from '@emotion/styled';
import { Notice } from '@headstock/ui/notice';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { DraftOrderBlock } from './draft-order.tsx';
import type { LinkedOrder } from './linked-order.ts';
import { useDraftOrders } from './use-draft-orders.ts';

const Gone = styled.div`
  margin-bottom: 24px;
`;

/** Props of the draft orders on the cart page. */
export interface DraftOrdersProps {
  /** Null where the URL leads to no order. */
  readonly linked: LinkedOrder | null;
  /** The cart's version: another one fetches the drafts again. */
  readonly version: number;
  /** Nothing else is in the cart. */
  readonly alone?: boolean;
}

/** Draft orders that staff sent: the one of the link that was opened, and those of the account. */
export function DraftOrders({ linked, version, alone }: DraftOrdersProps) {
  const waiting = useDraftOrders(version);
  const navigate = useNavigate();
  const onTaken = (): void => {
    if (linked) void navigate('/cart', { replace: true, preventScrollReset: true });
  };
  const others = waiting.filter(({ id }) => id !== linked?.order?.id);
  return (
    <>
      {linked && !linked.order && (
        <Gone>
          <Notice tone="warn">
            <FormattedMessage id="cart.draft.gone" />
          </Notice>
        </Gone>
      )}
      {linked?.order && <DraftOrderBlock order={linked.order} linkKey={linked.key} onClaimed={onTaken} first={alone} />}
      {others.map((order) => (
        <DraftOrderBlock key={order.id} order={order} linkKey={null} onClaimed={onTaken} />
      ))}
    </>
  );
}
