import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ModalContent } from './modal-content.tsx';
import { useModal } from './use-modal.ts';

const Root = styled.dialog`
  width: min(350px, calc(100vw - 24px));
  max-width: none;
  max-height: calc(100dvh - 24px);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: var(--hs-r-control);
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--hs-surface);
  color: var(--hs-ink);
  box-shadow: var(--hs-sh-pop);
  &[data-size='md'] {
    width: min(560px, calc(100vw - 24px));
  }
  &::backdrop {
    background: color-mix(in srgb, black 62%, transparent);
  }
  &[open] {
    opacity: 1;
    transition:
      opacity var(--hs-m-base),
      transform var(--hs-m-base) var(--hs-m-ease);
    @starting-style {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  & > .in > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 14px 10px 0 24px;
    & > h2 {
      font: 600 var(--hs-t-small) / 1.2 var(--hs-sans);
      letter-spacing: 0;
      color: var(--hs-ink-3);
      outline-offset: 6px;
    }
  }
  & > .in > .body {
    display: grid;
    gap: 16px;
    padding: 2px 24px 26px;
    & > .greeting {
      font: 400 2.5rem/0.95 var(--hs-serif);
      letter-spacing: -0.02em;
      text-wrap: balance;
    }
  }
`;

/** Props of a dialog. */
export interface DialogProps {
  open: boolean;
  /** Called by Esc, the close button and a click outside; set `open` to false. */
  onClose: () => void;
  /** The small line that names it. */
  title: ReactNode;
  /** The large line under it. */
  greeting?: ReactNode;
  /** 350 or 560 px wide. */
  size?: 'sm' | 'md';
  closeLabel: string;
  children: ReactNode;
}

/** A modal dialog: keeps the focus inside and gives it back, locks the page's scroll. Mark the control to focus first with `data-autofocus`. Renders a `<dialog>`. */
export function Dialog({ open, onClose, title, greeting, size = 'sm', closeLabel, children }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <Root {...modal} data-size={size} aria-labelledby={open ? titleId : undefined}>
      {open && (
        <ModalContent titleId={titleId} title={title} closeLabel={closeLabel} onClose={onClose}>
          {greeting && <p className="greeting">{greeting}</p>}
          {children}
        </ModalContent>
      )}
    </Root>
  );
}
