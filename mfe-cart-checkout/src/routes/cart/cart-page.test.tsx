/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartAtom, emit } from '@headstock/event-bus';
import { cartOf, lineItemOf, orderOf, type LineItemSpec } from '@headstock/commerce-client/cart-fixture';
import type { PricedCart } from '@headstock/commerce-client/cart';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { renderShop } from '#mfe-cart-checkout/testing/render-shop.fixture.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const guitar: LineItemSpec = { id: 'a', title: '1965 Fender Jazzmaster', unitCents: 700_000 };
const tee: LineItemSpec = { id: 'b', title: 'The H tee', unitCents: 3_200, quantity: 2, stock: 14 };

/** A server with one seller's cart that does what the real one does to it. */
function serve(...wishes: LineItemSpec[]) {
  const server = { lines: wishes, version: 1 };
  const cart = (): PricedCart =>
    cartOf(server.version, ...(server.lines.length > 0 ? [orderOf('one', server.lines.map(lineItemOf))] : []));
  const changed = (lines: LineItemSpec[]) => {
    server.lines = lines;
    server.version++;
    return { success: true, message: null, cart: cart() };
  };
  const fake = createFakeGraphQLClient({
    CartContents: () => ({ cart: cart() }),
    CartSetQuantity: ({ lineItemId, quantity }: { lineItemId: string; quantity: number }) => {
      const lines = server.lines.map((line) => (line.id === lineItemId ? { ...line, quantity } : line));
      return { cartUpdateLineItemQuantity: changed(lines) };
    },
    CartSetNote: ({ notes }: { notes: string }) => {
      return { cartUpdateLineItemNotes: changed(server.lines.map((line) => ({ ...line, notes }))) };
    },
    CartRemoveListing: ({ listingId }: { listingId: string }) => {
      return { cartRemoveListing: changed(server.lines.filter((line) => `listing-${line.id}` !== listingId)) };
    },
    CartAddListing: ({ listingId }: { listingId: string }) => {
      const wish = wishes.find((line) => `listing-${line.id}` === listingId);
      return { cartAddListing: changed(wish ? [...server.lines, { ...wish, quantity: 1 }] : server.lines) };
    },
  });
  return { ...fake, server };
}

