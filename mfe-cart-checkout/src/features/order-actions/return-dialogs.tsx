import { Field } from '@headstock/ui/field';
import { Textarea } from '@headstock/ui/textarea';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CancelLineReturnDocument, SetLineReturnedDocument } from './order-actions.generated.ts';
import { ActForm, textOf } from './action-form.tsx';
import type { ReturnableLine } from './open-action.ts';
import { useAct } from './use-action.ts';

interface ReturnProps {
  readonly line: ReturnableLine;
  readonly onClose: () => void;
}

/** The dialog 'order-item return': notes that a thing came back. */
export function ReturnDialog({ line, onClose }: ReturnProps) {
  const act = useAct('order.act.return.done', onClose);
  const [missing, setMissing] = useState(false);
  const submit = (form: FormData): void => {
    const returnNotes = textOf(form, 'returnNotes');
    setMissing(returnNotes === '');
    if (returnNotes === '') return;
    void act.run(SetLineReturnedDocument, { id: line.id, returnNotes }, (result) => result.lineItemSetReturnedAt);
  };
  return (
    <ActForm name="return" {...act} onSubmit={submit} onClose={onClose}>
      <p>{line.title}</p>
      <Field
        label={<FormattedMessage id="order.act.notes" />}
        required
        error={missing && <FormattedMessage id="order.act.required" />}
      >
        <Textarea name="returnNotes" rows={4} maxLength={2000} defaultValue={line.notes ?? ''} data-autofocus />
      </Field>
    </ActForm>
  );
}

/** Takes a return back. */
export function UnreturnDialog({ line, onClose }: ReturnProps) {
  const act = useAct('order.act.unreturn.done', onClose);
  const submit = (): void =>
    void act.run(CancelLineReturnDocument, { id: line.id }, (result) => result.lineItemCancelReturn);
  return (
    <ActForm name="unreturn" {...act} onSubmit={submit} onClose={onClose}>
      <p>{line.title}</p>
    </ActForm>
  );
}
