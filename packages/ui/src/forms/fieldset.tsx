import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.fieldset`
  & + & {
    margin-top: 36px;
  }
  & > legend {
    margin-bottom: 16px;
    padding: 0;
    font: 400 var(--hs-t-3) / 1.1 var(--hs-serif);
    letter-spacing: var(--hs-ls-heading);
  }
  & > .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    gap: 10px;
  }
`;

/** Props of a group of fields. */
export interface FieldsetProps {
  legend: ReactNode;
  /** Lays its children, usually radio cards, side by side where there is room. */
  choices?: boolean;
  children: ReactNode;
}

/** A named group of fields or choices. Renders a `<fieldset>`. */
export function Fieldset({ legend, choices, children }: FieldsetProps) {
  return (
    <Root>
      <legend>{legend}</legend>
      {choices ? <div className="choices">{children}</div> : children}
    </Root>
  );
}
