import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  & caption {
    padding-bottom: 18px;
    font: 400 var(--hs-t-2) / 1 var(--hs-serif);
    letter-spacing: var(--hs-ls-heading);
    text-align: left;
  }
  & th {
    width: 40%;
    font-weight: 400;
    text-align: left;
    color: var(--hs-ink-3);
  }
  & :is(th, td) {
    padding: 11px 12px 11px 0;
    border-block: 1px solid var(--hs-line);
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  @media print {
    font-size: 8.5pt;
    & caption {
      padding-bottom: 2mm;
      font-size: 13pt;
    }
    & :is(th, td) {
      padding: 2pt 6pt 2pt 0;
    }
  }
`;

/** One row of the specification. */
export interface SpecRow {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** The specification of an item. Renders a `<table>` with a caption. */
export function SpecTable({ caption, rows }: { caption: ReactNode; rows: readonly SpecRow[] }) {
  return (
    <Root>
      <caption>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
