import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';

/** The container in which the table scrolls horizontally; its first column is sticky. */
export const TableFrame = styled.section`
  position: relative;
  overflow-x: auto;
  &:focus-visible {
    outline-offset: -3px;
  }
  & > table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  & .side {
    position: sticky;
    z-index: 1;
    left: 0;
    width: 190px;
    background: var(--hs-page);
  }
  & :is(th, td) {
    width: 240px;
    padding: 10px 20px 10px 0;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & tbody :is(th, td) {
    border-top: 1px solid var(--hs-line);
  }
  & tbody th {
    font-weight: 400;
    color: var(--hs-ink-3);
  }
  & tbody td {
    color: var(--hs-ink-3);
  }
  & [data-differs] > th {
    font-weight: 600;
    color: var(--hs-ink);
  }
  & [data-differs] > td {
    font-weight: 500;
    color: var(--hs-ink);
  }
  & tbody .side {
    padding-right: 28px;
    hyphens: auto;
  }
  & .mark {
    position: absolute;
    right: 10px;
    top: 10px;
    color: var(--hs-plush);
  }
  & td > small {
    display: block;
    font-size: var(--hs-t-small);
    font-weight: 400;
    color: var(--hs-ink-3);
  }
  & th.group {
    padding-top: 36px;
    border-top: 0;
    font: 400 var(--hs-t-3) / 1.1 var(--hs-serif);
    color: var(--hs-ink);
    & > span {
      position: sticky;
      left: 0;
    }
  }
  ${down('tablet')} {
    & > table {
      font-size: var(--hs-t-small);
    }
    & .side {
      width: 116px;
    }
    & :is(th, td) {
      width: 148px;
      padding-right: 12px;
    }
  }
  @media print {
    overflow: visible;
    & > table {
      font-size: 7.5pt;
      line-height: 1.2;
    }
    & .side {
      position: relative;
      width: 30mm;
      background: none;
    }
    & :is(th, td) {
      width: auto;
      padding: 1.2pt 6pt 1.2pt 0;
    }
    & .mark {
      top: 1pt;
    }
    & td > span {
      font-size: inherit;
    }
    & td > small {
      display: inline;
      margin-left: 4pt;
      font-size: inherit;
    }
    & th.group {
      padding-top: 4pt;
      font-size: 11pt;
    }
  }
`;
