import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { OrderBoard } from '#mfe-admin/features/order-queue/order-board.tsx';
import type { BoardData } from './board-loader.ts';

const Root = styled.div`
  display: grid;
  gap: 20px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 12px 24px;
  }
`;

/** `/admin/orders/board`: placed orders by what is to be done next. */
export function Component(): ReactNode {
  const { columns, now } = useLoaderData<BoardData>();
  const title = useIntl().formatMessage({ id: 'orders.boardTitle' });
  return (
    <Root>
      <PageHead title={title} />
      <header>
        <Heading level={1} step="2">
          {title}
        </Heading>
        <Button as={Link} to="/admin/orders" size="small" variant="outline">
          <FormattedMessage id="orders.table" />
        </Button>
      </header>
      <OrderBoard columns={columns} now={now} />
    </Root>
  );
}
