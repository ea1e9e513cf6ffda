import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { readCents } from './read-cents.model.ts';
import { CancelOrderDocument, RefundOrderDocument } from './order-actions.generated.ts';
import { ActForm, textOf } from './action-form.tsx';
import type { ActProps } from './shipping-dialogs.tsx';
import { useAct } from './use-action.ts';

/** Asks once more before an order is cancelled. */
export function CancelDialog({ order, onClose }: ActProps) {
  const act = useAct('order.act.cancel.done', onClose);
  const money = useMoney(order.subTotal.currency.iso);
  const paid = order.capturedPayments.reduce((sum, { capturedAmount }) => sum + capturedAmount.amountCents, 0);
  const submit = (): void => void act.run(CancelOrderDocument, { id: order.id }, ({ orderCancel }) => orderCancel);
  return (
    <ActForm name="cancel" {...act} onSubmit={submit} onClose={onClose}>
      <p>
        <FormattedMessage
          id={paid > 0 ? 'order.act.cancel.back' : 'order.act.cancel.nothing'}
          values={{ amount: money(paid) }}
        />
      </p>
    </ActForm>
  );
}

/** Gives a part of the money back. One dialog is one intent, however often it is sent. */
export function RefundDialog({ order, onClose }: ActProps) {
  const act = useAct('order.act.refund.done', onClose);
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
    void act.run(RefundOrderDocument, variables, ({ orderRefundCreate }) => orderRefundCreate);
  };
  return (
    <ActForm name="refund" {...act} onSubmit={submit} onClose={onClose}>
      <Field
        label={<FormattedMessage id="order.act.amount" />}
        required
        hint={<FormattedMessage id="order.act.most" values={{ amount: money(most, 'always') }} />}
        error={
          wrong.amount && <FormattedMessage id="order.act.amountWrong" values={{ amount: money(most, 'always') }} />
        }
      >
        <TextInput name="amount" inputMode="decimal" autoComplete="off" numeric data-autofocus />
      </Field>
      <Field
        label={<FormattedMessage id="order.act.reason" />}
        required
        hint={<FormattedMessage id="order.act.reasonHint" />}
        error={wrong.reason && <FormattedMessage id="order.act.required" />}
      >
        <Textarea name="reason" rows={3} maxLength={500} />
      </Field>
    </ActForm>
  );
}
