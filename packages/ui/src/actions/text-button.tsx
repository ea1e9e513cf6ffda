import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';

const Root = styled.button`
  min-height: 44px;
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

/** A small action in words beside a thing. Renders a `<button type="button">`. */
export function TextButton(props: ComponentPropsWithRef<'button'>) {
  return <Root type="button" {...props} />;
}
