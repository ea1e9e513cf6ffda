import styled from '@emotion/styled';
import { formatMoney } from '@headstock/ui/format-money';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConsentFactsFragment } from './consents.generated.ts';

/** All three columns stand side by side on a phone: what is left to the consignor is never out of sight. */
const Root = styled.div`
  & table :is(th, td) {
    padding-inline: 0;
  }
  & tbody th[scope='row'] {
    white-space: normal;
  }
  & table [data-align='end'] {
    padding-inline-start: clamp(8px, 3vw, 20px);
  }
`;

/** Price, the shop's share and what is left to the consignor, now and as proposed, in cents. Renders a `<div>` with a `<table>`. */
export function ConsentTable({ request }: { readonly request: ConsentFactsFragment }): ReactNode {
  const intl = useIntl();
  const money = ({ amountCents }: { readonly amountCents: number }): string =>
    formatMoney(amountCents, { ...intl, cents: 'always' });
  const percent = intl.formatNumber(request.shareBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const share = <FormattedMessage id="consents.share" values={{ percent }} />;
  const rows = [
    ['price', <FormattedMessage key="price" id="consents.price" />, request.priceBefore, request.priceAfter],
    ['share', share, request.shareBefore, request.shareAfter],
    ['net', <FormattedMessage key="net" id="consents.net" />, request.netBefore, request.netAfter],
  ] as const;
  return (
    <Root>
      <Table caption={intl.formatMessage({ id: 'consents.caption' })} hideCaption>
        <thead>
          <tr>
            <th scope="col">
              <span className="hs-vh">
                <FormattedMessage id="consents.caption" />
              </span>
            </th>
            <th scope="col" data-align="end">
              <FormattedMessage id="consents.now" />
            </th>
            <th scope="col" data-align="end">
              <FormattedMessage id={`consents.then.${request.kind}`} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, label, before, after]) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td data-align="end">{money(before)}</td>
              <td data-align="end">{key === 'net' ? <b>{money(after)}</b> : money(after)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}
