import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { isPlain, placeWithin } from './use-text-links.ts';

/** What a list gives its links. */
export interface ListLinks {
  /** The `href` of a path of the shop, which begins with `/` and has no language prefix. */
  readonly hrefOf: (path: string) => string;
  /** For the element around the links. */
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Links for a long list: plain `<a>` elements, which the list follows in the router's way and without scrolling. A `<Link>` each would
 * cost the page five times as much, on the server and when it hydrates.
 */
export function useListLinks(): ListLinks {
  const navigate = useNavigate();
  const home = useHref('/');
  return {
    hrefOf: (path) => (home === '/' ? path : home + path),
    onClick: (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const to = placeWithin(home, link?.getAttribute('href') ?? '');
      if (to === undefined || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      void navigate(to, { preventScrollReset: true });
    },
  };
}
