import styled from '@emotion/styled';
import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PortfolioFactsFragment } from './portfolio.generated.ts';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px clamp(20px, 3vw, 40px);
  & dt {
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
  }
`;

/** What an instrument was bought for, what it would fetch, and what it is insured for. Renders a `<dl>`. */
export function ValueLine({ item }: { readonly item: PortfolioFactsFragment }): ReactNode {
  const intl = useIntl();
  const money = ({ amountCents }: { readonly amountCents: number }): string => formatMoney(amountCents, intl);
  const { value, acquiredFor, insuredFor } = item;
  const rows = [
    ['value', value && `${money(value.low)} – ${money(value.high)}`],
    ['acquiredFor', acquiredFor && money(acquiredFor)],
    ['insuredFor', insuredFor && money(insuredFor)],
  ] as const;
  return (
    <Root>
      {rows.map(
        ([key, amount]) =>
          amount !== null && (
            <div key={key} data-key={key}>
              <dt>
                <FormattedMessage id={`portfolio.${key}`} values={{ count: value?.salesCount ?? 0 }} />
              </dt>
              <dd className="hs-num">{amount}</dd>
            </div>
          ),
      )}
    </Root>
  );
}
