import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { HeartIcon } from '../icons/heart.tsx';

const Root = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: var(--hs-on-paper);
  transition: background-color var(--hs-m-quick);
  &:hover {
    background: color-mix(in srgb, white 50%, transparent);
  }
  &:focus-visible {
    border-radius: 50%;
    outline-color: var(--hs-on-paper);
    outline-offset: -3px;
  }
  &[aria-pressed='true'] svg {
    fill: var(--hs-heart);
    stroke: var(--hs-heart);
  }
  @media print {
    display: none;
  }
`;

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

/** The wishlist heart that lies on a picture. Renders a `<button aria-pressed>`. */
export function HeartButton({ saved, label, ...rest }: HeartButtonProps) {
  return (
    <Root type="button" aria-pressed={saved} aria-label={label} {...rest}>
      <HeartIcon />
    </Root>
  );
}
