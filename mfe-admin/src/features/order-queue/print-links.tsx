import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { PrinterIcon } from '@headstock/ui/icons/printer';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Root = styled.div`
  display: grid;
  gap: 12px;
`;

const kinds = ['pick-list', 'packing-slips', 'labels'] as const;

/** Links to what is printed for the chosen orders: files that are kept and read without the network. Renders a `<div>`. */
export function PrintLinks({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const { locale } = useIntl();
  const query = new URLSearchParams({ ids: ids.join(','), lang: locale }).toString();
  return (
    <Root>
      <p>
        <FormattedMessage id="orders.printText" values={{ count: ids.length }} />
      </p>
      {kinds.map((kind) => (
        <Button key={kind} as="a" variant="outline" href={`/api/order-batches/${kind}.pdf?${query}`} target="_blank">
          <PrinterIcon />
          <FormattedMessage id={`orders.print.${kind}`} />
        </Button>
      ))}
    </Root>
  );
}
