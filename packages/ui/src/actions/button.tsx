import styled from '@emotion/styled';
import { keyframes } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import type { As } from '../polymorphic.ts';

const pulse = keyframes`
  50% { opacity: .3 }
`;

const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 48px;
  padding: 11px 22px;
  border: 1.5px solid transparent;
  border-radius: var(--hs-r-control);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--hs-m-quick),
    border-color var(--hs-m-quick),
    color var(--hs-m-quick);
  &[data-variant='plush'] {
    background: var(--hs-plush);
    color: var(--hs-on-plush);
    &:hover {
      background: var(--hs-plush-hover);
    }
  }
  &[data-variant='outline'] {
    border-color: var(--hs-ink);
    &:hover {
      background: var(--hs-ink);
      color: var(--hs-page);
    }
  }
  &[data-variant='quiet']:hover {
    background: var(--hs-sunken);
  }
  &[data-variant='ink'] {
    background: var(--hs-ink);
    color: var(--hs-page);
    &:hover {
      background: var(--hs-ink-2);
    }
  }
  &[data-size='small'] {
    min-height: 44px;
    padding: 8px 16px;
    font-size: var(--hs-t-small);
  }
  &[data-size='large'] {
    min-height: 56px;
    padding-inline: 32px;
    font-size: 1.0625rem;
  }
  &[data-wide] {
    width: 100%;
  }
  &:disabled {
    opacity: 0.5;
  }
  &[aria-busy] {
    cursor: progress;
    & > .label {
      opacity: 0;
    }
    &::after {
      content: '';
      position: absolute;
      width: 34px;
      height: 8px;
      background: radial-gradient(circle, currentColor 3.4px, transparent 4px) center / 13px 8px repeat-x;
      animation: ${pulse} 0.9s infinite;
    }
  }
  & > .label {
    display: inherit;
    align-items: inherit;
    gap: inherit;
  }
  @media print {
    display: none;
  }
`;

/** Props of every button, whatever it renders. */
export interface ButtonOwnProps {
  /** `plush` is for the one action of a view. */
  variant?: 'plush' | 'outline' | 'quiet' | 'ink';
  /** 44, 48 or 56 px high. */
  size?: 'small' | 'base' | 'large';
  /** Takes the whole width. */
  wide?: boolean | undefined;
  /** The action is running: the button keeps its size and focus, and ignores clicks. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** Props of a button that renders `E`. */
export type ButtonProps<E extends ElementType = 'button'> = As<E, ButtonOwnProps>;

/** The button. Renders a `<button type="button">`, or what `as` says: `<Button as={Link} to="/shop">`. */
export function Button<E extends ElementType = 'button'>(props: ButtonProps<E>): ReactNode;
export function Button({
  as,
  variant = 'plush',
  size,
  wide,
  busy,
  children,
  onClick,
  ...rest
}: ButtonOwnProps & { as?: ElementType } & ComponentPropsWithRef<'button'>) {
  const state = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: refuse } : { onClick };
  return (
    <Root
      {...(as ? { as } : { type: 'button' })}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      {...rest}
      {...state}
    >
      <span className="label">{children}</span>
    </Root>
  );
}

function refuse(event: MouseEvent) {
  event.preventDefault();
}
