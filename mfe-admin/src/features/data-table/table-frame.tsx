import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';

/** The scrolling frame of a table, in which its heading stays in sight; cards on a phone. Renders a `<section>`. */
export const TableFrame = styled.section`
  position: relative;
  overflow: auto;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  &[data-virtual] {
    max-height: max(360px, calc(100dvh - 220px));
    overscroll-behavior: contain;
  }
  &[aria-busy='true'] > table {
    opacity: 0.55;
    transition: opacity var(--hs-m-base) 150ms;
  }
  & > table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  & :is(th, td) {
    padding: 12px 16px;
    border-bottom: 1px solid var(--hs-line);
    text-align: left;
    vertical-align: middle;
  }
  & [data-density='compact'] :is(th, td) {
    padding-block: 5px;
  }
  & tbody tr:last-of-type > * {
    border-bottom: 0;
  }
  & thead th {
    position: sticky;
    top: 0;
    z-index: 2;
    padding-block: 6px;
    background: var(--hs-surface);
    font-size: var(--hs-t-small);
    font-weight: 600;
    color: var(--hs-ink-3);
    white-space: nowrap;
    & > a {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      min-height: 32px;
      color: inherit;
      text-decoration: none;
      &:hover,
      &[data-sorted] {
        color: var(--hs-ink);
      }
    }
  }
  & tbody th {
    font-weight: 600;
  }
  & tbody time {
    white-space: nowrap;
  }
  & th small,
  & td small {
    display: block;
    font-size: var(--hs-t-small);
    font-weight: 400;
    color: var(--hs-ink-3);
  }
  & [data-align='end'] {
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  & tbody tr {
    outline-offset: -2px;
    &:hover > * {
      background: color-mix(in srgb, var(--hs-sunken) 60%, var(--hs-surface));
    }
    &[aria-selected='true'] > * {
      background: var(--hs-plush-wash);
    }
  }
  & .choose {
    width: 1px;
    padding-right: 0;
    & > input {
      display: block;
      width: 20px;
      height: 20px;
      accent-color: var(--hs-plush);
    }
  }
  ${down('tablet')} {
    border: 0;
    background: none;
    & > table,
    & tbody {
      display: grid;
      gap: 10px;
    }
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & tbody tr[data-row] {
      position: relative;
      display: grid;
      gap: 4px;
      padding: 14px 16px;
      border: 1px solid var(--hs-line);
      border-radius: var(--hs-r-control);
      background: var(--hs-surface);
      &[aria-selected='true'] {
        background: var(--hs-plush-wash);
      }
    }
    & tbody tr[data-row] > :is(th, td) {
      display: flex;
      flex-wrap: wrap;
      gap: 2px 10px;
      padding: 0;
      border: 0;
      background: none;
      text-align: left;
      white-space: normal;
      overflow-wrap: anywhere;
      &[data-label]::before {
        content: attr(data-label);
        flex: 0 0 7.5em;
        font-size: var(--hs-t-small);
        color: var(--hs-ink-3);
      }
      /* Under what it belongs to, and not under the label. */
      &[data-label] > small {
        flex: 0 0 100%;
        padding-left: calc(7.5em + 10px);
      }
    }
    & tbody tr[data-row] > th {
      display: block;
      margin-right: 36px;
      font-size: 1rem;
    }
    & tbody tr[data-row] > .choose {
      position: absolute;
      top: 14px;
      right: 16px;
      width: auto;
    }
  }
  @media print {
    max-height: none;
    overflow: visible;
    & .choose {
      display: none;
    }
  }
`;
