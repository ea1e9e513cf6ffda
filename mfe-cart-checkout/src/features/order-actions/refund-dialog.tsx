import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { ActionForm, actionTexts, textOf } from './action-form.tsx';
import { OrderRefundDocument } from './order-actions.generated.ts';
import { readCents } from './read-cents.model.ts';
import { RefundQuote } from './refund-quote.tsx';
import type { ActionDialogProps } from './shipping-dialogs.tsx';
import { useAction } from './use-action.ts';
import { useRefundQuote } from './use-refund-quote.ts';

/**
 * Gives a part of the money back, as the quote of the API shows it; the call names the quote. One dialog is one intent, however often it is
 * sent.
 */
export function RefundDialog({ order, onClose }: ActionDialogProps) {
  const act = useAction('orderActions.refund.done', onClose);
  const money = useMoney(order.subTotal.currency.iso);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [wrong, setWrong] = useState({ amount: false, reason: false });
  const { quote, problem, isLoading, ask, forget } = useRefundQuote(order.id);
  const most = order.refundable.amountCents;
  const readAmount = (text: string): number | null => {
    const cents = readCents(text);
    return cents !== null && cents > 0 && cents <= most ? cents : null;
  };
  const submit = async (form: FormData): Promise<void> => {
    const amountCents = readAmount(textOf(form, 'amount'));
    const reason = textOf(form, 'reason');
    setWrong({ amount: amountCents === null, reason: reason === '' });
    if (amountCents === null || reason === '') return;
    const shown = quote?.amountCents === amountCents ? quote : await ask(amountCents);
    if (!shown) return;
    const named = { quoteId: shown.id, quoteVersion: shown.version };
    const variables = { id: order.id, amountCents, reason, idempotencyKey, ...named };
    await act.run(OrderRefundDocument, variables, ({ orderRefundCreate }) => {
      // What is shown is out of date: the new one is shown before it is sent again.
      if (orderRefundCreate.code === 'quote-changed') void ask(amountCents);
      return orderRefundCreate;
    });
  };
  const showQuote = (text: string): void => {
    const cents = readAmount(text.trim());
    if (cents === null) forget();
    else if (quote?.amountCents !== cents) void ask(cents);
  };
  return (
    <ActionForm
      texts={actionTexts('refund')}
      busy={act.busy || isLoading}
      refusal={act.refusal ?? problem}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
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
        <TextInput
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          numeric
          data-autofocus
          onChange={forget}
          onBlur={({ target }) => showQuote(target.value)}
        />
      </Field>
      {quote && <RefundQuote quote={quote} currency={order.subTotal.currency.iso} />}
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
