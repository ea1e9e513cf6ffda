import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { choiceStyle } from './choice-style.ts';

const Root = styled.label`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 4px 14px;
  align-items: center;
  padding: 16px 18px;
  border: 1.5px solid var(--hs-line-strong);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  cursor: pointer;
  & > input {
    ${choiceStyle}
  }
  &:has(:checked) {
    border-color: var(--hs-plush);
    box-shadow: inset 0 0 0 1px var(--hs-plush);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--hs-focus);
    outline-offset: 3px;
  }
  & > input:focus-visible {
    outline: 0;
  }
  &:has(:disabled) {
    cursor: not-allowed;
    color: var(--hs-ink-3);
  }
  & b {
    display: block;
    font-weight: 600;
    line-height: 1.4;
  }
  & small {
    display: block;
    font-size: var(--hs-t-small);
    line-height: 1.45;
    color: var(--hs-ink-3);
  }
  & > .end {
    font-weight: 600;
  }
`;

/** Props of a radio card: those of `<input type="radio">` and its texts. */
export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title' | 'children'> {
  title: ReactNode;
  /** The smaller line. */
  note?: ReactNode;
  /** At the right: the price. */
  end?: ReactNode;
}

/** One of several large choices. Put them in a `<fieldset>` under one `name`. Renders a `<label>` with an `<input type="radio">`. */
export function RadioCard({ title, note, end, className, ...rest }: RadioCardProps) {
  return (
    <Root className={className}>
      <input type="radio" {...rest} />
      <span>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      {end && <span className="end hs-num">{end}</span>}
    </Root>
  );
}
