/** One line of the cart as the whole page knows it. */
export interface CartLine {
  readonly id: string;
  readonly orderId: string;
  readonly listingId: string;
  readonly itemId: string;
  readonly slug: string;
  readonly title: string;
  readonly quantity: number;
  readonly amountCents: number;
  readonly imageId: string | null;
  readonly backdrop: string | null;
}

/** The cart as slices share it (persisted under `cartStorageKey`). No id until the first add. */
export interface CartState {
  /** Id of the first returned order. */
  readonly id: string | null;
  readonly orderIds: readonly string[];
  /** Grows with every change on the server; an older one never replaces a newer one. */
  readonly version: number;
  readonly lines: readonly CartLine[];
  readonly subTotalCents: number;
  readonly currency: string;
  readonly loading: boolean;
}

export const emptyCart: CartState = {
  id: null,
  orderIds: [],
  version: 0,
  lines: [],
  subTotalCents: 0,
  currency: 'USD',
  loading: false,
};

/** 'cart' plus the suffix of the shape, so that an older shape is never read. */
export const cartStorageKey = 'cart-v1';

/** The number on the cart's badge. */
export function itemCount(cart: CartState): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}
