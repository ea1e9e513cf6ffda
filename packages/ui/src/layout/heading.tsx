import type { ReactNode } from 'react';

/** Props of a heading. */
export interface HeadingProps {
  /** Its place in the outline. */
  level: 1 | 2 | 3 | 4;
  /** Its step on the type scale, freely of the level: `title` for a page, `hero` once on the home page. */
  step?: 'hero' | 'title' | '1' | '2' | '3' | 'label';
  id?: string;
  children: ReactNode;
}

/** A heading in the serif. Renders `<h1>` to `<h4>`. */
export function Heading({ level, step = level === 1 ? 'title' : level === 2 ? '2' : '3', id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`hs-${step}`}>
      {children}
    </Tag>
  );
}
