import styled from '@emotion/styled';
import { graphqlClientContext } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { PrinterIcon } from '@headstock/ui/icons/printer';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import {
  pathOfOrder,
  pdfOfOrder,
  readOrderPaper,
  type OrderPaper,
} from '#mfe-cart-checkout/features/order/order-links.ts';
import { OrderPaperDocument, type OrderPaperQuery } from '#mfe-cart-checkout/features/order/order.generated.ts';
import { Paper } from '#mfe-cart-checkout/features/order-document/order-document.tsx';

/** A paper as it is read. */
export type ShownPaper = NonNullable<OrderPaperQuery['orderDocument']>;

const kinds = { invoice: 'INVOICE', 'packing-slip': 'PACKING_SLIP', statement: 'STATEMENT' } as const;

interface PaperView {
  readonly id: string;
  readonly key: string | null;
  readonly paper: OrderPaper;
  readonly shown: ShownPaper;
}

/** A paper of an order for whoever may see the order. All others get the same 404 as for no order. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<PaperView> {
  const id = params['id'] ?? '';
  const paper = readOrderPaper(params['paper']);
  if (!paper) throw data(null, { status: 404 });
  const client = context.get(graphqlClientContext);
  const key = new URL(request.url).searchParams.get('key');
  const variables = { id, key, kind: kinds[paper] };
  const { orderDocument } = await client.query(OrderPaperDocument, variables, { signal: request.signal });
  if (!orderDocument) throw data(null, { status: 404 });
  return { id, key, paper, shown: orderDocument };
}

const Root = styled.div`
  padding-block: clamp(20px, 3vw, 40px) 96px;
  & > nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 20px;
    max-width: 860px;
    margin: 0 auto 24px;
    & > a:first-of-type {
      margin-right: auto;
    }
  }
  @media print {
    padding: 0;
  }
`;

/** `/orders/:id/:paper`: invoice, packing slip or statement, to be printed or saved. */
export function Component() {
  const { id, key, paper, shown } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const locale = intl.locale === 'fr' ? 'fr' : 'en';
  const { heading, number } = shown;
  return (
    <Root className="hs-wrap">
      <PageHead
        title={intl.formatMessage({ id: 'order.paper.title' }, { heading, number })}
        description={intl.formatMessage({ id: 'order.paper.description' }, { heading, number })}
      />
      <nav aria-label={intl.formatMessage({ id: 'order.acts' })} data-print="hide">
        <Link to={pathOfOrder(id, key)}>
          <FormattedMessage id="order.paper.toOrder" />
        </Link>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          <PrinterIcon size="small" />
          <FormattedMessage id="order.print" />
        </Button>
        <Button as="a" variant="outline" size="small" href={pdfOfOrder(id, key, paper, locale)}>
          <FormattedMessage id="order.paper.pdf" />
        </Button>
      </nav>
      <Paper shown={shown} />
    </Root>
  );
}
