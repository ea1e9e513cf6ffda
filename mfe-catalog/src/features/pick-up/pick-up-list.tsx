import en from '#mfe-catalog/messages/pick-up.en.json' with { type: 'json' };
import fr from '#mfe-catalog/messages/pick-up.fr.json' with { type: 'json' };
import type { PickUpKind, StoreView } from './pick-up.model.ts';
import { PickUpStore } from './pick-up-store.tsx';

/** The words of both languages: they are few, and every chunk has its price on every page. */
export const messages = { en, fr };

/** Props of the list. */
export interface PickUpListProps {
  readonly stores: readonly StoreView[];
  readonly kind: PickUpKind;
}

/** The stores in which an item can be fetched. Renders a `<ul>`. */
export function PickUpList({ stores, kind }: PickUpListProps) {
  return (
    <ul>
      {stores.map((store) => (
        <PickUpStore key={store.id} store={store} kind={kind} />
      ))}
    </ul>
  );
}
