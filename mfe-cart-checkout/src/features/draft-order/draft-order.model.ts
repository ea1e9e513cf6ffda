import type { DraftOrderPartsFragment } from './draft-order.generated.ts';

/** An order that staff put together for a buyer. */
export type DraftOrder = DraftOrderPartsFragment;
