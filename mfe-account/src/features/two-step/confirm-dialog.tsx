import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Buttons } from './panel.ts';

/** Props of the question. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly hint: ReactNode;
  readonly confirm: ReactNode;
  readonly keep: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once before a way to sign in goes. Renders a `<dialog>`. */
export function ConfirmDialog({ open, title, hint, confirm, keep, onConfirm, onClose }: ConfirmDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={formatMessage({ id: 'factors.close' })}>
      <p>{hint}</p>
      <Buttons>
        <Button onClick={onConfirm}>{confirm}</Button>
        <Button variant="outline" data-autofocus onClick={onClose}>
          {keep}
        </Button>
      </Buttons>
    </Dialog>
  );
}
