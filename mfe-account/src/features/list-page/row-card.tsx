import styled from '@emotion/styled';
import { up } from '@headstock/ui/breakpoints';

/** The card of an order or an offer in a list: a head, its items, and what can be done. Renders an `<li>`. */
export const RowCard = styled.li`
  display: grid;
  /* A word that is longer than the card breaks; the card does not grow with it. */
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: 14px;
  padding: clamp(16px, 2vw, 22px);
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 14px;
    & > p {
      ${up('tablet')} {
        margin-left: auto;
      }
      color: var(--hs-ink-3);
      font-size: var(--hs-t-small);
    }
  }
  & > header > div + div {
    flex: 1 1 180px;
    min-width: 0;
  }
  & > ul {
    display: grid;
    gap: 12px;
    & > li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 10px 16px;
      & > div:nth-of-type(2) {
        flex: 1 1 180px;
        min-width: 0;
        & > a {
          font-weight: 600;
        }
      }
    }
  }
  & > .where {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-2);
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px clamp(20px, 3vw, 40px);
    & dt {
      color: var(--hs-ink-3);
      font-size: var(--hs-t-small);
    }
    & [data-key='left'] dd,
    & [data-key='next'] dd {
      font-weight: 600;
    }
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 18px;
    font-size: var(--hs-t-small);
    & > a:not([data-variant]) {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;
