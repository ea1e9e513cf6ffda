import type { ComponentType } from 'react';
import { ContactDialog, SalespersonDialog } from '#mfe-cart-checkout/features/order-actions/people-dialogs.tsx';
import { HandOverDialog } from './send-draft-dialog.tsx';
import type { DeskDialogProps } from './staff-order.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { ShippingDialog } from './shipping-dialog.tsx';

/** What an admin does to an order of the cart. */
export type DeskAct = 'owner' | 'contact' | 'salesperson' | 'shipping' | 'handOver';

const byAct: Readonly<Record<DeskAct, ComponentType<DeskDialogProps>>> = {
  owner: OwnerDialog,
  contact: ContactDialog,
  salesperson: SalespersonDialog,
  shipping: ShippingDialog,
  handOver: HandOverDialog,
};

/** The dialog of an act. */
export function DeskDialog({ act, order, onClose }: DeskDialogProps & { readonly act: DeskAct }) {
  const Chosen = byAct[act];
  return <Chosen order={order} onClose={onClose} />;
}
