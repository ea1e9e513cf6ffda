import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import type { As } from '../polymorphic.ts';

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-weight: 600;
  text-decoration: underline 2px var(--hs-plush);
  & > svg {
    transition: transform var(--hs-m-base) var(--hs-m-ease);
  }
  &:hover > svg {
    transform: translateX(4px);
  }
`;

/** Props of an arrow link that renders `E`. */
export type LinkArrowProps<E extends ElementType = 'a'> = As<E, { children: ReactNode }>;

/** A link that leads on, with an arrow. Renders an `<a>`, or what `as` says: `<LinkArrow as={Link} to="/shop">`. */
export function LinkArrow<E extends ElementType = 'a'>(props: LinkArrowProps<E>): ReactNode;
export function LinkArrow({ children, ...rest }: { as?: ElementType } & ComponentPropsWithRef<'a'>) {
  return (
    <Root {...rest}>
      {children}
      <ArrowRightIcon size="small" />
    </Root>
  );
}
