import { Button } from '@headstock/ui/button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CartSetOwnerDocument } from './staff-tools.generated.ts';
import { ActionForm, textOf } from '#mfe-cart-checkout/features/order-actions/action-form.tsx';
import { PersonPicker } from '#mfe-cart-checkout/features/order-actions/people-dialogs.tsx';
import { useAction } from '#mfe-cart-checkout/features/order-actions/use-action.ts';
import type { StaffDialogProps } from './staff-order.ts';
import { staffTexts } from './staff-texts.ts';

/** Says whose the order is that lies in the admin's cart. */
export function OwnerDialog({ order, onClose }: StaffDialogProps) {
  const act = useAction('staffTools.owner.done', onClose);
  const [isWrong, setWrong] = useState(false);
  const set = (accountId: string | null): void =>
    void act.run(
      CartSetOwnerDocument,
      { id: order.id, accountId, expected: order.account?.id ?? null },
      ({ orderSetAccount }) => orderSetAccount,
    );
  const submit = (form: FormData): void => {
    const accountId = textOf(form, 'person');
    setWrong(accountId === '');
    if (accountId !== '') set(accountId);
  };
  return (
    <ActionForm texts={staffTexts('owner')} {...act} onSubmit={submit} onClose={onClose}>
      <PersonPicker onlyStaff={false} isWrong={isWrong} />
      {order.shared && (
        <Button variant="outline" size="small" onClick={() => set(null)}>
          <FormattedMessage id="staffTools.makeOwn" />
        </Button>
      )}
    </ActionForm>
  );
}
