import type { ReactNode } from 'react';

/** The first link of a page, seen when focused: leads past the header to `target`, an id such as `main`. Renders an `<a>`. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className="hs-skip" href={`#${target}`}>
      {children}
    </a>
  );
}
