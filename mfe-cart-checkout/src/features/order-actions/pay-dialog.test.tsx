/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { money, orderWith } from '#mfe-cart-checkout/testing/placed-order.fixture.ts';
import { renderShop } from '#mfe-cart-checkout/testing/render-shop.fixture.tsx';

afterEach(cleanup);

describe('an order that another tab pays meanwhile', () => {
  const open = (position: number) => ({
    position,
    dueAt: '2026-12-21T18:00:00Z',
    state: 'OPEN',
    amount: money(280_000),
  });
  const payable = (remainingCents: number) => ({
    paymentState: 'PARTIALLY_PAID',
    amountRemaining: money(remainingCents),
    viewerActions: ['PAY'],
    layaway: {
      ref: 'three-months',
      deposit: money(140_000),
      nextAmount: money(280_000),
      isOverdue: false,
      instalments: [open(1), open(2), open(3)],
    },
  });
  const options = {
    paymentMethods: ['MANUAL'],
    cardFields: { url: 'http://localhost:3003/fields', origin: 'http://localhost:3003', redirect: false },
    viewer: { id: 'v', isAdmin: true, storeCredits: [] },
  };

  /** Types an amount unless the next instalment is meant, and pays; the order is another one when the refusal arrives. */
  async function payLate(meanwhile: Record<string, unknown>, answer: object, amount?: string) {
    let order = orderWith(payable(840_000));
    const server = createFakeGraphQLClient({
      OrderPage: () => ({ order }),
      CheckoutPaymentOptions: options,
      CheckoutPay: () => {
        order = orderWith(meanwhile);
        return { ordersPay: { success: false, message: null, orders: [], nextAction: null, ...answer } };
      },
    });
    await renderShop('/orders/one#pay', server.client);
    const box = within(await screen.findByRole('dialog', {}, { timeout: 8_000 }));
    await userEvent.type(await box.findByLabelText(/How it was paid/), 'Cash');
    if (amount !== undefined) {
      await userEvent.clear(box.getByLabelText('Amount now'));
      await userEvent.type(box.getByLabelText('Amount now'), amount);
    }
    await userEvent.click(box.getByRole('button', { name: 'Pay now' }));
    return box;
  }

  it('says that what is left changed, and asks for the instalment that is next by now', async () => {
    const next = { ...payable(100_000), layaway: { ...payable(0).layaway, nextAmount: money(90_000) } };
    const box = await payLate(next, { code: 'changed' });
    expect((await box.findByRole('alert')).textContent).toContain('What is left of this order changed meanwhile');
    expect(await box.findByText('$1,000.00 still to pay')).not.toBeNull();
    expect(box.getByLabelText('Amount now')).toMatchObject({ value: '900.00' });
    expect(box.getByLabelText(/How it was paid/)).toMatchObject({ value: 'Cash' });
  });

  it('keeps an amount that was typed, as long as so much is left', async () => {
    const box = await payLate(payable(560_000), { code: 'changed' }, '1234.50');
    expect(await box.findByText('$5,600.00 still to pay')).not.toBeNull();
    expect(box.getByLabelText('Amount now')).toMatchObject({ value: '1234.50' });
  });

  it('says when nothing is left, and offers no button that pays', async () => {
    const paid = { amountRemaining: money(0), viewerActions: [] };
    const box = await payLate(paid, { code: 'invalid', message: 'There is nothing to pay.' });
    expect(await box.findByText(/^Nothing is left to pay of this order/)).not.toBeNull();
    expect(box.queryByRole('button', { name: 'Pay now' })).toBeNull();
    expect(box.queryByText(/still to pay/)).toBeNull();
    await userEvent.click(box.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
