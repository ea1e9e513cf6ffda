import styled from '@emotion/styled';
import { Checkbox } from '@headstock/ui/checkbox';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Rows } from '#mfe-account/features/list-page/list-page.tsx';
import { canBeChosen } from './bulk-change.model.ts';
import { ListingCard, type ListingCardProps } from './listing-card.tsx';
import type { ListingRow } from './listing-row.model.ts';

const LazyBulkChange = lazy(async () => ({
  default: (await import(/* webpackChunkName: "listings-bulk-change" */ './bulk-change.tsx')).BulkChange,
}));

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  & > .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
  }
`;

/** Props of the rows. */
export interface ListingRowsProps extends Pick<ListingCardProps, 'withSeller' | 'now'> {
  readonly listings: readonly ListingRow[];
}

/**
 * Listings under each other; one's own can be chosen, and changed together. Renders a `<div>` with a `<ul>`.
 */
export function ListingRows({ listings, withSeller, now }: ListingRowsProps): ReactNode {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const open = withSeller ? [] : listings.filter(canBeChosen);
  // What was changed meanwhile may no longer be there to be chosen.
  const chosen = open.filter(({ id }) => marked.has(id));
  const mark = (id: string, isMarked: boolean): void =>
    setMarked(new Set([...chosen.map((row) => row.id).filter((other) => other !== id), ...(isMarked ? [id] : [])]));
  return (
    <Root tabIndex={-1}>
      {open.length > 1 && (
        <div className="tools">
          <Checkbox
            checked={chosen.length === open.length}
            onChange={({ target }) => setMarked(new Set(target.checked ? open.map(({ id }) => id) : []))}
          >
            <FormattedMessage id="listings.bulk.all" values={{ count: open.length }} />
          </Checkbox>
        </div>
      )}
      <Rows>
        {listings.map((row) => (
          <ListingCard
            key={row.id}
            row={row}
            withSeller={withSeller}
            now={now}
            {...(open.length > 1 && open.includes(row)
              ? { isChosen: marked.has(row.id), onChoose: (isMarked: boolean) => mark(row.id, isMarked) }
              : {})}
          />
        ))}
      </Rows>
      {chosen.length > 0 && (
        <Suspense fallback={null}>
          <LazyBulkChange chosen={chosen} />
        </Suspense>
      )}
    </Root>
  );
}
