import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { formatMoney } from '@headstock/ui/format-money';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PriceView } from './page-view.model.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(200px, 4fr) minmax(0, 8fr);
  align-items: start;
  gap: 16px clamp(32px, 4.4vw, 72px);
  padding-top: 12px;
  & > table {
    width: 100%;
    border-collapse: collapse;
  }
  & tr {
    border-top: 1px solid var(--hs-line);
    &:last-child {
      border-bottom: 1px solid var(--hs-line);
    }
  }
  & :is(th, td) {
    padding: 16px 0;
    font-weight: 400;
    text-align: left;
    vertical-align: baseline;
  }
  & th > b {
    display: block;
    font: 400 1.625rem/1.15 var(--hs-serif);
  }
  & th > span {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & td {
    padding-left: 24px;
    font-weight: 600;
    text-align: right;
    white-space: nowrap;
  }
  ${down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What work at the bench costs. Renders a `<section>` with a `<table>`. */
export function PriceList({ prices }: { readonly prices: readonly PriceView[] }) {
  const { locale } = useIntl();
  return (
    <Root className="hs-wrap" aria-labelledby="prices">
      <h2 id="prices">
        <FormattedMessage id="content.prices" />
      </h2>
      <table aria-labelledby="prices">
        <tbody>
          {prices.map(({ service, note, cents, isFixed }) => (
            <tr key={service}>
              <th scope="row">
                <b>{service}</b>
                <span>{note}</span>
              </th>
              <td className="hs-num">
                <FormattedMessage
                  id={isFixed ? 'content.price' : 'content.priceFrom'}
                  values={{ price: formatMoney(cents, { locale }) }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
