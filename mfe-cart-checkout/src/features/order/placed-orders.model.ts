/** The way to another order of the same payment. */
export interface PlacedLink {
  readonly id: string;
  readonly number: string;
  readonly path: string;
}

function linkOf(raw: unknown): PlacedLink | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw) || typeof raw.id !== 'string') return null;
  const number = 'number' in raw && typeof raw.number === 'string' ? raw.number : raw.id;
  const key = 'guestKey' in raw && typeof raw.guestKey === 'string' ? raw.guestKey : null;
  const path = `/orders/${encodeURIComponent(raw.id)}${key === null ? '' : `?key=${encodeURIComponent(key)}`}`;
  return { id: raw.id, number, path };
}

/**
 * What the checkout left in the history's entry when it led here: the other orders that were placed with this one.
 * @returns null when the shopper does not come from placing this order
 */
export function placedOf(state: unknown, orderId: string): readonly PlacedLink[] | null {
  if (typeof state !== 'object' || state === null || !('placed' in state) || !Array.isArray(state.placed)) return null;
  const links = state.placed.map(linkOf).filter((link) => link !== null);
  return links.some((link) => link.id === orderId) ? links.filter((link) => link.id !== orderId) : null;
}
