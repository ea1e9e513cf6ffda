import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Table } from '@headstock/ui/table';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminPayoutPrepareDocument, type AdminDuePayoutsQuery } from './payout-runs.generated.ts';

/** What the shop owes the sellers. */
export type SellerDue = AdminDuePayoutsQuery['duePayouts'][number];

const Root = styled.div`
  display: grid;
  gap: 18px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 18px;
  }
  & td small {
    display: block;
  }
`;

/** What is due to sellers, to be put into a run: everything that can be paid is chosen at first. Renders a `<div>`. */
export function DuePayouts({ sellers }: { readonly sellers: readonly SellerDue[] }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const { isBusy, refusal, run } = useStaffAction();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = sellers.filter(({ sellerId, isPayable }) => isPayable && !left.has(sellerId));
  const orderIds = chosen.flatMap(({ payouts }) => payouts.map(({ orderId }) => orderId));
  const cents = chosen.reduce((sum, { total }) => sum + total.amountCents, 0);
  const toggle = (id: string): void => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  async function prepare(): Promise<void> {
    const answer = await run(
      async () => (await client.mutate(AdminPayoutPrepareDocument, { orderIds }, { quiet: true })).payoutRunPrepare,
    );
    if (answer?.payoutRun) await navigate(`/admin/payouts/${answer.payoutRun.id}`);
  }
  if (sellers.length === 0)
    return (
      <EmptyState title={<FormattedMessage id="payouts.nothingDue" />}>
        <FormattedMessage id="payouts.nothingDueHint" />
      </EmptyState>
    );
  return (
    <Root>
      <RefusalNotice refusal={refusal} />
      <Table caption={formatMessage({ id: 'payouts.due' })} hideCaption>
        <thead>
          <tr>
            <th scope="col">
              <span className="hs-vh">
                <FormattedMessage id="payouts.choose" />
              </span>
            </th>
            <th scope="col">
              <FormattedMessage id="payouts.seller" />
            </th>
            <th scope="col">
              <FormattedMessage id="payouts.orders" />
            </th>
            <th scope="col" data-align="end">
              <FormattedMessage id="payouts.total" />
            </th>
          </tr>
        </thead>
        <tbody>
          {sellers.map(({ sellerId, sellerName, isPayable, total, payouts }) => (
            <tr key={sellerId}>
              <td>
                <input
                  type="checkbox"
                  aria-label={formatMessage({ id: 'payouts.chooseSeller' }, { name: sellerName })}
                  disabled={!isPayable}
                  checked={isPayable && !left.has(sellerId)}
                  onChange={() => toggle(sellerId)}
                />
              </td>
              <th scope="row">
                {sellerName}{' '}
                {!isPayable && (
                  <Badge tone="warn">
                    <FormattedMessage id="payouts.unverified" />
                  </Badge>
                )}
              </th>
              <td>
                {payouts.map(({ orderId, orderNumber, since, amount }) => (
                  <small key={orderId}>
                    <Link to={`/orders/${orderId}`}>{orderNumber}</Link> <Amount money={amount} exact />{' '}
                    <span className="hs-mute">
                      <FormattedMessage id="payouts.since" values={{ day: <Day iso={since} /> }} />
                    </span>
                  </small>
                ))}
              </td>
              <td data-align="end">
                <Amount money={total} exact />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="acts">
        <Button busy={isBusy} disabled={orderIds.length === 0} onClick={() => void prepare()}>
          <FormattedMessage id="payouts.prepare" />
        </Button>
        <span role="status">
          <FormattedMessage
            id="payouts.chosen"
            values={{ count: chosen.length, amount: <Amount money={{ amountCents: cents }} exact /> }}
          />
        </span>
      </div>
    </Root>
  );
}
