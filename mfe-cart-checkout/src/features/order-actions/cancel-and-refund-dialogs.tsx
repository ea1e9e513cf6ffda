import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { readCents } from './read-cents.model.ts';
import { OrderCancelDocument, OrderRefundDocument } from './order-actions.generated.ts';
import { ActionForm, actionTexts, textOf } from './action-form.tsx';
import type { ActionDialogProps } from './shipping-dialogs.tsx';
import { useAction } from './use-action.ts';

/** Asks once more before an order is cancelled. */
export function CancelDialog({ order, onClose }: ActionDialogProps) {
  const act = useAction('orderActions.cancel.done', onClose);
  const money = useMoney(order.subTotal.currency.iso);
  const paid = order.capturedPayments.reduce((sum, { capturedAmount }) => sum + capturedAmount.amountCents, 0);
  const submit = (): void => void act.run(OrderCancelDocument, { id: order.id }, ({ orderCancel }) => orderCancel);
  return (
    <ActionForm texts={actionTexts('cancel')} {...act} onSubmit={submit} onClose={onClose}>
      <p>
        <FormattedMessage
          id={paid > 0 ? 'orderActions.cancel.back' : 'orderActions.cancel.nothing'}
          values={{ amount: money(paid) }}
        />
      </p>
    </ActionForm>
  );
}

/** Gives a part of the money back. One dialog is one intent, however often it is sent. */
export function RefundDialog({ order, onClose }: ActionDialogProps) {
  const act = useAction('orderActions.refund.done', onClose);
  const money = useMoney(order.subTotal.currency.iso);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [wrong, setWrong] = useState({ amount: false, reason: false });
  const most = order.refundable.amountCents;
  const submit = (form: FormData): void => {
    const amountCents = readCents(textOf(form, 'amount'));
    const reason = textOf(form, 'reason');
    const isAmount = amountCents !== null && amountCents > 0 && amountCents <= most;
    setWrong({ amount: !isAmount, reason: reason === '' });
    if (!isAmount || reason === '') return;
    const variables = { id: order.id, amountCents, reason, idempotencyKey };
    void act.run(OrderRefundDocument, variables, ({ orderRefundCreate }) => orderRefundCreate);
  };
  return (
    <ActionForm texts={actionTexts('refund')} {...act} onSubmit={submit} onClose={onClose}>
      <Field
        label={<FormattedMessage id="orderActions.amount" />}
        required
        hint={<FormattedMessage id="orderActions.most" values={{ amount: money(most, 'always') }} />}
        error={
          wrong.amount && (
            <FormattedMessage id="orderActions.amountInvalid" values={{ amount: money(most, 'always') }} />
          )
        }
      >
        <TextInput name="amount" inputMode="decimal" autoComplete="off" numeric data-autofocus />
      </Field>
      <Field
        label={<FormattedMessage id="orderActions.reason" />}
        required
        hint={<FormattedMessage id="orderActions.reasonHint" />}
        error={wrong.reason && <FormattedMessage id="orderActions.required" />}
      >
        <Textarea name="reason" rows={3} maxLength={500} />
      </Field>
    </ActionForm>
  );
}
