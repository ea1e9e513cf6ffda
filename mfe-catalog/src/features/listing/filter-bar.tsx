import styled from '@emotion/styled';
import { up } from '@headstock/ui/breakpoints';
import { FilterIcon } from '@headstock/ui/icons/filter';
import { SortIcon } from '@headstock/ui/icons/sort';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FacetsProps } from './facets.tsx';
import { filterCount } from './listing-address.model.ts';
import { SortSelect } from './sort-select.tsx';

const FilterDrawer = lazy(async () => {
  const { FilterDrawer: Component } = await import(/* webpackChunkName: "filter-drawer" */ './filter-drawer.tsx');
  return { default: Component };
});

const Pill = styled.div`
  position: sticky;
  z-index: 60;
  bottom: calc(16px + var(--hs-dock, 0px));
  display: flex;
  width: fit-content;
  margin: 32px auto 0;
  border-radius: var(--hs-r-round);
  box-shadow: var(--hs-sh-pop);
  & > * {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 52px;
    padding: 0 22px;
    border-radius: var(--hs-r-round);
    font-weight: 600;
    white-space: nowrap;
    text-decoration: none;
  }
  & > * + * {
    border-left: 1px solid var(--hs-line);
    border-radius: 0 var(--hs-r-round) var(--hs-r-round) 0;
  }
  & form {
    position: absolute;
    inset: 0;
    opacity: 0;
    & select {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      cursor: pointer;
    }
  }
  & > div:has(:focus-visible) {
    outline: 3px solid var(--hs-focus);
    outline-offset: 3px;
  }
  ${up('tabletMedium')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/**
 * Filter and Sort at the thumb. The filters come in a drawer, whose code is loaded with the first press; the order is the
 * platform's own list. Renders a `<div>`.
 */
export function FilterBar({ address, view }: FacetsProps) {
  const [open, setOpen] = useState<boolean>();
  const count = filterCount(address);
  return (
    <>
      <Pill data-ground="ebony" data-thumb-bar>
        <a
          href="#filters"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <FilterIcon size="small" />
          <FormattedMessage id="catalog.filter" values={{ count }} />
        </a>
        <div>
          <SortIcon size="small" />
          <span aria-hidden>
            <FormattedMessage id="catalog.sort.short" />
          </span>
          <SortSelect id="sort-phone" address={address} />
        </div>
      </Pill>
      {open !== undefined && (
        <Suspense>
          <FilterDrawer open={open} onClose={() => setOpen(false)} address={address} view={view} />
        </Suspense>
      )}
    </>
  );
}
