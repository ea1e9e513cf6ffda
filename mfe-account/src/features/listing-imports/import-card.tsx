import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RowCard } from '#mfe-account/features/list-page/row-card.tsx';
import { FileName } from './file-name.tsx';
import { ImportStateBadge } from './import-state.tsx';
import type { ListedImport } from './listing-import.model.ts';
import { OutcomeList } from './outcome-list.tsx';

/** An import in the list: its file, how far it is, and what came of it. Renders an `<li>`. */
export function ImportCard({ row }: { readonly row: ListedImport }): ReactNode {
  const formatDate = useShopDate();
  return (
    <RowCard>
      <header>
        <Heading level={3} step="3">
          <Link to={`/profile/selling/imports/${row.id}`}>
            <FileName>{row.fileName}</FileName>
          </Link>
        </Heading>
        <ImportStateBadge state={row.state} />
        <p>{formatDate(row.createdAt, 'moment')}</p>
      </header>
      <OutcomeList outcomes={row.outcomes} />
    </RowCard>
  );
}
