import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { DocumentSheet } from '@headstock/ui/document-sheet';
import { PrinterIcon } from '@headstock/ui/icons/printer';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { pathOfOrder, pdfOfOrder } from '#mfe-cart-checkout/features/order/order-links.ts';
import type { loader } from './order-document-loader.ts';

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

/** `/orders/:id/:document`: invoice, packing slip or statement, to be printed or saved. */
export function Component() {
  const { id, key, name, shown } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const locale = intl.locale === 'fr' ? 'fr' : 'en';
  const { heading, number } = shown;
  return (
    <Root className="hs-wrap">
      <PageHead
        title={intl.formatMessage({ id: 'order.document.title' }, { heading, number })}
        description={intl.formatMessage({ id: 'order.document.description' }, { heading, number })}
      />
      <nav aria-label={intl.formatMessage({ id: 'order.actions' })} data-print="hide">
        <Link to={pathOfOrder(id, key)}>
          <FormattedMessage id="order.document.toOrder" />
        </Link>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          <PrinterIcon size="small" />
          <FormattedMessage id="order.print" />
        </Button>
        <Button as="a" variant="outline" size="small" href={pdfOfOrder(id, key, name, locale)}>
          <FormattedMessage id="order.document.pdf" />
        </Button>
      </nav>
      <DocumentSheet shown={shown} />
    </Root>
  );
}
