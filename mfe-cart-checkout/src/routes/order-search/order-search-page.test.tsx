/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { renderShop } from '#mfe-cart-checkout/testing/render-shop.fixture.tsx';

const original = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

function answerWith(...bodies: unknown[]): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = async (_input, init) => {
    const text = init?.body;
    sent.push(typeof text === 'string' ? JSON.parse(text) : text);
    const body = bodies.shift();
    if (body === undefined) throw new Error('The line is dead.');
    return new Response(JSON.stringify(body));
  };
  return sent;
}

const { client } = createFakeGraphQLClient({});
const find = () => userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
const problem = (code: string) => ({ problems: [{ field: 'any', code }] });

describe('the search of an order', () => {
  it('leads to the order, and nowhere else', async () => {
    const sent = answerWith({ path: 'https://evil.example/orders/1' }, { path: '/orders/abc' });
    const { where } = await renderShop('/orders/search', client);
    await userEvent.type(screen.getByLabelText('Order number'), 'hs-1');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await find();
    expect(await screen.findByText(/could not look/)).not.toBeNull();
    await find();
    await waitFor(() => expect(where()).toBe('/orders/abc'));
    expect(sent[0]).toEqual({ number: 'hs-1', email: 'ada@example.com' });
  });

  it('says at the field what is wrong, and puts the focus there', async () => {
    answerWith(problem('email'), problem('unknown'));
    await renderShop('/orders/search', client);
    await find();
    expect(await screen.findByText('Invalid E-mail')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    await find();
    expect(await screen.findByText(/We know no order/)).not.toBeNull();
    expect(screen.queryByText('Invalid E-mail')).toBeNull();
  });

  it('stays with what was typed when the line is dead', async () => {
    answerWith();
    await renderShop('/orders/search?problem=unknown&number=HS-1', client);
    expect(screen.getByText(/We know no order/)).not.toBeNull();
    await find();
    expect(await screen.findByText(/could not look/)).not.toBeNull();
    expect(screen.getByLabelText('Order number')).toMatchObject({ value: 'HS-1' });
  });

  it('shows how far an order has come, and has the focus then', async () => {
    const status = {
      number: 'HS-1',
      completedAt: '2026-11-02T18:00:00Z',
      stage: 'ON_THE_WAY',
      carrierName: 'FedEx',
      trackingNumber: '784312290517',
      trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr=784312290517',
    };
    const { client: shop } = createFakeGraphQLClient({ OrderStatus: () => ({ orderStatus: status }) });
    answerWith({ path: '/orders/search?found=abc.1.x-y_z' });
    await renderShop('/orders/search', shop);
    await find();
    const heading = await screen.findByRole('heading', { name: 'Order HS-1' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Paid, and not delivered yet')).not.toBeNull();
    expect(screen.getByRole('link', { name: '784312290517' })).toMatchObject({ href: status.trackingUrl });
    await userEvent.click(screen.getByRole('link', { name: 'Look for another order' }));
    expect(await screen.findByLabelText('Order number')).not.toBeNull();
  });

  it('asks once more when the address of a found order does not hold any more', async () => {
    const { client: shop } = createFakeGraphQLClient({ OrderStatus: () => ({ orderStatus: null }) });
    await renderShop('/orders/search?found=old', shop);
    expect(screen.getByText(/was for half an hour/)).not.toBeNull();
    expect(screen.getByLabelText('Order number')).not.toBeNull();
  });
});
