import { Button } from '@headstock/ui/button';
import { CardGrid } from '@headstock/ui/card-grid';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ListingCard } from '#mfe-catalog/features/card/listing-card.tsx';
import { chosenAtom } from '#mfe-catalog/features/compare/chosen.atoms.ts';
import { loadTray } from '#mfe-catalog/features/compare/load-tray.ts';
import { compareOf } from '#mfe-catalog/features/compare/compare-address.model.ts';
import type { CompareView } from '#mfe-catalog/features/compare/compare-view.model.ts';

/** What this browser chose before, which an address without items cannot know. */
function useChosenIds(): readonly string[] {
  const store = useStore();
  useEffect(() => {
    void loadTray().then(({ keepChosen }) => keepChosen(store));
  }, [store]);
  return useAtomValue(chosenAtom).map(({ id }) => id);
}

/** Fewer than two: what there is, and how to come to more. Renders a `<div>`. */
export function TooFew({ view: { columns } }: { readonly view: CompareView }) {
  const chosen = useChosenIds();
  return (
    <div>
      <p className="hs-lead" style={{ maxWidth: '34em', marginBottom: 24 }}>
        <FormattedMessage id={columns.length === 0 ? 'catalog.compare.none' : 'catalog.compare.one'} />
      </p>
      {columns.length > 0 && (
        <CardGrid>
          {columns.map((column) => (
            <ListingCard key={column.id} card={column} priority />
          ))}
        </CardGrid>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 24 }}>
        {chosen.length > 1 && (
          <Button as={Link} variant="ink" to={compareOf(chosen)}>
            <FormattedMessage id="catalog.compare.resume" values={{ count: chosen.length }} />
          </Button>
        )}
        <Button as={Link} variant="outline" to="/shop">
          <FormattedMessage id="catalog.compare.browse" />
        </Button>
      </div>
    </div>
  );
}
