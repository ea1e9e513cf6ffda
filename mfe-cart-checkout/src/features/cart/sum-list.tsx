import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 10px 16px;
  & > dd {
    text-align: right;
  }
  & small {
    display: block;
    color: var(--hs-ink-3);
    font-size: var(--hs-t-micro);
  }
  & > .total {
    margin-top: 6px;
    padding-top: 16px;
    border-top: 1px solid var(--hs-line);
    font: 400 2.25rem/1 var(--hs-serif);
  }
  & > dt.total {
    display: flex;
    align-items: end;
    font-size: 1.5rem;
  }
  &[data-small] {
    font-size: var(--hs-t-small);
    gap: 6px 16px;
    & > .total {
      margin-top: 0;
      padding-top: 0;
      border-top: 0;
      font: 600 var(--hs-t-body) / 1.4 var(--hs-sans);
    }
  }
`;

/** One row of a sum. */
export interface SumRow {
  readonly key: string;
  readonly label: ReactNode;
  /** The smaller line under the label. */
  readonly note?: ReactNode;
  readonly value: ReactNode;
  /** The row that the others add up to. */
  readonly total?: boolean;
}

/** Props of a sum. */
export interface SumListProps {
  readonly rows: readonly SumRow[];
  /** The sum of a part: its total is no larger than the text. */
  readonly small?: boolean;
}

/** Amounts that add up, the total large at the end. Renders a `<dl>`. */
export function SumList({ rows, small }: SumListProps) {
  return (
    <Root className="hs-num" data-small={small}>
      {rows.map((row) => (
        <SumPair key={row.key} row={row} />
      ))}
    </Root>
  );
}

function SumPair({ row: { label, note, value, total } }: { readonly row: SumRow }) {
  const name = total ? 'total' : undefined;
  return (
    <>
      <dt className={name}>
        <span>
          {label}
          {note && <small>{note}</small>}
        </span>
      </dt>
      <dd className={name}>{value}</dd>
    </>
  );
}
