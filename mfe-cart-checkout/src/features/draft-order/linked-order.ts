import type { DraftOrder } from './draft-order.model.ts';

/** The draft order that a link leads to, and its key. */
export interface LinkedOrder {
  /** Null when there is no such draft to claim any more. */
  readonly order: DraftOrder | null;
  readonly key: string;
}
