import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 14px 24px;
  & dt {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** A fact: its name, and what it is; nothing where it is not known. */
export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactNode {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Names and values. Renders a `<dl>`. */
export function Facts({ children }: { readonly children: ReactNode }): ReactNode {
  return <Root>{children}</Root>;
}
