import type { OrderPrintPageQuery } from './order-document.generated.ts';

/** A document of an order, every text as the API wrote it. */
export type ShownDocument = NonNullable<OrderPrintPageQuery['orderDocument']>;
