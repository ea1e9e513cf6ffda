import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import { ReturnForm } from '#mfe-account/features/returns/return-form.tsx';
import { ReturnHead } from '#mfe-account/features/returns/return-head.tsx';
import { ReturnTimeline } from '#mfe-account/features/returns/return-timeline.tsx';
import { isOver, returnPath } from '#mfe-account/features/returns/return.model.ts';
import { SendForm } from '#mfe-account/features/returns/send-form.tsx';
import { useLiveReturn } from '#mfe-account/features/returns/use-live-return.ts';
import { WithdrawButton } from '#mfe-account/features/returns/withdraw-button.tsx';
import type { ReturnLineView } from './return-loader.ts';

/** `/profile/buying/returns/:id`: sends the line of that id back, and follows it. */
export function Component(): ReactNode {
  const { lineItem, orderId, orderNumber, left } = useLoaderData<ReturnLineView>();
  const { formatMessage } = useIntl();
  useLiveReturn(orderId);
  const { id, listing, returnTerms: terms, returnRequest: request } = lineItem;
  const canAsk = terms !== null && (!request || isOver(request.state));
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'returns.title' })} path={returnPath(id)} />
      <header>
        <Link to="/profile/buying/purchases" className="hs-small">
          <FormattedMessage id="profile.page.purchases" />
        </Link>
        <Heading level={1} step="1">
          <FormattedMessage id="returns.title" />
        </Heading>
      </header>
      <ReturnHead
        item={listing.item}
        orderId={orderId}
        orderNumber={orderNumber}
        state={request ? request.state : null}
        side="buying"
      />
      {request && <ReturnTimeline request={request} side="buying" />}
      {request?.actions.includes('SEND') && (
        <section aria-labelledby="return-send">
          <Heading level={2} step="2" id="return-send">
            <FormattedMessage id="returns.sendTitle" />
          </Heading>
          <SendForm id={request.id} />
        </section>
      )}
      {request?.actions.includes('WITHDRAW') && <WithdrawButton id={request.id} />}
      {canAsk && (
        <section aria-labelledby="return-ask">
          <Heading level={2} step="2" id="return-ask">
            <FormattedMessage id={request ? 'returns.askAgain' : 'returns.askTitle'} />
          </Heading>
          <ReturnForm key={request?.id ?? 'new'} lineItemId={id} terms={terms} left={left} />
        </section>
      )}
      {!request && terms === null && (
        <Notice>
          <FormattedMessage id={lineItem.state === 'RETURNED' ? 'returns.isReturned' : 'returns.notArrived'} />
        </Notice>
      )}
    </ListPage>
  );
}
