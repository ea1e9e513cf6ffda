/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { emit } from '@headstock/event-bus';
import { anonymousSession } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { cartOf, lineItemOf, orderOf } from '@headstock/commerce-client/cart-fixture';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { renderShop } from '#mfe-cart-checkout/testing/render-shop.fixture.tsx';

const account = sessionAccount({ id: 'admin', email: 'admin@headstock.test', displayName: 'Nora', isAdmin: true });

afterEach(cleanup);

/** The desk comes with code of its own. */
const patience = { timeout: 10_000 };
const done = { success: true, message: null };
const ada = { id: 'ada', displayName: 'Ada Moreau', email: 'ada@example.com' };

/** A server with one order of an admin’s cart that does what the real one does to it. */
function serve() {
  const state = {
    cents: 700_000,
    version: 1,
    account: null as typeof ada | null,
    handedOver: false,
    fails: false,
    isChanged: false,
    shipping: null as { price: { amountCents: number }; reason: string } | null,
  };
  const order = () => ({
    ...orderOf('one', [
      {
        ...lineItemOf({ id: 'a', title: 'A Jazzmaster', unitCents: state.cents }),
        listing: { ...lineItemOf({ id: 'a', title: 'A Jazzmaster' }).listing, askingPrice: { amountCents: 700_000 } },
      },
    ]),
    version: state.version,
  });
  const changed = (change: Partial<typeof state>) => {
    Object.assign(state, change, { version: state.version + 1 });
    return done;
  };
  const fake = createFakeGraphQLClient({
    CartContents: () => ({ cart: state.handedOver ? cartOf(state.version) : cartOf(state.version, order()) }),
    CartStaffOrder: () => ({
      cart: {
        orders: [
          {
            id: 'one',
            version: state.version,
            guestKey: 'k/y',
            shared: state.account !== null,
            account: state.account ?? account,
            contact: null,
            salesperson: null,
            shippingMethodRef: null,
            shippingChange: state.shipping,
          },
        ],
      },
    }),
    CartStaffShippingMethods: () => ({
      orderShippingMethods: [{ ref: 'ground', name: 'Insured ground', price: { amountCents: 11_800 } }],
    }),
    CartStaffLineFacts: () => ({
      cart: {
        orders: [
          {
            id: 'one',
            lineFacts: [
              {
                lineItemId: 'a',
                cost: null,
                floor: { amountCents: 640_000 },
                margin: { amountCents: 124_000 },
              },
            ],
          },
        ],
      },
    }),
    CartOverrideShipping: ({
      overridePriceCents: cents,
      reason,
    }: {
      overridePriceCents?: number;
      reason?: string;
    }) => ({
      orderSetShippingMethod: state.isChanged
        ? { success: false, code: 'changed', message: 'Grace Hopper has changed this order meanwhile.' }
        : changed({ shipping: cents === undefined ? null : { price: { amountCents: cents }, reason: reason ?? '' } }),
    }),
    CartSetLineItemPrice: ({ amountCents }: { amountCents?: number }) => ({
      cartUpdateLineItemPrice: state.isChanged
        ? { success: false, code: 'changed', message: 'Grace Hopper has changed this meanwhile.' }
        : state.fails
          ? { success: false, message: 'no' }
          : changed({ cents: amountCents ?? 700_000 }),
    }),
    OrderFindPeople: () => ({ accounts: { edges: [{ node: { ...ada, isAdmin: false } }] } }),
    CartSetOwner: () => ({ orderSetAccount: changed({ account: ada }) }),
    CartSendDraft: () => ({ draftOrderSend: changed({ handedOver: true }) }),
  });
  return { ...fake, state };
}

