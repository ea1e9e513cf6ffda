import { createContext, use, type ReactNode } from 'react';

/**
 * A kind of parts, a constant of the module that renders them: the server keeps them by it, so that another build of a remote begins with none.
 */
export interface PartKind {
  /** How many the server keeps. */
  readonly limit: number;
}

/** The parts of the page that is being rendered. */
export interface PageParts {
  /** Notes a part, and whether it is kept; `mark` stands for it in the page until the page is complete. */
  readonly begin: (kind: PartKind, key: string) => { readonly mark: string; readonly isCached: boolean };
}

const Parts = createContext<PageParts | null>(null);
/** On the server, around the page. In the browser there are no parts. */
export const PagePartsProvider = Parts;

export interface CachedMarkupProps {
  readonly kind: PartKind;
  /** All that the part shows, its language included. */
  readonly id: string;
  /** Renders the part; not called on the server where it is kept. */
  readonly children: () => ReactNode;
}

/**
 * A part of a page that is the same whenever `id` is: the server renders it once and writes its markup from then on. In the browser it
 * is rendered and hydrated like any other. It holds nothing personal, no `useId`, no `keyframes`, and nothing that React moves into the
 * head: titles, and pictures of high priority.
 */
export function CachedMarkup({ kind, id, children }: CachedMarkupProps): ReactNode {
  const parts = use(Parts);
  if (!parts) return children();
  const { mark, isCached } = parts.begin(kind, id);
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
