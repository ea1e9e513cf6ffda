import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { PageBody } from '@headstock/ui/page-body';
import { down } from '@headstock/ui/breakpoints';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { OrderActions, useOrderActions } from '#mfe-cart-checkout/features/order-actions/order-actions.tsx';
import { useFailedPayment } from '#mfe-cart-checkout/features/order-actions/use-failed-payment.ts';
import { useActionLink } from '#mfe-cart-checkout/features/order-actions/use-action-link.ts';
import { OrderFacts } from '#mfe-cart-checkout/features/order/order-facts.tsx';
import { Letterhead } from '#mfe-cart-checkout/features/order/letterhead.tsx';
import { OrderHeading } from '#mfe-cart-checkout/features/order/order-heading.tsx';
import { OrderLineItems } from '#mfe-cart-checkout/features/order/order-line-items.tsx';
import { OrderSums } from '#mfe-cart-checkout/features/order/order-sums.tsx';
import { OrderTimeline } from '#mfe-cart-checkout/features/order/order-timeline.tsx';
import { useTrackPurchase } from '#mfe-cart-checkout/features/order/use-track-purchase.ts';
import type { loader } from './order-loader.ts';

const Root = styled(PageBody)`
  & > header {
    row-gap: 12px;
    & h1 .number {
      white-space: nowrap;
    }
    & .hs-lead {
      margin-top: 10px;
    }
    & .about {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 14px;
      margin-top: 10px;
    }
  }
  & > .cols {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 400px;
    align-items: start;
    gap: clamp(32px, 5vw, 80px);
    ${down('desktop')} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    padding-block: 0;
    & > .cols {
      grid-template-columns: minmax(0, 1fr) 7cm;
      gap: 1cm;
    }
  }
`;

/** `/orders/:id`: what was bought, where it goes and how it was paid. */
export function Component() {
  const order = useLoaderData<typeof loader>();
  useTrackPurchase(order);
  const intl = useIntl();
  const acts = useOrderActions(order);
  useFailedPayment(acts.open);
  useActionLink(order, acts.open);
  return (
    <Root className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: 'order.title' }, { number: order.number ?? '' })} />
      <Letterhead />
      <header>
        <OrderHeading order={order} />
      </header>
      {order.completedAt && <OrderTimeline order={order} />}
      <OrderActions order={order} onAct={acts.open} />
      <div className="cols">
        <div>
          <OrderLineItems order={order} onAction={acts.open} />
          <OrderFacts order={order} />
        </div>
        <OrderSums order={order} />
      </div>
      {acts.dialog}
    </Root>
  );
}
