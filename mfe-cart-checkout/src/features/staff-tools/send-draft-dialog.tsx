import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import { HandOverDocument } from './staff-tools.generated.ts';
import { ActForm } from '#mfe-cart-checkout/features/order-actions/action-form.tsx';
import { useAct } from '#mfe-cart-checkout/features/order-actions/use-action.ts';
import type { DeskDialogProps } from './staff-order.ts';

const never = () => () => undefined;

/** Hands the order over: to its owner, who finds it in his cart, or to whoever opens the link. */
export function HandOverDialog({ order, onClose }: DeskDialogProps) {
  const act = useAct('order.act.handOver.done', onClose);
  const path = useHref(`/cart?order=${order.id}&key=${encodeURIComponent(order.guestKey ?? '')}`);
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const submit = (): void => void act.run(HandOverDocument, { id: order.id }, ({ orderHandOver }) => orderHandOver);
  return (
    <ActForm name="handOver" {...act} onSubmit={submit} onClose={onClose}>
      <p>
        <FormattedMessage
          id={order.shared ? 'desk.handOver.owner' : 'desk.handOver.link'}
          values={{ name: order.account?.displayName }}
        />
      </p>
      <Field label={<FormattedMessage id="desk.link" />} hint={<FormattedMessage id="desk.linkHint" />}>
        <TextInput readOnly value={origin + path} onFocus={(event) => event.target.select()} data-autofocus />
      </Field>
    </ActForm>
  );
}
