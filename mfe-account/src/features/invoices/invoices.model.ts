import type { InvoiceTableOrdersQuery } from './invoices.generated.ts';

type Node = InvoiceTableOrdersQuery['invoices']['edges'][number]['node'];

/** An order or a refund, as a row of the table. */
export interface InvoiceRow {
  readonly id: string;
  readonly kind: 'order' | 'refund';
  readonly to: string;
  /** Number of the order. */
  readonly number: string;
  /** ISO 8601, UTC. */
  readonly date: string | null;
  /** Last segment of its message id. */
  readonly state: 'UNPAID' | 'PARTIALLY_PAID' | 'PAID' | 'REFUNDED' | 'cancelled' | RefundState;
  /** Negative for money that came back. */
  readonly cents: number;
}

/** How far a refund is, as the pages say it. */
export type RefundState = 'refunded' | 'pending' | 'failed' | 'void';

/** A page of invoices; the cursors lead to the pages beside it, null at the ends. */
export interface InvoicePage {
  readonly rows: readonly InvoiceRow[];
  readonly newer: string | null;
  readonly older: string | null;
}

/** How far a refund is. */
function refundState({
  isVoid,
  status,
}: {
  readonly isVoid: boolean;
  readonly status: 'REQUESTED' | 'PENDING' | 'SUCCEEDED' | 'FAILED';
}): RefundState {
  if (isVoid) return 'void';
  if (status === 'FAILED') return 'failed';
  return status === 'SUCCEEDED' ? 'refunded' : 'pending';
}

function toRow(node: Node): InvoiceRow {
  if (node.__typename === 'Order')
    return {
      id: node.id,
      kind: 'order',
      to: `/profile/settings/invoices/${node.id}`,
      number: node.number ?? '',
      date: node.completedAt,
      state: node.cancelledAt === null ? node.paymentState : 'cancelled',
      cents: node.total.amountCents,
    };
  return {
    id: node.id,
    kind: 'refund',
    to: `/profile/settings/refunds/${node.id}`,
    number: node.order.number ?? '',
    date: node.createdAt,
    state: refundState(node),
    cents: -node.refundedAmount.amountCents,
  };
}

/** A page of the table from the API's answer. */
export function toInvoicePage({ invoices: { edges, pageInfo } }: InvoiceTableOrdersQuery): InvoicePage {
  return {
    rows: edges.map(({ node }) => toRow(node)),
    newer: pageInfo.hasPreviousPage ? pageInfo.startCursor : null,
    older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}
