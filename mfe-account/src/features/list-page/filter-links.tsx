import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedNumber } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { addressWith } from './list-address.model.ts';

const Root = styled.nav`
  overflow-x: auto;
  scrollbar-width: none;
  & > ul {
    display: flex;
    min-width: max-content;
    border-bottom: 1px solid var(--hs-line);
  }
  & a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding-inline: 12px;
    border-bottom: 3px solid transparent;
    font-weight: 600;
    font-size: 0.9375rem;
    color: var(--hs-ink-3);
    text-decoration: none;
    &:focus-visible {
      outline-offset: -3px;
    }
    &:hover {
      color: var(--hs-ink);
    }
    &[aria-current] {
      color: var(--hs-ink);
      border-color: var(--hs-plush);
    }
    & > span {
      font-weight: 500;
    }
  }
`;

/** A filter of a list: its value in the address (null: everything), its text, and how many there are. */
export interface FilterLink {
  readonly value: string | null;
  readonly label: ReactNode;
  readonly count?: number;
}

/** Props of the filters. */
export interface FilterLinksProps {
  /** Names the navigation. */
  readonly label: string;
  /** The parameter of the address. */
  readonly name: string;
  readonly current: string | null;
  readonly filters: readonly FilterLink[];
}

/** Brings the chosen one into what is seen of the row, without moving the page. */
function useChosenInView(current: string | null) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (current !== null && row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - 12;
  }, [current]);
  return row;
}

/** The filters of a list as links that keep the search. Renders a `<nav>`. */
export function FilterLinks({ label, name, current, filters }: FilterLinksProps): ReactNode {
  const [query] = useSearchParams();
  const row = useChosenInView(current);
  return (
    <Root aria-label={label} ref={row}>
      <ul>
        {filters.map(({ value, label: text, count }) => (
          <li key={value ?? ''}>
            <Link
              to={addressWith(query, { [name]: value, offer: null })}
              preventScrollReset
              aria-current={value === current ? 'page' : undefined}
            >
              {text}
              {count !== undefined && (
                <span className="hs-num hs-mute">
                  <FormattedNumber value={count} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
