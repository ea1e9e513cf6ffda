import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { XIcon } from '../icons/x.tsx';

/** Props of what a modal shows. */
export interface ModalContentProps {
  /** The id of the heading, for the `aria-labelledby` of the `<dialog>`. */
  readonly titleId: string;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Stays at the lower edge: sums and buttons. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The inside of an open modal: a heading with a close button, the body, perhaps a footer. Renders a `<div class="in">` that the modal lays out. */
export function ModalContent({ titleId, title, closeLabel, onClose, footer, children }: ModalContentProps) {
  return (
    <div className="in">
      <header role="none">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <XIcon />
        </IconButton>
      </header>
      <div className="body">{children}</div>
      {footer && <footer role="none">{footer}</footer>}
    </div>
  );
}
