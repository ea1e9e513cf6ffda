import { useShopDate } from '@headstock/i18n/use-shop-date';
import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { WhyAmount } from '#mfe-admin/features/journal/why-amount.tsx';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { toneOf } from './payout-runs-table.tsx';
import { PayoutRunActions } from './payout-run-actions.tsx';
import type { PayoutRunWholeFragment } from './payout-runs.generated.ts';

const Root = styled.div`
  display: grid;
  gap: 20px;
  & td small {
    display: block;
  }
`;

/** Why something was left out, by the code of the API; another code is shown as it is. */
const problemLabels: ReadonlyMap<string, string> = new Map([
  ['cancelled', 'payouts.problem.cancelled'],
  ['amount-changed', 'payouts.problem.amount-changed'],
  ['paid-out', 'payouts.problem.paid-out'],
  ['not-due', 'payouts.problem.not-due'],
  ['not-found', 'payouts.problem.not-found'],
  ['seller-unverified', 'payouts.problem.seller-unverified'],
]);

/** A run of payouts: how far it is, what it pays to whom, and its next step. Renders a `<div>`. */
export function PayoutRun({ run }: { readonly run: PayoutRunWholeFragment }): ReactNode {
  const { formatMessage } = useIntl();
  const formatDate = useShopDate();
  const { id, state, steps, items, total, paid } = run;
  const mayWrite = useGrants()('money:write');
  return (
    <Root>
      <p>
        <Badge tone={toneOf[state]}>
          <FormattedMessage id={`payouts.state.${state}`} />
        </Badge>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.state}>
            <FormattedMessage
              id={`payouts.step.${step.state}`}
              values={{ by: step.by, at: formatDate(step.at, 'minute') }}
            />
          </li>
        ))}
      </ol>
      <PayoutRunActions run={run} />
      <Table caption={formatMessage({ id: 'payouts.items' })} hideCaption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="payouts.seller" />
            </th>
            <th scope="col">
              <FormattedMessage id="payouts.order" />
            </th>
            <th scope="col">
              <FormattedMessage id="payouts.state" />
            </th>
            <th scope="col" data-align="end">
              <FormattedMessage id="payouts.dueAmount" />
            </th>
            <th scope="col" data-align="end">
              <FormattedMessage id="payouts.paid" />
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.orderId}>
              <th scope="row">{item.sellerName}</th>
              <td>
                <Link to={`/orders/${item.orderId}`}>{item.orderNumber}</Link>
              </td>
              <td>
                <FormattedMessage id={`payouts.item.${item.state}`} />
                {item.problem && (
                  <small>
                    {problemLabels.has(item.problem) ? (
                      <FormattedMessage id={problemLabels.get(item.problem) ?? ''} />
                    ) : (
                      item.problem
                    )}
                  </small>
                )}
                {item.failedAt !== null && (
                  <small>
                    <FormattedMessage
                      id="payouts.failed"
                      values={{ day: <Day iso={item.failedAt} />, reason: item.failureReason }}
                    />
                  </small>
                )}
                {mayWrite && item.state === 'PAID' && item.failedAt === null && (
                  <small>
                    <DrawerLink to={`/admin/payouts/${id}/failed/${item.orderId}`}>
                      <FormattedMessage id="payouts.failedOpen" />
                    </DrawerLink>
                  </small>
                )}
              </td>
              <td data-align="end">
                <WhyAmount money={item.amount} document={item.orderId} exact />
              </td>
              <td data-align="end">
                <WhyAmount money={item.paid} document={item.orderId} exact />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              <FormattedMessage id="payouts.total" />
            </th>
            <td data-align="end">
              <Amount money={total} exact />
            </td>
            <td data-align="end">
              <Amount money={paid} exact />
            </td>
          </tr>
        </tfoot>
      </Table>
      {state !== 'CANCELLED' && (
        <Button as="a" variant="outline" size="small" href={`/api/payout-runs/${id}/transfers.csv`} download>
          <FormattedMessage id="payouts.transfers" />
        </Button>
      )}
    </Root>
  );
}
