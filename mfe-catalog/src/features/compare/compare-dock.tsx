import { useAtomValue } from 'jotai';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { chosenAtom, chosenKey } from './chosen.atoms.ts';
import { loadTray } from './load-tray.ts';

// Only ever rendered in the browser, in one language.
const Tray = lazy(async () => {
  const { trays } = await loadTray();
  return { default: document.documentElement.lang === 'fr' ? trays.fr : trays.en };
});

const never = (): (() => void) => () => undefined;

/** Whether a choice was kept at an earlier visit. Never throws. */
function hasKept(): boolean {
  try {
    return localStorage.getItem(chosenKey) !== null;
  } catch {
    return false;
  }
}

/** The place of the tray at the end of a page: it comes once something is chosen to be compared. */
export function CompareDock() {
  const isKept = useSyncExternalStore(never, hasKept, () => false);
  const isChosen = useAtomValue(chosenAtom).length > 0;
  return (
    (isChosen || isKept) && (
      <Suspense>
        <Tray />
      </Suspense>
    )
  );
}