describe('the cart page', () => {
  it('shows lines, prices and the sum, and tells the page', async () => {
    const { client } = serve(guitar, tee);
    const { store } = await renderShop('/cart', client);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart');
    expect(screen.getByRole('complementary', { name: 'Summary' }).textContent).toContain('$7,064.00');
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
    expect(store.get(cartAtom)).toMatchObject({ id: 'one', version: 1, subTotalCents: 706_400 });
  });

  it('says whose price a line has: that of an accepted offer, or the asking price again', async () => {
    const { client } = createFakeGraphQLClient({
      CartContents: () => {
        const line = lineItemOf(guitar);
        const offer = { id: 'offer', expiresAt: '2026-11-23T16:15:00.000Z', holds: true };
        const [other, mine] = [lineItemOf({ id: 'c' }), lineItemOf({ id: 'd' })];
        const lines = [
          { ...line, offer },
          { ...lineItemOf(tee), offer: { ...offer, id: 'old-offer', holds: false } },
          { ...other, listing: { ...other.listing, isPendingSale: true } },
          { ...mine, listing: { ...mine.listing, isPendingSale: true, viewerOfferUntil: offer.expiresAt } },
        ];
        return { cart: cartOf(1, orderOf('one', lines)) };
      },
    });
    await renderShop('/cart', client);
    expect(screen.getByText(/^Your offer was accepted. The price holds until Nov 23rd 2026/)).toBeTruthy();
    expect(screen.getByText(/^Your offer ran out on Nov 23rd 2026.*The asking price applies again.$/)).toBeTruthy();
    expect(screen.getAllByText(/^Pending sale:/)).toHaveLength(1);
  });

  it('offers a quantity only where there is more than one', async () => {
    const { client } = serve(guitar, tee);
    await renderShop('/cart', client);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Quantity of The H tee',
    ]);
  });

  it.each([
    ['0', 1, 'Quantity cannot be less than 1. It has been reset to the minimum.'],
    ['99', 14, 'Quantity cannot exceed 14. It has been reset to the maximum.'],
  ])('sets a typed %s back to %i and says so', async (typed, quantity, message) => {
    const { client, calls } = serve(tee);
    const { notifications } = await renderShop('/cart', client);
    const box = screen.getByRole('textbox', { name: 'Quantity of The H tee' });
    await userEvent.clear(box);
    await userEvent.type(box, `${typed}{Enter}`);
    expect(notifications.map((notification) => notification.message)).toEqual([message]);
    expect(calls.at(-1)).toMatchObject({ name: 'CartSetQuantity', variables: { lineItemId: 'b', quantity } });
  });

  it('adds up quick presses and ends at what the server says', async () => {
    const { client, calls, server } = serve(tee);
    await renderShop('/cart', client);
    const more = screen.getByRole('button', { name: 'One more' });
    await userEvent.tripleClick(more);
    const quantities = calls.filter(({ name }) => name === 'CartSetQuantity').map(({ variables }) => variables);
    expect(quantities).toMatchObject([{ quantity: 3 }, { quantity: 4 }, { quantity: 5 }]);
    expect(server.lines[0]?.quantity).toBe(5);
    expect(screen.getByRole('complementary').textContent).toContain('$160.00');
  });

  it('removes with the keyboard, keeps the focus, and puts back what it was', async () => {
    const { client, names, server } = serve(guitar, { ...tee, notes: 'Size L please' });
    await renderShop('/cart', client);
    screen.getByRole('button', { name: 'Remove The H tee' }).focus();
    await userEvent.keyboard('{Enter}');
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    expect(screen.queryByRole('link', { name: 'The H tee' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(names().slice(1)).toEqual(['CartRemoveListing', 'CartAddListing', 'CartSetQuantity', 'CartSetNote']);
    expect(server.lines.at(-1)).toMatchObject({ id: 'b', quantity: 2, notes: 'Size L please' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove The H tee'));
  });

  it('is helpful when it is empty, and still lets the last removal be undone', async () => {
    const { client } = serve(guitar);
    const { store } = await renderShop('/cart', client);
    await userEvent.click(screen.getByRole('button', { name: 'Remove 1965 Fender Jazzmaster' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty. The wall is not.');
    expect(store.get(cartAtom).id).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('link', { name: '1965 Fender Jazzmaster' })).not.toBeNull();
  });

  it('takes out what was sold meanwhile and names it', async () => {
    const { client } = serve(tee, { ...guitar, stock: 0 }, { id: 'c', title: 'A banjo', stock: 0 });
    const { notifications } = await renderShop('/cart', client);
    expect(notifications).toEqual([
      {
        message: 'The following items were removed because they were out of stock: 1965 Fender Jazzmaster, A banjo',
        tone: 'warning',
        timeout: 5000,
      },
    ]);
    expect(screen.queryByRole('link', { name: 'A banjo' })).toBeNull();
  });

  it('does not ask forever for a line that the server keeps', async () => {
    const { client, names } = createFakeGraphQLClient({
      CartContents: () => ({ cart: cartOf(1, orderOf('one', [lineItemOf({ ...guitar, stock: 0 })])) }),
      CartRemoveListing: () => ({
        cartRemoveListing: { success: false, message: 'This order is being paid.', cart: null },
      }),
    });
    const { notifications } = await renderShop('/cart', client);
    expect(names().filter((name) => name === 'CartRemoveListing')).toHaveLength(1);
    expect(notifications).toMatchObject([{ message: 'This order is being paid.', tone: 'negative' }]);
  });

  it('keeps over a reload what was typed of a note and not saved, until it is saved or left', async () => {
    const { client } = serve(guitar);
    await renderShop('/cart', client);
    await userEvent.click(screen.getByRole('button', { name: 'Add a note' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Note to the seller/ }), 'Please call');
    cleanup();
    await renderShop('/cart', client);
    expect(screen.getByRole('textbox', { name: /Note to the seller/ })).toMatchObject({ value: 'Please call' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Add a note' })).not.toBeNull();
    expect(sessionStorage.getItem('cart-notes')).toBeNull();
  });

  it('keeps a note to the seller', async () => {
    const { client, calls } = serve(guitar);
    await renderShop('/cart', client);
    await userEvent.click(screen.getByRole('button', { name: 'Add a note' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Note to the seller/ }), '  Please call first ');
    await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(calls.at(-1)?.variables).toMatchObject({ notes: 'Please call first' });
    expect(screen.getByText('Your note: Please call first')).not.toBeNull();
  });

  it('asks again when another tab changed the cart, or the page comes back from the browser’s store', async () => {
    const { client, names, server } = serve(guitar, tee);
    const { store } = await renderShop('/cart', client);
    server.lines = [tee];
    server.version = 9;
    await act(async () => emit(store, 'cart/changed', { ...store.get(cartAtom), version: 9 }));
    expect(names().filter((name) => name === 'CartContents')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: '1965 Fender Jazzmaster' })).toBeNull();
    const shown = new Event('pageshow');
    Object.defineProperty(shown, 'persisted', { value: true });
    await act(async () => window.dispatchEvent(shown));
    expect(names().filter((name) => name === 'CartContents')).toHaveLength(3);
  });

  it('groups lines by seller', async () => {
    const orders = [
      orderOf('one', [lineItemOf(guitar)]),
      orderOf('two', [lineItemOf(tee)], { seller: { id: 's', displayName: 'Marlow & Daughter' } }),
    ];
    const { client } = createFakeGraphQLClient({ CartContents: () => ({ cart: cartOf(1, ...orders) }) });
    await renderShop('/cart', client);
    const block = screen.getByRole('region', { name: 'Marlow & Daughter' });
    expect(within(block).getByRole('heading', { level: 2 }).textContent).toBe('From Marlow & Daughter');
    expect(within(block).getAllByRole('listitem')).toHaveLength(1);
    expect(block.textContent).toContain('Subtotal$64.00');
    expect(screen.getByRole('complementary', { name: 'Summary' }).textContent).toContain('$7,064.00');
  });
});
