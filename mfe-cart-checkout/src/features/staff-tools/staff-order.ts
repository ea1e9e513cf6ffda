import type { CartStaffOrderQuery } from './staff-tools.generated.ts';

/** What only staff see of an order in the cart. */
export type StaffOrder = CartStaffOrderQuery['cart']['orders'][number];

/** Props of each staff dialog. */
export interface StaffDialogProps {
  readonly order: StaffOrder;
  readonly onClose: () => void;
}
