import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.div`
  overflow-x: auto;
  & > table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  & caption {
    padding-bottom: 14px;
    font: 400 var(--hs-t-3) / 1.1 var(--hs-serif);
    letter-spacing: var(--hs-ls-heading);
    text-align: left;
  }
  & :is(th, td) {
    padding: 12px 20px 12px 0;
    border-bottom: 1px solid var(--hs-line);
    text-align: left;
    vertical-align: baseline;
  }
  & thead th {
    font-size: var(--hs-t-small);
    font-weight: 600;
    color: var(--hs-ink-3);
    white-space: nowrap;
  }
  & tbody th {
    font-weight: 600;
    white-space: nowrap;
  }
  & [data-align='end'] {
    padding-right: 0;
    padding-left: 20px;
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  & tfoot :is(th, td) {
    font-weight: 600;
  }
`;

/** Props of a table. */
export interface TableProps {
  /** The table's name. */
  caption: string;
  /** Keeps the caption for screen readers only. */
  hideCaption?: boolean;
  /** `<thead>`, `<tbody>`, `<tfoot>` as usual; `data-align="end"` on the cells of numbers. */
  children: ReactNode;
}

/**
 * A table that scrolls inside its own frame on a narrow screen, also by keys. Renders a `<div>` with a `<table>`; it is no landmark, since a
 * page may have many of them.
 */
export function Table({ caption, hideCaption, children }: TableProps) {
  return (
    <Root role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className={hideCaption ? 'hs-vh' : undefined}>{caption}</caption>
        {children}
      </table>
    </Root>
  );
}
