import { Field } from '@headstock/ui/field';
import { Textarea } from '@headstock/ui/textarea';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { OrderCancelReturnDocument, OrderRegisterReturnDocument } from './order-actions.generated.ts';
import { ActionForm, actionTexts, textOf } from './action-form.tsx';
import type { ReturnableLineItem } from './open-action.ts';
import { useAction } from './use-action.ts';

interface ReturnProps {
  readonly line: ReturnableLineItem;
  readonly onClose: () => void;
}

/** The dialog 'order-item return': notes that a thing came back. */
export function ReturnDialog({ line, onClose }: ReturnProps) {
  const act = useAction('orderActions.return.done', onClose);
  const [missing, setMissing] = useState(false);
  const submit = (form: FormData): void => {
    const returnNotes = textOf(form, 'returnNotes');
    setMissing(returnNotes === '');
    if (returnNotes === '') return;
    const variables = { id: line.id, returnNotes, expected: line.notes };
    void act.run(OrderRegisterReturnDocument, variables, (result) => result.lineItemSetReturnedAt);
  };
  return (
    <ActionForm texts={actionTexts('return')} {...act} onSubmit={submit} onClose={onClose}>
      <p>{line.title}</p>
      <Field
        label={<FormattedMessage id="orderActions.notes" />}
        required
        error={missing && <FormattedMessage id="orderActions.required" />}
      >
        <Textarea name="returnNotes" rows={4} maxLength={2000} defaultValue={line.notes ?? ''} data-autofocus />
      </Field>
    </ActionForm>
  );
}

/** Takes a return back. */
export function CancelReturnDialog({ line, onClose }: ReturnProps) {
  const act = useAction('orderActions.cancelReturn.done', onClose);
  const submit = (): void =>
    void act.run(OrderCancelReturnDocument, { id: line.id }, (result) => result.lineItemCancelReturn);
  return (
    <ActionForm texts={actionTexts('cancelReturn')} {...act} onSubmit={submit} onClose={onClose}>
      <p>{line.title}</p>
    </ActionForm>
  );
}
