import type { Page } from '@playwright/test';
import { ask } from './accounts.ts';

/** Something to buy. */
export interface CartListing {
  /** Of the listing. */
  readonly id: string;
  readonly item: { readonly id: string; readonly slug: string; readonly title: string };
}

/** One line of a cart. */
interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly orderId: string;
  readonly listingId: string;
  readonly stock: number;
}

/** The cheapest listing that can be bought, by a filter in the API's syntax: `seller: ["headstock"], keywords: "capo"`. */
export async function findListing(page: Page, filter: string): Promise<CartListing> {
  const { listings } = await ask<{ listings: { nodes: CartListing[] } }>(
    page,
    `{ listings(first: 1, sort: PRICE_ASC, filter: { ${filter}, availability: [AVAILABLE] }) {
      nodes { id item { id slug title } } } }`,
  );
  const [listing] = listings.nodes;
  if (!listing) throw new Error(`Nothing is for sale with ${filter}.`);
  return listing;
}

/** The lines of the page's cart. */
export async function linesOf(page: Page): Promise<readonly Line[]> {
  type Order = {
    id: string;
    lineItems: {
      id: string;
      quantity: number;
      listing: { id: string; item: { retail: { stockLevel: number | null } } };
    }[];
  };
  const { cart } = await ask<{ cart: { orders: Order[] } }>(
    page,
    '{ cart(orderId: []) { orders { id lineItems { id quantity listing { id item { retail { stockLevel } } } } } } }',
  );
  return cart.orders.flatMap(({ id: orderId, lineItems }) =>
    lineItems.map(({ id, quantity, listing }) => ({
      id,
      quantity,
      orderId,
      listingId: listing.id,
      stock: listing.item.retail.stockLevel ?? 0,
    })),
  );
}

/** Puts listings into the page's cart, by the API alone. Throws where one cannot be had. */
export async function fillCart(page: Page, ...listings: readonly CartListing[]): Promise<void> {
  for (const { id, item } of listings) {
    const { cartAddListing } = await ask<{ cartAddListing: { success: boolean; message: string | null } }>(
      page,
      `mutation { cartAddListing(listingId: "${id}") { success message } }`,
    );
    if (!cartAddListing.success) throw new Error(`${item.title}: ${cartAddListing.message}`);
  }
}

/** Takes everything out of the page's cart, by the API alone. */
export async function emptyCart(page: Page): Promise<void> {
  for (const { orderId, listingId } of await linesOf(page))
    await ask(page, `mutation { cartRemoveListing(orderId: "${orderId}", listingId: "${listingId}") { success } }`);
}
