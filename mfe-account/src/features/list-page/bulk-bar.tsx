import styled from '@emotion/styled';
import { useBottomBarHeight } from '@headstock/ui/use-bottom-bar-height';
import { useRef, type ReactNode } from 'react';

const Root = styled.div`
  display: grid;
  gap: 8px;
  &[data-sticky] {
    position: sticky;
    z-index: 1;
    bottom: 0;
    padding-block: 10px;
    border-top: 1px solid var(--hs-line);
    background: var(--hs-page);
    max-height: 70dvh;
    overflow-y: auto;
  }
  & .do {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** Props of the bar. */
export interface BulkBarProps {
  /** Whether it stays in sight while the rows are scrolled: as soon as one of them is chosen. */
  readonly isSticky: boolean;
  readonly children: ReactNode;
}

/** What is done to the rows of a list that are chosen, below them. Renders a `<div>`. */
export function BulkBar({ isSticky, children }: BulkBarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBarHeight(bar, isSticky);
  return (
    <Root ref={bar} data-sticky={isSticky || undefined}>
      {children}
    </Root>
  );
}
