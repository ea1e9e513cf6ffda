import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';

/**
 * Holds a table whose rows become blocks on a phone, each cell with the name of its column (`data-label`) before it, so
 * that nothing has to be scrolled sideways; to screen readers it stays a table with its headings. Renders a `<div>`.
 */
export const StackedTable = styled.div`
  min-width: 0;
  ${down('tablet')} {
    & table,
    & tbody,
    & tfoot {
      display: grid;
    }
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & :is(tbody, tfoot) > tr {
      display: grid;
      gap: 4px;
      padding-block: 14px;
      border-bottom: 1px solid var(--hs-line);
    }
    & tfoot > tr {
      display: flex;
      justify-content: space-between;
    }
    & :is(tbody, tfoot) > tr > :is(th, td, [data-align]) {
      min-width: 0;
      max-width: none;
      padding: 0;
      border: 0;
      white-space: normal;
      overflow-wrap: anywhere;
      &[data-label] {
        display: flex;
        justify-content: space-between;
        gap: 2px 16px;
        text-align: right;
        /* Screen readers say the heading of the column already. */
        &::before {
          content: attr(data-label);
          content: attr(data-label) / '';
          color: var(--hs-ink-3);
          font-weight: 400;
          text-align: left;
          white-space: normal;
        }
      }
    }
  }
`;
