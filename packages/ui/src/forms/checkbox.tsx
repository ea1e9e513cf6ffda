import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { choiceStyle } from './choice-style.ts';

const Root = styled.label`
  display: inline-flex;
  align-items: start;
  gap: 10px;
  min-height: 44px;
  padding-block: 10px;
  line-height: 1.45;
  cursor: pointer;
  & > input {
    ${choiceStyle}
    margin-top: 2px;
  }
  &[data-size='small'] {
    align-items: center;
    gap: 8px;
    min-height: 28px;
    padding-block: 0;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-2);
    & > input {
      margin-top: 0;
    }
  }
`;

/** Props of a checkbox: those of `<input>`, its text as children. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** `radio` for one of several; give them one `name`. */
  type?: 'checkbox' | 'radio';
  /** `small` is for the Compare of a card. */
  size?: 'small' | 'base';
  children: ReactNode;
}

/** A checkbox or radio button with its text. Renders a `<label>` with an `<input>`. */
export function Checkbox({ type = 'checkbox', size, children, className, ...rest }: CheckboxProps) {
  return (
    <Root data-size={size} className={className}>
      <input type={type} {...rest} />
      <span>{children}</span>
    </Root>
  );
}
