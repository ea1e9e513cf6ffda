import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { As } from '../polymorphic.ts';

const Root = styled.button`
  min-height: 44px;
  &:is(a) {
    display: inline-flex;
    align-items: center;
  }
  color: var(--hs-ink-2);
  font-size: var(--hs-t-small);
  text-decoration: underline 1px;
  text-underline-offset: 0.22em;
  &:hover {
    color: var(--hs-ink);
    text-decoration-thickness: 2px;
  }
  &[aria-disabled='true'] {
    cursor: progress;
    opacity: 0.6;
  }
  @media print {
    display: none;
  }
`;

/** Props of a text button that renders `E`. */
export type TextButtonProps<E extends ElementType = 'button'> = As<E, { children: ReactNode }>;

/** A small action in words beside a thing. Renders a `<button type="button">`, or what `as` says: `<TextButton as={Link} to="/shop">`. */
export function TextButton<E extends ElementType = 'button'>(props: TextButtonProps<E>): ReactNode;
export function TextButton({ as, ...rest }: { as?: ElementType } & ComponentPropsWithRef<'button'>) {
  return <Root {...(as ? { as } : { type: 'button' })} {...rest} />;
}
