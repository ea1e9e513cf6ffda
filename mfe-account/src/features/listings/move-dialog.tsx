import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { FormError } from '@headstock/ui/form-error';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import type { RowAction } from './listing-row.model.ts';
import { PauseField, pauseEnd, usualPauseEnd } from './pause-field.tsx';

/** What came of a move; `path` is the field of a refusal. */
export interface MoveAnswer {
  readonly success: boolean;
  readonly message: string | null;
  readonly code: string | null;
}

/** Props of the dialog. */
export interface MoveDialogProps {
  readonly action: RowAction;
  readonly title: string;
  /** What the request threw. */
  readonly failure: unknown;
  readonly onClose: () => void;
  readonly onMove: (until: string | null) => Promise<MoveAnswer | null>;
}

/** Asks once before a listing is moved; for a pause until when. Renders a `<dialog>`. */
export function MoveDialog({ action, title, failure, onClose, onMove }: MoveDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const [day, setDay] = useState(usualPauseEnd);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<MoveAnswer | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const answer = await onMove(action === 'PAUSE' ? pauseEnd(day) : null);
    setBusy(false);
    if (answer?.success) onClose();
    else setRefusal(answer);
  };
  const isDay = refusal?.code === 'until';
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id={`listings.action.${action}`} />}
      closeLabel={formatMessage({ id: 'listings.close' })}
    >
      <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>
          <FormattedMessage id={`listings.ask.${action}`} values={{ title }} />
        </p>
        {action === 'PAUSE' && <PauseField day={day} error={isDay ? refusal.message : null} onDay={setDay} />}
        {refusal?.message && !isDay && <FormError alert>{refusal.message}</FormError>}
        <FormFailure error={failure} />
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id={`listings.action.${action}`} />
        </Button>
      </form>
    </Dialog>
  );
}
