import styled from '@emotion/styled';
import { up } from '@headstock/ui/breakpoints';
import { StackedTable } from '#mfe-account/features/list-page/stacked-table.ts';

/**
 * Holds the table of offers. Where its nine columns have no room beside each other, each row becomes a block with the amounts below its
 * instrument, so that none of them has to be scrolled to. Renders a `<div>`.
 */
export const OffersTableFrame = styled(StackedTable)`
  container-type: inline-size;
  ${up('tablet')} {
    @container (width < 1280px) {
      & :is(table, tbody) {
        display: grid;
      }
      & thead {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      & tbody > tr {
        display: grid;
        grid-template-columns: 36px repeat(4, minmax(0, 1fr));
        gap: 12px 16px;
        padding: 16px 8px;
        border-bottom: 1px solid var(--hs-line);
      }
      & tbody > tr > :is(th, td, [data-align]) {
        min-width: 0;
        padding: 0;
        border: 0;
        white-space: normal;
        text-align: left;
      }
      & tbody > tr > th {
        grid-column: 2 / -1;
      }
      & tbody > tr > td[data-label] {
        display: grid;
        align-content: start;
        gap: 2px;
        overflow-wrap: anywhere;
        /* Screen readers say the heading of the column already. */
        &::before {
          content: attr(data-label);
          content: attr(data-label) / '';
          color: var(--hs-ink-3);
          font-size: var(--hs-t-small);
        }
      }
      /* Below the instrument, beside the box that chooses it. */
      & tbody > tr > td:nth-of-type(4n + 2) {
        grid-column-start: 2;
      }
    }
  }
`;
