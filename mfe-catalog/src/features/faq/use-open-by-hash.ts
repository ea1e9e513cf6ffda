import { useEffect } from 'react';
import { useLocation } from 'react-router';

function openTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  const around = target?.closest('details');
  if (!target || !around || around.open) return;
  around.open = true;
  target.scrollIntoView();
}

/** Opens the `<details>` around what the address's hash names, at first and whenever the hash changes. */
export function useOpenByHash(): void {
  const { hash } = useLocation();
  useEffect(() => openTarget(hash), [hash]);
  useEffect(() => {
    const onHashChange = (): void => openTarget(window.location.hash);
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
}
