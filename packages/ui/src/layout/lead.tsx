import type { ReactNode } from 'react';

/** The larger paragraph under a heading. Renders a `<p>`. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="hs-lead">{children}</p>;
}
