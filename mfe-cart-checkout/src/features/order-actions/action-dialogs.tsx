import type { ShownOrder } from '#mfe-cart-checkout/features/order/shown-order.ts';
import { CancelDialog, RefundDialog } from './cancel-and-refund-dialogs.tsx';
import type { OpenAct } from './open-action.ts';
import { PayDialog } from './pay-dialog.tsx';
import { ContactDialog, SalespersonDialog } from './people-dialogs.tsx';
import { ReturnDialog, UnreturnDialog } from './return-dialogs.tsx';
import { DeliverDialog, ShipDialog, TrackingDialog } from './shipping-dialogs.tsx';

export interface ActDialogsProps {
  readonly act: OpenAct;
  readonly order: ShownOrder;
  readonly onClose: () => void;
}

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
export function ActDialogs({ act, order, onClose }: ActDialogsProps) {
  if (act.kind === 'return') return <ReturnDialog line={act.line} onClose={onClose} />;
  if (act.kind === 'unreturn') return <UnreturnDialog line={act.line} onClose={onClose} />;
  if (act.kind === 'pay') return <PayDialog order={order} unpaid={act.unpaid ?? null} onClose={onClose} />;
  const Chosen = byKind[act.kind];
  return <Chosen order={order} onClose={onClose} />;
}
