import styled from '@emotion/styled';
import { useRef, useState, type ReactNode } from 'react';
import { useDismiss } from '../use-dismiss.ts';
import { SearchForm } from './search-form.tsx';

const Root = styled.div`
  & > form {
    max-width: 340px;
  }
`;

const Panel = styled.div`
  position: absolute;
  z-index: var(--hs-z-menu);
  top: 100%;
  left: 0;
  right: 0;
  max-height: calc(100dvh - 132px);
  overflow: auto;
  overscroll-behavior: contain;
  border-block: 1px solid var(--hs-line);
  background: var(--hs-surface);
  box-shadow: var(--hs-sh-pop);
`;

/** The search box of wide screens; its suggestions open under the whole header. Renders a `<div>`. */
export function SearchBar({ className }: { readonly className?: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = (): void => setOpen(false);
  useDismiss(root, open, close);
  return (
    <Root ref={root} className={className}>
      <SearchForm open={open} onAsk={() => setOpen(true)} onClose={close} surface={Panel} />
    </Root>
  );
}
