import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import type { AdminSlowStockQuery } from './slow-stock.generated.ts';

const Root = styled.div`
  overflow-x: auto;
  & > table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: 6px 14px 6px 0;
    border-bottom: 1px solid var(--hs-line);
    text-align: start;
    white-space: nowrap;
  }
  & .number {
    text-align: end;
  }
`;

/** Props of the bands. */
export interface AgeBandsProps {
  readonly bands: AdminSlowStockQuery['stockAgeBands'];
}

/** All instruments for sale by their age, and what is tied up in them. Renders a `<table>` in a `<div>`. */
export function AgeBands({ bands }: AgeBandsProps): ReactNode {
  return (
    // Wide tables are scrolled by key as well.
    <Root tabIndex={0} role="group" aria-labelledby="slow-stock-bands">
      <table>
        <caption id="slow-stock-bands" className="hs-label hs-mute">
          <FormattedMessage id="slowStock.bands" />
        </caption>
        <thead>
          <tr>
            {(['age', 'count', 'tied', 'asked'] as const).map((key) => (
              <th key={key} scope="col" className={key === 'age' ? undefined : 'number'}>
                <FormattedMessage id={`slowStock.band.${key}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bands.map(({ fromDays, toDays, count, asking, cost, uncosted }) => (
            <tr key={fromDays}>
              <th scope="row">
                <FormattedMessage
                  id={toDays === null ? 'slowStock.band.over' : 'slowStock.band.between'}
                  values={{ from: toDays === null ? fromDays - 1 : fromDays, to: toDays }}
                />
              </th>
              <td className="number">{count}</td>
              <td className="number">
                {uncosted < count || count === 0 ? <Amount money={cost} /> : '–'}
                {uncosted > 0 && (
                  <small className="hs-mute">
                    {' '}
                    <FormattedMessage id="slowStock.uncosted" values={{ count: uncosted }} />
                  </small>
                )}
              </td>
              <td className="number">
                <Amount money={asking} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
