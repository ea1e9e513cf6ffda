import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { OrderCancelDocument } from './order-actions.generated.ts';
import { ActionForm, actionTexts } from './action-form.tsx';
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
