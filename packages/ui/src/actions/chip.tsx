import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { XIcon } from '../icons/x.tsx';
import type { As } from '../polymorphic.ts';

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 6px 14px;
  border-radius: var(--hs-r-round);
  font-size: var(--hs-t-small);
  font-weight: 500;
  text-decoration: none;
  box-shadow: inset 0 0 0 1.5px var(--hs-line-strong);
  &:focus-visible {
    border-radius: var(--hs-r-round);
  }
  &:hover {
    background: var(--hs-sunken);
  }
  &[data-kind='chosen'] {
    background: var(--hs-ink);
    color: var(--hs-page);
    box-shadow: none;
    &:hover {
      background: var(--hs-ink-2);
    }
  }
  &[data-kind='removable'] {
    padding-right: 10px;
    background: var(--hs-ink);
    color: var(--hs-page);
    box-shadow: none;
    &:hover {
      background: var(--hs-ink-2);
    }
    & svg {
      width: 16px;
      height: 16px;
    }
  }
  &[data-kind='clear'] {
    padding-inline: 6px;
    box-shadow: none;
    text-decoration: underline;
    text-underline-offset: 0.22em;
    &:hover {
      background: none;
    }
  }
`;

/** Props of every chip. */
export interface ChipOwnProps {
  /** `removable` carries a cross, `clear` is the text link that ends a row of them. */
  kind?: 'plain' | 'chosen' | 'removable' | 'clear';
  /** Read out after the text of a removable chip: “, remove this filter”. */
  removeLabel?: string;
  children: ReactNode;
}

/** Props of a chip that renders `E`. */
export type ChipProps<E extends ElementType = 'a'> = As<E, ChipOwnProps>;

/** A chosen filter or a small choice. Renders an `<a>`, or what `as` says. */
export function Chip<E extends ElementType = 'a'>(props: ChipProps<E>): ReactNode;
export function Chip({
  kind = 'plain',
  removeLabel,
  children,
  ...rest
}: ChipOwnProps & { as?: ElementType } & ComponentPropsWithRef<'a'>) {
  return (
    <Root data-kind={kind} {...rest}>
      {children}
      {removeLabel && <span className="hs-vh">{removeLabel}</span>}
      {kind === 'removable' && <XIcon />}
    </Root>
  );
}
