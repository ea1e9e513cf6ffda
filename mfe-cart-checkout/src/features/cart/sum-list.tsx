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

/** Amounts that add up, the total large at the end. Renders a `<dl>`. */
export function SumList({ rows }: { readonly rows: readonly SumRow[] }) {
  return (
    <Root className="hs-num">
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
