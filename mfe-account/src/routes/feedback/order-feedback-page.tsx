import { PageHead } from '@headstock/i18n/page-head';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useRevalidator } from 'react-router';
import { RateForm } from '#mfe-account/features/feedback/rate-form.tsx';
import { ReceivedFeedback } from '#mfe-account/features/feedback/received-feedback.tsx';
import { WrittenFeedback } from '#mfe-account/features/feedback/written-feedback.tsx';
import { ItemLink } from '#mfe-account/features/list-page/item-link.tsx';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import type { OrderFeedback } from './order-feedback-loader.ts';

/** What the other side wrote, or why it cannot be read yet. */
function Other({ order, onAnswered }: { readonly order: OrderFeedback; readonly onAnswered: () => void }): ReactNode {
  const formatDate = useShopDate();
  if (order.other) return <ReceivedFeedback feedback={order.other} onAnswered={onAnswered} />;
  return (
    <p className="hs-mute">
      {order.isBlind ? (
        <FormattedMessage id="feedback.blind" values={{ day: formatDate(order.closesAt ?? '', 'day') }} />
      ) : (
        <FormattedMessage id="feedback.noneYet" />
      )}
    </p>
  );
}

/** `/profile/feedback/{orderId}`: rates the other side of an order, and shows what both have written. */
export function Component(): ReactNode {
  const order = useLoaderData<OrderFeedback>();
  const { revalidate } = useRevalidator();
  const { formatMessage } = useIntl();
  const formatDate = useShopDate();
  const { number, counterpart, side, item, obstacle, closesAt } = order;
  const title = formatMessage({ id: 'feedback.title' }, { number });
  return (
    <ListPage>
      <PageHead title={title} />
      <header>
        <Heading level={1} step="1">
          {title}
        </Heading>
        <p>
          <FormattedMessage id={`feedback.with.${side}`} values={{ name: counterpart }} />{' '}
          {item && <ItemLink item={item}>{item.title}</ItemLink>}
        </p>
      </header>
      {obstacle === null && (
        <>
          <Notice tone="info">
            <FormattedMessage
              id="feedback.rules"
              values={{ day: closesAt === null ? '' : formatDate(closesAt, 'day') }}
            />
          </Notice>
          <RateForm orderId={order.orderId} side={side} onDone={revalidate} />
        </>
      )}
      {obstacle !== null && obstacle !== 'ALREADY' && (
        <Notice tone="info">
          <FormattedMessage id={`feedback.obstacle.${obstacle}`} />
        </Notice>
      )}
      {order.own && (
        <section aria-labelledby="feedback-own">
          <Heading level={2} step="3" id="feedback-own">
            <FormattedMessage id="feedback.own" />
          </Heading>
          <WrittenFeedback feedback={order.own} />
        </section>
      )}
      {obstacle !== null && (
        <section aria-labelledby="feedback-other">
          <Heading level={2} step="3" id="feedback-other">
            <FormattedMessage id="feedback.other" values={{ name: counterpart }} />
          </Heading>
          <Other order={order} onAnswered={() => void revalidate()} />
        </section>
      )}
    </ListPage>
  );
}
