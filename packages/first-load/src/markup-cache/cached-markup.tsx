import { createContext, use, type ReactNode } from 'react';
import type { MarkupCache } from './markup-cache.ts';

/** The parts of the page that is being rendered. */
export interface PageParts {
  /** Notes a part, and whether the cache has it; `mark` stands for it in the page until the page is complete. */
  readonly begin: (cache: MarkupCache, key: string) => { readonly mark: string; readonly isCached: boolean };
}

const Parts = createContext<PageParts | null>(null);
/** On the server, around the page. In the browser there are no parts. */
export const PagePartsProvider = Parts;

export interface CachedMarkupProps {
  readonly cache: MarkupCache;
  /** All that the part shows, its language included. */
  readonly id: string;
  /** Renders the part; not called on the server where the cache has it. */
  readonly children: () => ReactNode;
}

/**
 * A part of a page that is the same whenever `id` is: the server renders it once and writes its markup from then on. In the browser it
 * is rendered and hydrated like any other. It holds nothing personal, no `useId`, no `keyframes`, and nothing that React moves into the
 * head: titles, and pictures of high priority.
 */
export function CachedMarkup({ cache, id, children }: CachedMarkupProps): ReactNode {
  const parts = use(Parts);
  if (!parts) return children();
  const { mark, isCached } = parts.begin(cache, id);
  const start = <template data-part={mark} />;
  if (isCached) return start;
  return (
    <>
      {start}
      {children()}
      <template data-part={`${mark}e`} />
    </>
  );
}
