import type { OrderPageQuery } from './order.generated.ts';

/** An order as its page shows it. */
export type ShownOrder = NonNullable<OrderPageQuery['order']>;
