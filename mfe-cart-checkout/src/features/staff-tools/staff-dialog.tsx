import type { ComponentType } from 'react';
import { ContactDialog, SalespersonDialog } from '#mfe-cart-checkout/features/order-actions/people-dialogs.tsx';
import { SendDraftDialog } from './send-draft-dialog.tsx';
import type { StaffDialogProps } from './staff-order.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { ShippingDialog } from './shipping-dialog.tsx';

/** What an admin does to an order of the cart. */
export type StaffAction = 'owner' | 'contact' | 'salesperson' | 'shipping' | 'sendDraft';

const byAct: Readonly<Record<StaffAction, ComponentType<StaffDialogProps>>> = {
  owner: OwnerDialog,
  contact: ContactDialog,
  salesperson: SalespersonDialog,
  shipping: ShippingDialog,
  sendDraft: SendDraftDialog,
};

/** The dialog of an act. */
export function StaffDialog({ act, order, onClose }: StaffDialogProps & { readonly act: StaffAction }) {
  const Chosen = byAct[act];
  return <Chosen order={order} onClose={onClose} />;
}
