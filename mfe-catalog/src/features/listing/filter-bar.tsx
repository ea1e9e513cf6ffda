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

const Pair = styled.div`
  display: flex;
  width: fit-content;
  border-radius: var(--hs-r-round);
  & > * {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
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

const Above = styled(Pair)`
  box-shadow: inset 0 0 0 1px var(--hs-line-strong);
`;

/** Begins below the first screen, so that the floating bar appears when the bar above the cards scrolls out of view. */
const Track = styled.div`
  position: absolute;
  inset: 100svh 0 0;
  display: flex;
  flex-direction: column;
  justify-content: end;
  /* A short listing needs only the bar above. */
  overflow: clip;
  pointer-events: none;
  ${up('tabletMedium')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Floating = styled(Pair)`
  position: sticky;
  z-index: 60;
  bottom: calc(16px + var(--hs-bottom-bar, 0px));
  margin: 0 auto;
  box-shadow: var(--hs-sh-pop);
  pointer-events: auto;
`;

/**
 * Filter and Sort above the cards on phones, and again in a floating bar while scrolling. The filters open in a drawer, whose code is
 * loaded on the first click; the order is a native select. Renders a `<div>`, and another one in its positioned parent.
 */
export function FilterBar({ address, view }: FacetsProps) {
  const [open, setOpen] = useState<boolean>();
  const count = filterCount(address);
  const pair = (id: string, tabIndex?: -1) => (
    <>
      <a
        href="#filters"
        aria-haspopup="dialog"
        tabIndex={tabIndex}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <FilterIcon size="small" />
        <FormattedMessage id="listing.filterButton" values={{ count }} />
      </a>
      <div>
        <SortIcon size="small" />
        <span aria-hidden>
          <FormattedMessage id="listing.sort.short" />
        </span>
        <SortSelect id={id} address={address} {...(tabIndex ? { tabIndex } : {})} />
      </div>
    </>
  );
  return (
    <>
      <Above>{pair('sort-above')}</Above>
      {/* The same for touch; keyboard and screen reader users have the bar above. */}
      <Track aria-hidden>
        <Floating data-ground="ebony" data-thumb-bar>
          {pair('sort-thumb', -1)}
        </Floating>
      </Track>
      {open !== undefined && (
        <Suspense>
          <FilterDrawer open={open} onClose={() => setOpen(false)} address={address} view={view} />
        </Suspense>
      )}
    </>
  );
}
