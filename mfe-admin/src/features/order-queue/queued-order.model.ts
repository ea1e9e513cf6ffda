import type { QueuedOrderFragment } from './order-queue.generated.ts';

/** A placed order as staff works on it. */
export type QueuedOrder = QueuedOrderFragment;

/** A row of the table: an order, and the moment of the answer in ms, which the server and the browser render alike. */
export type ListedOrder = QueuedOrder & { readonly now: number };

/** Who bought it: the name of the contact, or of the account; an e-mail where nobody gave a name. */
export function buyerOf({ order: { contact, account } }: QueuedOrder): string {
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');
  return name || account?.displayName || contact?.email || '';
}

/** What was bought: the first item, and how many more there are. */
export function itemsOf({ order: { lineItems } }: QueuedOrder): { readonly title: string; readonly more: number } {
  const [first, ...others] = lineItems;
  return { title: first?.listing.item.title ?? '', more: others.length };
}
