import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { adminSections } from '#mfe-admin/routes/admin/admin-pages.ts';
import { shortcutOf } from './shortcut.model.ts';

/** How long after g the letter of a page counts. */
const CHORD_MS = 1500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]') !== null;

/** What the shortcuts open. */
export interface ShortcutTargets {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
}

/** Listens to the shortcuts of the back office: Ctrl+K, /, ?, and g with the letter of a page. In a dialog only the first counts. */
export function useShortcuts({ openPalette, openHelp }: ShortcutTargets): void {
  const navigate = useNavigate();
  const goUntil = useRef(0);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const typing = isTyping(event.target) || document.querySelector('dialog[open]') !== null;
    if (!typing && !event.ctrlKey && !event.metaKey && !event.altKey && event.timeStamp < goUntil.current) {
      goUntil.current = 0;
      const pages = adminSections.flatMap(({ pages: own }) => own);
      const page = pages.find(({ letter }) => letter === event.key);
      if (page) {
        event.preventDefault();
        void navigate(page.path);
        return;
      }
    }
    const shortcut = shortcutOf(event, typing);
    if (shortcut === null) return;
    event.preventDefault();
    if (shortcut === 'go') goUntil.current = event.timeStamp + CHORD_MS;
    else if (shortcut === 'help') openHelp();
    else if (shortcut === 'palette') openPalette();
    else {
      const search = document.querySelector<HTMLInputElement>('[data-list-search]');
      if (search) search.focus();
      else openPalette();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
