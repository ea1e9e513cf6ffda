import { useAtomValue } from 'jotai';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { comparedItemsAtom, comparisonStorageKey } from './comparison.atoms.ts';
import { loadComparison } from './load-comparison.ts';

// Only ever rendered in the browser, in one language.
const Bar = lazy(async () => {
  const { comparisonBars } = await loadComparison();
  return { default: document.documentElement.lang === 'fr' ? comparisonBars.fr : comparisonBars.en };
});

const never = (): (() => void) => () => undefined;

/** Whether a choice was kept at an earlier visit. Never throws. */
function hasKept(): boolean {
  try {
    return localStorage.getItem(comparisonStorageKey) !== null;
  } catch {
    return false;
  }
}

/** The place of the tray at the end of a page: it comes once something is chosen to be compared. */
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
