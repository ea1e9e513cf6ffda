import { useAtomValue } from 'jotai';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { comparedItemsAtom, comparisonStorageKey } from './comparison.atoms.ts';
import { loadComparison } from './load-comparison.ts';

// Rendered only in the browser, in one language.
const Bar = lazy(async () => {
  const { comparisonBars } = await loadComparison();
  return { default: document.documentElement.lang === 'fr' ? comparisonBars.fr : comparisonBars.en };
});

const never = (): (() => void) => () => undefined;

/** Whether a selection was stored during an earlier visit. Never throws. */
function hasKept(): boolean {
  try {
    return localStorage.getItem(comparisonStorageKey) !== null;
  } catch {
    return false;
  }
}

/** Loads the comparison bar once an item is selected for comparison. Place it at the end of a page. */
export function LazyComparisonBar() {
  const isKept = useSyncExternalStore(never, hasKept, () => false);
  const isChosen = useAtomValue(comparedItemsAtom).length > 0;
  return (
    (isChosen || isKept) && (
      <Suspense>
        <Bar />
      </Suspense>
    )
  );
}
