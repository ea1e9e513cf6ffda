import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

const Root = styled.span`
  position: relative;
  display: grid;
  & > select {
    ${controlStyle}
    appearance: none;
    padding-right: 40px;
    text-overflow: ellipsis;
  }
  & > svg {
    position: absolute;
    right: 12px;
    top: 50%;
    margin-top: -9px;
    pointer-events: none;
  }
`;

/** Props of the select: those of `<select>`, `size` in words. */
export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> {
  /** 44 or 48 px high. */
  size?: 'small' | 'base';
}

/** A choice of one from a list, by the platform's own list. Children are `<option>`s. Renders a `<select>` in a `<span>`. */
export function Select({ size, className, ...rest }: SelectProps) {
  return (
    <Root className={className}>
      <select data-size={size} {...useFieldControl(rest)} />
      <ChevronDownIcon size="small" />
    </Root>
  );
}
