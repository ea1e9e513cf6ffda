import styled from '@emotion/styled';
import { ModalContent } from '@headstock/ui/modal-content';
import { useModal } from '@headstock/ui/use-modal';
import { useId, type ReactNode } from 'react';

const Root = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(100vw, 560px);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--hs-page);
  color: var(--hs-ink);
  box-shadow: var(--hs-sh-pop);
  &[data-width='wide'] {
    width: min(100vw, 860px);
  }
  &[data-side='left'] {
    inset: 0 auto 0 0;
    width: min(100vw, 320px);
  }
  &::backdrop {
    background: color-mix(in srgb, black 55%, transparent);
  }
  &[open] > .in {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    height: 100%;
  }
  & > .in > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 10px 10px 10px 24px;
    border-bottom: 1px solid var(--hs-line);
    & > h2 {
      font-size: var(--hs-t-3);
      outline-offset: 6px;
      overflow-wrap: anywhere;
    }
  }
  & > .in > .body {
    overflow: auto;
    overscroll-behavior: contain;
    padding: 20px 24px 28px;
  }
`;

/** Props of a sheet. */
export interface SheetProps {
  readonly open: boolean;
  /** Called by Esc, the close button and a click outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly side?: 'left' | 'right';
  /** 560 or 860 px at most. */
  readonly width?: 'base' | 'wide';
  readonly children: ReactNode;
}

/** A modal sheet at the side of the window, the whole window on a phone. Keeps the focus and gives it back. Renders a `<dialog>`. */
export function Sheet({ open, onClose, title, closeLabel, side = 'right', width, children }: SheetProps): ReactNode {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <Root {...modal} data-side={side} data-width={width} aria-labelledby={open ? titleId : undefined}>
      {open && (
        <ModalContent titleId={titleId} title={title} closeLabel={closeLabel} onClose={onClose}>
          {children}
        </ModalContent>
      )}
    </Root>
  );
}
