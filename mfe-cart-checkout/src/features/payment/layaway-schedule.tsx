import { Table } from '@headstock/ui/table';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { LayawayPlanFragment } from './payment.generated.ts';
import { scheduleSum } from './payment-plan.model.ts';

/** Props of a schedule. */
export interface LayawayScheduleProps {
  readonly layaway: LayawayPlanFragment;
  /** `today` before it is paid, `paid` afterwards: then each instalment says how it stands. */
  readonly deposit: 'today' | 'paid';
}

/** When how much is paid: the deposit, an instalment each month, and what they sum to. Renders a `<table>`. */
export function LayawaySchedule({ layaway, deposit }: LayawayScheduleProps) {
  const intl = useIntl();
  const money = useMoney();
  const date = useShopDate();
  const amount = (cents: number): string => money(cents, 'always');
  return (
    <Table caption={intl.formatMessage({ id: 'payment.schedule' })} hideCaption>
      <tbody>
        <tr>
          <th scope="row">
            <FormattedMessage id={`payment.deposit.${deposit}`} />
          </th>
          <td data-align="end">{amount(layaway.deposit.amountCents)}</td>
        </tr>
        {layaway.instalments.map(({ position, dueAt, state, amount: part }) => (
          <tr key={position}>
            <th scope="row">
              {date(dueAt, 'day')}
              {deposit === 'paid' && (
                <>
                  {' · '}
                  <FormattedMessage id={`payment.instalment.${state}`} />
                </>
              )}
            </th>
            <td data-align="end">{amount(part.amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <FormattedMessage id="payment.scheduleSum" />
          </th>
          <td data-align="end">{amount(scheduleSum(layaway))}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
