import { withMessages } from '@headstock/i18n/messages';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadPayMessages } from '#mfe-cart-checkout/messages/load-messages.ts';
import type { ShownOrder } from '#mfe-cart-checkout/routes/order/order-loader.ts';

async function loadSchedule(locale: 'en' | 'fr') {
  const [{ LayawaySchedule }, messages] = await Promise.all([
    import(/* webpackChunkName: "layaway-schedule" */ '#mfe-cart-checkout/features/payment/layaway-schedule.tsx'),
    loadPayMessages(locale),
  ]);
  return { default: withMessages(LayawaySchedule, messages) };
}
/** Few orders have a schedule: it comes with its own code and words. */
const schedules = { en: lazy(() => loadSchedule('en')), fr: lazy(() => loadSchedule('fr')) };

/** When the rest of an order is to be paid, and which of it is. */
export function LayawayPart({ layaway }: { readonly layaway: NonNullable<ShownOrder['layaway']> }) {
  const Schedule = schedules[useIntl().locale === 'fr' ? 'fr' : 'en'];
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
