import styled from '@emotion/styled';

/** The lines of the drawer: `l1` are the large ones, `l2` holds what opens under them. Renders a `<nav>`. */
export const DrawerList = styled.nav`
  & .l1 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    width: 100%;
    min-height: 60px;
    border-bottom: 1px solid var(--hs-line);
    font: 400 1.75rem/1.1 var(--hs-serif);
    text-align: left;
    text-decoration: none;
    &:focus-visible {
      outline-offset: -3px;
    }
    & > span > span {
      font-family: var(--hs-sans);
      vertical-align: middle;
    }
    & > svg {
      transition: transform var(--hs-m-base) var(--hs-m-ease);
    }
    &[aria-expanded='true'] > svg {
      transform: rotate(180deg);
    }
  }
  & .sell {
    color: var(--hs-plush);
  }
  & .l2 {
    padding: 4px 0 16px;
    border-bottom: 1px solid var(--hs-line);
    & a {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 12px;
      min-height: 44px;
      text-decoration: none;
    }
    & a > span {
      color: var(--hs-ink-3);
    }
    & h3 {
      margin: 14px 0 4px;
      font: 600 var(--hs-t-small) / 1 var(--hs-sans);
      letter-spacing: 0;
      color: var(--hs-ink-3);
    }
  }
`;
