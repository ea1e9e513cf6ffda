import type { ReactNode } from 'react';

/** Props of every icon. */
export interface IconProps {
  /** 18 px inside text, 22 px alone (the default), 28 px large. */
  size?: 'small' | 'base' | 'large';
  /** What a screen reader says. Without it the icon is ornament and stays silent. */
  label?: string;
  className?: string;
}

/** A component that draws one icon as one stroked path and renders an `<svg>`. */
export type Icon = (props: IconProps) => ReactNode;

const sizeClass = { small: ' hs-i-s', base: '', large: ' hs-i-l' };

/**
 * Makes an icon from its path on a 24 × 24 ground.
 * @param d the path's data
 * @param filled paints the inside too
 */
export function createIcon(d: string, filled = false): Icon {
  return function Icon({ size = 'base', label, className }) {
    const classes = `hs-i${sizeClass[size]}${filled ? ' hs-i-f' : ''}${className ? ` ${className}` : ''}`;
    const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return (
      <svg className={classes} viewBox="0 0 24 24" {...name}>
        <path d={d} />
      </svg>
    );
  };
}
