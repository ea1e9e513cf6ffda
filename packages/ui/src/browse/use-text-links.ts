import { useCallback, type RefCallback } from 'react';
import { useHref, useNavigate } from 'react-router';

/** Where a link of a text leads within the shop, for the router; undefined for what is left to the browser. `home` is `/` or `/fr`. */
export function placeWithin(home: string, address: string): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  if (home === '/') return address;
  if (!new RegExp(`^${home}(?![^/?#])`).test(address)) return undefined;
  return address.slice(home.length).replace(/^(?!\/)/, '/');
}

/** Whether a click opens its link here, and not in another tab or window. */
export const isPlain = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Gives the ref for an element with ready-made HTML: its links within the shop go the router's way, without a new document.
 * A link that is opened elsewhere, leads elsewhere or to a place on the page stays the browser's.
 */
export function useTextLinks(): RefCallback<HTMLElement> {
  const navigate = useNavigate();
  const home = useHref('/');
  return useCallback(
    (text: HTMLElement) => {
      function follow(event: MouseEvent): void {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const to = placeWithin(home, link?.getAttribute('href') ?? '');
        if (to === undefined || event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        void navigate(to);
      }
      text.addEventListener('click', follow);
      return () => text.removeEventListener('click', follow);
    },
    [navigate, home],
  );
}
