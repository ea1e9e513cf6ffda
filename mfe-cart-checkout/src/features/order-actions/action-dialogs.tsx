import type { ShownOrder } from '#mfe-cart-checkout/features/order/shown-order.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import type { OpenAction, ReturnableLineItem } from './open-action.ts';
import { PayDialog } from './pay-dialog.tsx';
import { ContactDialog, SalespersonDialog } from './people-dialogs.tsx';
import { ReturnDialog, CancelReturnDialog } from './return-dialogs.tsx';
import { DeliverDialog, ShipDialog, TrackingDialog } from './shipping-dialogs.tsx';

export interface ActionDialogsProps {
  readonly action: OpenAction;
  readonly order: ShownOrder;
  readonly onClose: () => void;
}

/** A line with the notes that it has by now. */
const lineOf = ({ lineItems }: ShownOrder, line: ReturnableLineItem): ReturnableLineItem => ({
  ...line,
  notes: lineItems.find(({ id }) => id === line.id)?.returnNotes ?? null,
});

const byKind = {
  cancel: CancelDialog,
  ship: ShipDialog,
  tracking: TrackingDialog,
  deliver: DeliverDialog,
  refund: RefundDialog,
  contact: ContactDialog,
  salesperson: SalespersonDialog,
} as const;

/** The dialog of an act. */
export function ActionDialogs({ action, order, onClose }: ActionDialogsProps) {
  if (action.kind === 'return') return <ReturnDialog line={lineOf(order, action.line)} onClose={onClose} />;
  if (action.kind === 'cancelReturn') return <CancelReturnDialog line={action.line} onClose={onClose} />;
  if (action.kind === 'pay') return <PayDialog order={order} unpaid={action.unpaid ?? null} onClose={onClose} />;
  if (action.kind === 'claim') return <ClaimDialog order={order} code={action.code ?? null} onClose={onClose} />;
  const Chosen = byKind[action.kind];
  return <Chosen order={order} onClose={onClose} />;
}
