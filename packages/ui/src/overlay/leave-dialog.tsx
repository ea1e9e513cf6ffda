import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

/** What the question says. */
export interface LeaveTexts {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
  /** Label of the button that closes it, which stays. */
  readonly close: string;
}

/** Props of the question itself. */
export interface LeaveDialogProps {
  readonly open: boolean;
  readonly texts: LeaveTexts;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The question itself. Renders a `<dialog>`. */
export function LeaveDialog({ open, texts, onStay, onLeave }: LeaveDialogProps): ReactNode {
  return (
    <Dialog open={open} onClose={onStay} title={texts.title} closeLabel={texts.close}>
      <p>{texts.text}</p>
      <Button wide onClick={onStay} data-autofocus="">
        {texts.stay}
      </Button>
      <Button wide variant="quiet" onClick={onLeave}>
        {texts.leave}
      </Button>
    </Dialog>
  );
}
