import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ModalContent } from './modal-content.tsx';
import { useModal } from './use-modal.ts';

const Root = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(100vw, 400px);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--hs-page);
  color: var(--hs-ink);
  box-shadow: var(--hs-sh-pop);
  &[data-side='right'] {
    inset: 0 0 0 auto;
    width: min(100vw, 440px);
  }
  &::backdrop {
    background: color-mix(in srgb, black 62%, transparent);
  }
  &[open] {
    transition: transform var(--hs-m-base) var(--hs-m-ease);
    @starting-style {
      transform: translateX(-100%);
    }
    &[data-side='right'] {
      @starting-style {
        transform: translateX(100%);
      }
    }
  }
  & > .in {
    display: flex;
    flex-direction: column;
    height: 100%;
    & > header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding: 10px 10px 10px var(--hs-s4);
      border-bottom: 1px solid var(--hs-line);
      & > h2 {
        font-size: var(--hs-t-3);
        outline-offset: 6px;
      }
    }
    & > .body {
      flex: 1;
      overflow: auto;
      overscroll-behavior: contain;
      padding: 8px var(--hs-s4) 24px;
    }
    & > footer {
      display: grid;
      gap: 10px;
      padding: 16px var(--hs-s4);
      border-top: 1px solid var(--hs-line);
      background: var(--hs-surface);
    }
  }
`;

/** Props of a drawer. */
export interface DrawerProps {
  open: boolean;
  /** Called by Esc, the close button and a click outside; set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right';
  closeLabel: string;
  /** Stays at the lower edge: sums and buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal sheet at the side: the menu of a phone, the filters, the mini cart. Renders a `<dialog>`. */
export function Drawer({ open, onClose, title, side = 'left', closeLabel, footer, children }: DrawerProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <Root {...modal} data-side={side} aria-labelledby={open ? titleId : undefined}>
      {open && (
        <ModalContent titleId={titleId} title={title} closeLabel={closeLabel} onClose={onClose} footer={footer}>
          {children}
        </ModalContent>
      )}
    </Root>
  );
}
