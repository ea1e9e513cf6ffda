import styled from '@emotion/styled';
import { orderNumber } from '@headstock/contracts/order-number';
import { PageHead } from '@headstock/i18n/page-head';
import { down } from '@headstock/ui/breakpoints';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { auditOf } from '#mfe-admin/features/audit/audit-list.ts';
import { DraftActions } from '#mfe-admin/features/draft-orders/draft-actions.tsx';
import { DraftCustomer } from '#mfe-admin/features/draft-orders/draft-customer.tsx';
import { DraftDelivery } from '#mfe-admin/features/draft-orders/draft-delivery.tsx';
import { DraftLines } from '#mfe-admin/features/draft-orders/draft-lines.tsx';
import type { DraftOrderWholeFragment } from '#mfe-admin/features/draft-orders/draft-orders.generated.ts';
import { DraftSums } from '#mfe-admin/features/draft-orders/draft-sums.tsx';
import { draftsList } from '#mfe-admin/features/draft-orders/drafts-list.ts';
import { DraftState } from '#mfe-admin/features/draft-orders/drafts-table.tsx';

const Root = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 1fr);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    & > p {
      flex-basis: 100%;
    }
  }
  & > .parts {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
    gap: 20px;
    ${down('desktop')} {
      grid-template-columns: minmax(0, 1fr);
    }
    & > div {
      display: grid;
      gap: 20px;
    }
  }
`;

/** `/admin/orders/drafts/{id}`: an order while staff prepare it, and what became of it. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const draft = useLoaderData<DraftOrderWholeFragment>();
  const { id, state, order, author } = draft;
  const canEdit = state === 'OPEN' || (state === 'EXPIRED' && draft.sentAt === null);
  const title = formatMessage({ id: 'drafts.one' }, { number: order.number ?? orderNumber(order.reference) });
  return (
    <Root>
      <PageHead title={title} />
      <header>
        <Heading level={1} step="2">
          {title}
        </Heading>
        <DraftState state={state} />
        <p className="hs-mute">
          <Link to={draftsList.path}>
            <FormattedMessage id="drafts.title" />
          </Link>
          {' · '}
          <FormattedMessage id="drafts.by" values={{ author, seller: order.seller.displayName }} />
          {' · '}
          <Link to={auditOf(id)}>
            <FormattedMessage id="drafts.history" />
          </Link>
        </p>
      </header>
      <div className="parts">
        <div>
          <DraftLines draft={draft} canEdit={canEdit} />
          <DraftDelivery draft={draft} canEdit={canEdit} />
        </div>
        <div>
          <DraftActions draft={draft} />
          <DraftCustomer draft={draft} canEdit={canEdit} />
          <DraftSums draft={draft} canEdit={canEdit} />
        </div>
      </div>
    </Root>
  );
}
