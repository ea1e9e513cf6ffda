import type { ComponentPropsWithRef } from 'react';
import { HeartIcon } from '../icons/heart.tsx';

/** Props of the heart. */
export interface HeartButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-pressed' | 'aria-label'
> {
  /** Whether the item is on the wishlist. */
  saved: boolean;
  /** The name, with the item in it, the same in both states: “Save 1962 Fender Stratocaster”. */
  label: string;
}

/** The wishlist heart on a picture; its styles are part of the global stylesheet. Renders a `<button aria-pressed>`. */
export function HeartButton({ saved, label, ...rest }: HeartButtonProps) {
  return (
    <button type="button" className="hs-heart" aria-pressed={saved} aria-label={label} {...rest}>
      <HeartIcon />
    </button>
  );
}
