import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { PaymentProblemNotice } from './payment-problem.tsx';
import { PaymentStatus } from './payment-status.tsx';
import type { Payment } from './use-payment.ts';

/** A checkout with an empty cart: a payment in progress may have placed the orders; otherwise there is nothing to check out. */
export function WithoutOrders({ payment, begun }: { readonly payment: Payment; readonly begun: boolean }) {
  if (begun || payment.status !== 'idle') return <PaymentStatus payment={payment} alone />;
  return (
    <>
      <PaymentProblemNotice problem={payment.problem} />
      <EmptyState
        level={1}
        title={<FormattedMessage id="cart.empty" />}
        actions={
          <Button as={Link} to="/shop?sort=LISTING_TIME_DESC">
            <FormattedMessage id="cart.toShop" />
          </Button>
        }
      />
    </>
  );
}
