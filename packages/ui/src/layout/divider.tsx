import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--hs-ink-3);
  font-size: var(--hs-t-small);
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--hs-line);
  }
  &:empty {
    gap: 0;
  }
`;

/** A thin line, with a word in its middle where there is one (“or”). Renders a `<div>`, which is a separator when it has no word. */
export function Divider({ children }: { children?: ReactNode }) {
  return <Root role={children ? undefined : 'separator'}>{children}</Root>;
}
