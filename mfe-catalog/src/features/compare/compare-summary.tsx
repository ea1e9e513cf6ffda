import styled from '@emotion/styled';
import { Chip } from '@headstock/ui/chip';
import { ShareAndPrint } from '#mfe-catalog/features/share/share-and-print.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { comparePath, type CompareAddress } from './compare-address.model.ts';
import type { CompareRow } from './compare-rows.model.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  margin-bottom: 24px;
  & > p {
    color: var(--hs-ink-2);
    & > b {
      color: var(--hs-plush);
    }
  }
  & > div {
    margin: 0 0 0 auto;
  }
  @media print {
    margin-bottom: 4pt;
  }
`;

/** Props of the bar. */
export interface CompareSummaryProps {
  readonly address: CompareAddress;
  readonly rows: readonly CompareRow[];
}

/** In how much the items differ, the switch to see only that, and Share and Print. Renders a `<div>`. */
export function CompareSummary({ address, rows }: CompareSummaryProps) {
  const intl = useIntl();
  const { onlyDifferences } = address;
  return (
    <Root>
      <p>
        <FormattedMessage
          id="compare.summary"
          values={{
            count: rows.filter(({ differs }) => differs).length,
            all: rows.length,
            mark: <b aria-hidden>≠</b>,
          }}
        />
      </p>
      <Chip
        as={Link}
        to={comparePath({ ...address, onlyDifferences: !onlyDifferences })}
        preventScrollReset
        replace
        data-print="hide"
        kind={onlyDifferences ? 'chosen' : 'plain'}
        aria-current={onlyDifferences ? 'true' : undefined}
      >
        <FormattedMessage id="compare.onlyDifferences" />
        {onlyDifferences && <span className="hs-vh">{intl.formatMessage({ id: 'compare.onlyDifferencesOn' })}</span>}
      </Chip>
      <ShareAndPrint title={intl.formatMessage({ id: 'compare.title' })} />
    </Root>
  );
}
