import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { PrinterIcon } from '@headstock/ui/icons/printer';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 20px;
  & > a:first-of-type {
    margin-right: auto;
  }
`;

/** What can be done with a document: back to the table, print it, and what `children` add. Renders a `<nav>`, which print leaves out. */
export function StatementActions({ children }: { readonly children?: ReactNode }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Root aria-label={formatMessage({ id: 'invoices.actions' })} data-print="hide">
      <Link to="/profile/settings/invoices">
        <FormattedMessage id="invoices.back" />
      </Link>
      {children}
      <Button variant="outline" size="small" onClick={() => window.print()}>
        <PrinterIcon size="small" />
        <FormattedMessage id="invoices.print" />
      </Button>
    </Root>
  );
}
