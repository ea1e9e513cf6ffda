import { Button } from '@headstock/ui/button';
import { CardGrid } from '@headstock/ui/card-grid';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ListingCard } from '#mfe-catalog/features/item-card/listing-card.tsx';
import { comparedItemsAtom } from './comparison.atoms.ts';
import { loadComparison } from './load-comparison.ts';
import { compareOf } from './compare-address.model.ts';
import type { CompareView } from './compare-view.model.ts';

/** What this browser chose before, which an address without items cannot know. */
function useComparedIds(): readonly string[] {
  const store = useStore();
  useEffect(() => {
    void loadComparison().then(({ syncComparison }) => syncComparison(store));
  }, [store]);
  return useAtomValue(comparedItemsAtom).map(({ id }) => id);
}

/** Fewer than two: what there is, and how to come to more. Renders a `<div>`. */
export function TooFewItems({ view: { columns } }: { readonly view: CompareView }) {
  const chosen = useComparedIds();
  return (
    <div>
      <p className="hs-lead" style={{ maxWidth: '34em', marginBottom: 24 }}>
        <FormattedMessage id={columns.length === 0 ? 'compare.none' : 'compare.one'} />
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
            <FormattedMessage id="compare.resume" values={{ count: chosen.length }} />
          </Button>
        )}
        <Button as={Link} variant="outline" to="/shop">
          <FormattedMessage id="compare.browse" />
        </Button>
      </div>
    </div>
  );
}