async function openDesk(isAdmin = true) {
  const server = serve();
  const shop = await renderShop('/cart', server.client);
  await act(async () =>
    emit(shop.store, 'session/changed', { ...anonymousSession, known: true, account: { ...account, isAdmin } }),
  );
  return { ...server, ...shop };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the desk in the cart', () => {
  it('is not there for anybody but admins', async () => {
    const { client } = serve();
    await renderShop('/cart', client);
    expect(screen.queryByRole('button', { name: /^Change the price/ })).toBeNull();
  });

  it('sets another price in cents, and goes back to the listed one by leaving it out', async () => {
    const { calls } = await openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the price of A Jazzmaster' }, patience));
    const amount = screen.getByLabelText(/^Price of/);
    await userEvent.clear(amount);
    await press('Save the price');
    expect(screen.getByText('Please type something')).not.toBeNull();
    await userEvent.type(amount, 'cheap');
    await press('Save the price');
    expect(screen.getByText('The value must contain a number')).not.toBeNull();
    await userEvent.clear(amount);
    await userEvent.type(amount, '6,500.50');
    await press('Save the price');
    expect(screen.getByText('Please say why')).not.toBeNull();
    await userEvent.type(screen.getByLabelText(/^Why/), 'A scratch on the back');
    await press('Save the price');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('complementary', { name: 'Summary' }).textContent).toContain('$6,500.50');
    await press('Change the price of A Jazzmaster');
    await press('Back to the listed $7,000');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls.filter(({ name }) => name === 'CartSetLineItemPrice').map(({ variables }) => variables);
    expect(sent).toEqual([
      {
        lineItemId: 'a',
        orderId: 'one',
        expectedCents: 700_000,
        amountCents: 650_050,
        reason: 'A scratch on the back',
      },
      { lineItemId: 'a', orderId: 'one', expectedCents: 650_050 },
    ]);
  });

  it('says so when the price was refused, and keeps what was typed', async () => {
    const { state, notifications } = await openDesk();
    state.fails = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Change the price of A Jazzmaster' }, patience));
    const amount = screen.getByLabelText(/^Price of/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1');
    await userEvent.type(screen.getByLabelText(/^Why/), 'A friend');
    await press('Save the price');
    await waitFor(() => expect(notifications).toEqual([{ message: 'Failed to update item price.', tone: 'negative' }]));
    expect(amount).toMatchObject({ value: '1' });
  });

  it('says in the form that somebody has set another price, and sends it again against that one', async () => {
    const { state, calls } = await openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the price of A Jazzmaster' }, patience));
    const amount = screen.getByLabelText(/^Price of/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '5000');
    await userEvent.type(screen.getByLabelText(/^Why/), 'A friend');
    Object.assign(state, { isChanged: true, cents: 650_000, version: state.version + 1 });
    await press('Save the price');
    expect((await screen.findByRole('alert')).textContent).toContain('Grace Hopper');
    expect(amount).toMatchObject({ value: '5000' });
    state.isChanged = false;
    await press('Save the price');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const seen = calls.filter(({ name }) => name === 'CartSetLineItemPrice').map(({ variables }) => variables);
    expect(seen).toMatchObject([{ expectedCents: 700_000 }, { expectedCents: 650_000 }]);
  });

  it('charges another price for the way, or the quoted one', async () => {
    const { calls } = await openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the shipping' }, patience));
    await userEvent.click(await screen.findByRole('radio', { name: /Insured ground/ }));
    await userEvent.type(screen.getByLabelText(/^Price in/), '25');
    await press('Save');
    expect(screen.getByText('Please say why')).not.toBeNull();
    await userEvent.type(screen.getByLabelText(/^Why/), 'It was late');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Change the shipping');
    // What staff has set is there to be seen, and gone with its reason once it is taken out.
    const amount = await screen.findByLabelText(/^Price in/);
    await waitFor(() => expect(amount).toMatchObject({ value: '25.00' }));
    expect(screen.getByLabelText(/^Why/)).toMatchObject({ value: 'It was late' });
    await userEvent.clear(amount);
    await userEvent.click(await screen.findByRole('radio', { name: /Insured ground/ }));
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ name }) => name === 'CartOverrideShipping').map(({ variables }) => variables)).toEqual([
      { id: 'one', version: 1, shippingMethodRef: 'ground', overridePriceCents: 2_500, reason: 'It was late' },
      { id: 'one', version: 2, shippingMethodRef: 'ground' },
    ]);
  });

  it('says in the form of shipping that somebody changed the order, and keeps what was typed', async () => {
    const { state, calls } = await openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the shipping' }, patience));
    await userEvent.click(await screen.findByRole('radio', { name: /Insured ground/ }));
    await userEvent.type(screen.getByLabelText(/^Price in/), '25');
    await userEvent.type(screen.getByLabelText(/^Why/), 'It was late');
    Object.assign(state, { isChanged: true, version: 7 });
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Grace Hopper');
    expect(screen.getByLabelText(/^Price in/)).toMatchObject({ value: '25' });
    state.isChanged = false;
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const versions = calls.filter(({ name }) => name === 'CartOverrideShipping').map(({ variables }) => variables);
    expect(versions).toMatchObject([{ version: 1 }, { version: 7 }]);
  });

  it('shows the floor and the margin beside a price, and warns of one below the floor', async () => {
    await openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the price of A Jazzmaster' }, patience));
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByText(/Consignor’s floor \$6,400/);
    expect(dialog.textContent).toContain('Brings $1,240');
    expect(dialog.textContent).not.toContain('Cost');
    const amount = screen.getByLabelText(/^Price of/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '6,399.99');
    expect((await within(dialog).findByText(/below the \$6,400/)).textContent).toContain('agreed to');
    await userEvent.clear(amount);
    await userEvent.type(amount, '6400');
    expect(within(dialog).queryByText(/below the/)).toBeNull();
  });

  it('names the owner, then hands the order over with a link', async () => {
    const { calls } = await openDesk();
    const desk = await screen.findByRole('region', { name: 'At the desk' }, patience);
    expect(desk.textContent).toContain('Your own cart');
    await press('Change the owner');
    await userEvent.click(await screen.findByRole('radio', { name: /Ada Moreau/ }, patience));
    await press('Save');
    await waitFor(() => expect(desk.textContent).toContain('Ada Moreau, ada@example.com'));
    expect(calls.find(({ name }) => name === 'CartSetOwner')?.variables).toEqual({
      id: 'one',
      accountId: 'ada',
      expected: 'admin',
    });
    await press('Hand over');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText(/^Link/)).toMatchObject({
      value: 'http://localhost/cart?order=one&key=k%2Fy',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/empty/));
  });
});
