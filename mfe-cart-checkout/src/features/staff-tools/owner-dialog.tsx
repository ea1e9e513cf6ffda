import { Button } from '@headstock/ui/button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SetOrderAccountDocument } from './staff-tools.generated.ts';
import { ActForm, textOf } from '#mfe-cart-checkout/features/order-actions/action-form.tsx';
import { PersonPicker } from '#mfe-cart-checkout/features/order-actions/people-dialogs.tsx';
import { useAct } from '#mfe-cart-checkout/features/order-actions/use-action.ts';
import type { DeskDialogProps } from './staff-order.ts';

/** Says whose the order is that lies in the admin's cart. */
export function OwnerDialog({ order, onClose }: DeskDialogProps) {
  const act = useAct('order.act.owner.done', onClose);
  const [isWrong, setWrong] = useState(false);
  const set = (accountId: string | null): void =>
    void act.run(SetOrderAccountDocument, { id: order.id, accountId }, ({ orderSetAccount }) => orderSetAccount);
  const submit = (form: FormData): void => {
    const accountId = textOf(form, 'person');
    setWrong(accountId === '');
    if (accountId !== '') set(accountId);
  };
  return (
    <ActForm name="owner" {...act} onSubmit={submit} onClose={onClose}>
      <PersonPicker onlyStaff={false} isWrong={isWrong} />
      {order.shared && (
        <Button variant="outline" size="small" onClick={() => set(null)}>
          <FormattedMessage id="desk.makeOwn" />
        </Button>
      )}
    </ActForm>
  );
}
