import { lazyWithMessages } from '@headstock/i18n/lazy-with-messages';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { paymentMessages } from '#mfe-cart-checkout/messages/load-messages.ts';
import type { ShownOrder } from './shown-order.ts';

/** Few orders have a schedule, so it is loaded on demand. */
const Schedule = lazyWithMessages(
  async () =>
    (
      await import(
        /* webpackChunkName: "layaway-schedule" */ '#mfe-cart-checkout/features/payment/layaway-schedule.tsx'
      )
    ).LayawaySchedule,
  [paymentMessages],
);

/** When the rest of an order is to be paid, and which of it is. */
export function OrderLayaway({ layaway }: { readonly layaway: NonNullable<ShownOrder['layaway']> }) {
  return (
    <>
      <h2>
        <FormattedMessage id="order.layaway" />
      </h2>
      <Suspense>
        <Schedule layaway={layaway} deposit="paid" />
      </Suspense>
    </>
  );
}
