import styled from '@emotion/styled';
import { Chip } from '@headstock/ui/chip';
import { ShareAndPrint } from '#mfe-catalog/features/product/share-and-print.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { comparePath, type CompareAddress } from '#mfe-catalog/features/compare/compare-address.model.ts';
import type { CompareRow } from '#mfe-catalog/features/compare/compare-rows.model.ts';

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
export interface CompareBarProps {
  readonly address: CompareAddress;
  readonly rows: readonly CompareRow[];
}

/** In how much the items differ, the switch to see only that, and Share and Print. Renders a `<div>`. */
export function CompareBar({ address, rows }: CompareBarProps) {
  const intl = useIntl();
  const { onlyDifferences } = address;
  return (
    <Root>
      <p>
        <FormattedMessage
          id="catalog.compare.sum"
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
        <FormattedMessage id="catalog.compare.only" />
        {onlyDifferences && <span className="hs-vh">{intl.formatMessage({ id: 'catalog.compare.chosen' })}</span>}
      </Chip>
      <ShareAndPrint title={intl.formatMessage({ id: 'catalog.compare.title' })} />
    </Root>
  );
}
