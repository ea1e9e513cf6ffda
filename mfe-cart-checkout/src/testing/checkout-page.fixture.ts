import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createCheckoutServer, type CheckoutServer } from './checkout-server.fixture.ts';

/** Waits for code that is loaded on demand, and for a proof of work. */
export const patience = { timeout: 10_000 };

/** A browser that kept nothing, and a server with one order in the cart. Call it before each test. */
export function startCheckout(): CheckoutServer {
  sessionStorage.clear();
  // jsdom has no media queries.
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  return createCheckoutServer();
}

/** The text of the page's heading. */
export const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

/** Clicks the button of that name. */
export const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

/** Types into the field with that label. */
export const type = (label: string | RegExp, text: string): Promise<void> =>
  userEvent.type(screen.getByLabelText(label), text);

/** Fills the delivery address: Portland, Oregon, with a postal code that may contradict it. */
export async function fillAddress(postalCode = '97214'): Promise<void> {
  await type('Street address', '418 SE Alder Street');
  await type('City', 'Portland');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Oregon');
  await type('Postal code', postalCode);
}

/** Keeps a payment plan in the browser, as the payment step does. */
export const keepPlan = (plan: object): void => sessionStorage.setItem('checkout-payment', JSON.stringify(plan));
