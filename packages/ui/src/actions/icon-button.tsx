import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { As } from '../polymorphic.ts';

const Root = styled.button`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: inherit;
  text-decoration: none;
  &:hover {
    background: var(--hs-sunken);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &:disabled {
    opacity: 0.4;
  }
`;

/** Props of every icon button. */
export interface IconButtonOwnProps {
  /** The name that screen readers say; say the count of a badge in it too. */
  label: string;
  /** The icon, and a `<Badge on="icon">` where there is a count. */
  children: ReactNode;
}

/** Props of an icon button that renders `E`. */
export type IconButtonProps<E extends ElementType = 'button'> = As<E, IconButtonOwnProps>;

/** A round 44 px button with an icon. Renders a `<button type="button">`, or what `as` says. */
export function IconButton<E extends ElementType = 'button'>(props: IconButtonProps<E>): ReactNode;
export function IconButton({
  as,
  label,
  ...rest
}: IconButtonOwnProps & { as?: ElementType } & ComponentPropsWithRef<'button'>) {
  return <Root {...(as ? { as } : { type: 'button' })} aria-label={label} {...rest} />;
}
