import type { ReactNode } from 'react';

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="hs-vh">{children}</span>;
}
