import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ActionForm, actionTexts } from './action-form.tsx';
import { OrderClaimDocument } from './order-actions.generated.ts';
import type { ActionDialogProps } from './shipping-dialogs.tsx';
import { useAction } from './use-action.ts';

/** Adds an order that was placed without an account to the viewer's purchases. `code` is from a mailed link; null without one. */
export function ClaimDialog({ order, code, onClose }: ActionDialogProps & { readonly code: string | null }) {
  const act = useAction('orderActions.claim.done', onClose);
  const [query, setQuery] = useSearchParams();
  const close = (): void => {
    onClose();
    if (!query.has('claim')) return;
    query.delete('claim');
    setQuery(query, { replace: true, preventScrollReset: true });
  };
  const submit = (): void =>
    void act.run(OrderClaimDocument, { id: order.id, key: query.get('key'), code }, ({ orderClaim }) => ({
      ...orderClaim,
      ...(orderClaim.outcome === 'MAILED' ? { done: 'orderActions.claim.mailed' } : {}),
    }));
  return (
    <ActionForm texts={actionTexts('claim')} {...act} onSubmit={submit} onClose={close}>
      <p>
        <FormattedMessage
          id={code === null ? 'orderActions.claim.about' : 'orderActions.claim.byLink'}
          values={{ email: order.contact?.email ?? '' }}
        />
      </p>
    </ActionForm>
  );
}
