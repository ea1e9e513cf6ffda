import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import { CartSendDraftDocument } from './staff-tools.generated.ts';
import { ActionForm } from '#mfe-cart-checkout/features/order-actions/action-form.tsx';
import { useAction } from '#mfe-cart-checkout/features/order-actions/use-action.ts';
import type { StaffDialogProps } from './staff-order.ts';
import { staffTexts } from './staff-texts.ts';

const never = () => () => undefined;

/** Hands the order over: to its owner, who finds it in his cart, or to whoever opens the link. */
export function SendDraftDialog({ order, onClose }: StaffDialogProps) {
  const act = useAction('staffTools.sendDraft.done', onClose);
  const path = useHref(`/cart?order=${order.id}&key=${encodeURIComponent(order.guestKey ?? '')}`);
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const submit = (): void =>
    void act.run(
      CartSendDraftDocument,
      { id: order.id, version: order.version },
      ({ draftOrderSend }) => draftOrderSend,
    );
  return (
    <ActionForm texts={staffTexts('sendDraft')} {...act} onSubmit={submit} onClose={onClose}>
      <p>
        <FormattedMessage
          id={order.shared ? 'staffTools.sendDraft.toOwner' : 'staffTools.sendDraft.byLink'}
          values={{ name: order.account?.displayName }}
        />
      </p>
      <Field label={<FormattedMessage id="staffTools.link" />} hint={<FormattedMessage id="staffTools.linkHint" />}>
        <TextInput readOnly value={origin + path} onFocus={(event) => event.target.select()} data-autofocus />
      </Field>
    </ActionForm>
  );
}
