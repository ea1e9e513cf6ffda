import type { DeskOrderQuery } from './staff-tools.generated.ts';

/** What only staff see of an order in the cart. */
export type DeskedOrder = DeskOrderQuery['cart']['orders'][number];

/** Props of each staff dialog. */
export interface DeskDialogProps {
  readonly order: DeskedOrder;
  readonly onClose: () => void;
}
