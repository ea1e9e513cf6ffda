/** What a visitor wants: one of the themes, or the system's. */
export type ThemePreference = 'light' | 'dark' | 'auto';

const storageKey = 'theme';
const changed = 'headstock:theme';

/**
 * Text of the script that applies a kept theme before the first paint. Put it, with the page's CSP nonce, into the head
 * before any stylesheet, and `suppressHydrationWarning` on `<html>`.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** The kept preference; `auto` when there is none, when it is garbage, and where storage is blocked. */
export function readTheme(): ThemePreference {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

/** Applies a preference to the page and keeps it; where storage is blocked it holds until the page is left. */
export function setTheme(preference: ThemePreference): void {
  const { dataset } = document.documentElement;
  if (preference === 'auto') delete dataset['theme'];
  else dataset['theme'] = preference;
  try {
    if (preference === 'auto') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // Blocked or full storage: the choice holds for this page only.
  }
  window.dispatchEvent(new Event(changed));
}

/** Calls the listener when the preference changes here or in another tab; returns what ends that. Fits `useSyncExternalStore`. */
export function subscribeTheme(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return;
    const preference = readTheme();
    if (preference === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = preference;
    listener();
  };
  window.addEventListener(changed, listener);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', onStorage);
  };
}
