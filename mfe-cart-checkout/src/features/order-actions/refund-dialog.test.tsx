/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { money, orderWith } from '#mfe-cart-checkout/testing/placed-order.fixture.ts';
import { renderShop } from '#mfe-cart-checkout/testing/render-shop.fixture.tsx';

afterEach(cleanup);

it('shows what can still be given back once a colleague has refunded meanwhile, and keeps what was typed', async () => {
  let order = orderWith({});
  const quote = { goods: money(10_000), shipping: money(0), financingFee: money(0), tax: money(0), tenders: [] };
  let version = 1;
  const server = createFakeGraphQLClient({
    OrderPage: () => ({ order }),
    OrderRefundQuote: () => ({ orderRefundQuote: { ...quote, id: `quote-${version}`, version } }),
    OrderRefund: () => {
      order = orderWith({ refundable: money(650_000) });
      version = 2;
      return { orderRefundCreate: { success: false, code: 'quote-changed', message: 'The order changed.' } };
    },
  });
  await renderShop('/orders/one', server.client);
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }, { timeout: 8_000 }));
  const box = within(await screen.findByRole('dialog', {}, { timeout: 8_000 }));
  expect(await box.findByText('At most $7,000.00.')).not.toBeNull();
  await userEvent.type(box.getByLabelText(/^Amount/), '100');
  await userEvent.type(box.getByLabelText(/^Reason/), 'Fret wear');
  await userEvent.click(box.getByRole('button', { name: 'Refund' }));
  expect(await box.findByText('At most $6,500.00.')).not.toBeNull();
  expect(box.getByRole('alert').textContent).toContain('The order changed.');
  expect(box.getByLabelText(/^Amount/)).toMatchObject({ value: '100' });
  expect(box.getByLabelText(/^Reason/)).toMatchObject({ value: 'Fret wear' });
});
