import type { ReactNode } from 'react';

/** Props of a section. */
export interface SectionProps {
  /** What it stands on; the page by default. On `ebony`, `band` and `tag` every role of colour turns with it. */
  ground?: 'sunken' | 'ebony' | 'band' | 'tag';
  /** Without the tall space above and below. */
  tight?: boolean;
  /** Id of the heading that names it. */
  labelledBy?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A band of the page over its whole width, its content held in the gutters. Renders a `<section>`. */
export function Section({ ground, tight, labelledBy, id, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-ground={ground}
      className={[tight ? '' : 'hs-section', className].filter(Boolean).join(' ') || undefined}
    >
      <div className="hs-wrap">{children}</div>
    </section>
  );
}
