/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConsent } from '@headstock/contracts/consent';
import { listen } from '@headstock/event-bus';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BareLayout } from '../bare-layout.tsx';
import { DefaultLayout } from '../default-layout.tsx';
import { renderPage } from '../layout.fixture.tsx';
import { ConsentLink } from './consent-link.tsx';
import { consentHostAtom } from './consent-host.atoms.ts';
import { ConsentSlot } from './consent-slot.tsx';
import { ConsentHost } from './consent-host.tsx';
import { isConsentPending } from './consent-pending.ts';

const signals = { globalPrivacyControl: false };
const setSignal = (value: boolean): void => {
  signals.globalPrivacyControl = value;
};
Object.defineProperty(navigator, 'globalPrivacyControl', {
  configurable: true,
  get: () => signals.globalPrivacyControl,
});

beforeEach(() => {
  document.cookie = 'headstock-consent=; Max-Age=0; Path=/';
  setSignal(false);
});
afterEach(cleanup);

const piece = (
  <>
    <ConsentSlot />
    <ConsentLink />
  </>
);
const Layouts = (): ReactNode =>
  useLocation().pathname === '/checkout' ? <BareLayout>pay</BareLayout> : <DefaultLayout>order</DefaultLayout>;
const region = () => screen.queryByRole('region', { name: 'Privacy choices' });
const button = (name: string) => screen.getByRole('button', { name });

/** A page to which its late parts have come. */
function open(): ReturnType<typeof renderPage> {
  const page = renderPage(piece);
  act(() => page.store.set(consentHostAtom, { ConsentHost }));
  return page;
}
async function ask(): Promise<ReturnType<typeof renderPage>> {
  const page = open();
  await screen.findByRole('region', { name: 'Privacy choices' });
  return page;
}

describe('the question what may be counted', () => {
  it('stands beside the page: it is no dialog, and leaves the focus where it is', async () => {
    const { store } = await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    expect(isConsentPending(store, document, navigator)).toBe(true);
  });

  it.each([
    ['Accept', 'all'],
    ['Only what is needed', 'needed'],
  ] as const)('keeps the answer %s, says so once, and goes', async (name, choice) => {
    const { store } = await ask();
    const heard: string[] = [];
    listen(store, 'consent/changed', (change) => heard.push(change.choice));
    await userEvent.click(button(name));
    expect(readConsent(document.cookie)).toBe(choice);
    expect(heard).toEqual([choice]);
    expect(region()).toBeNull();
    expect(isConsentPending(store, document, navigator)).toBe(false);
  });

  it('goes without an answer by its button and by Escape', async () => {
    const { store } = await ask();
    button('Close').focus();
    await userEvent.keyboard('{Escape}');
    expect(region()).toBeNull();
    expect(isConsentPending(store, document, navigator)).toBe(false);
    expect(readConsent(document.cookie)).toBeNull();
  });

  it('is asked again from the footer, takes the focus, says what holds, and gives the focus back', async () => {
    document.cookie = 'headstock-consent=needed; Path=/';
    open();
    const link = screen.getByRole('link', { name: 'Privacy choices' });
    expect(link.getAttribute('href')).toBe('/privacy');
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name: 'Privacy choices' })).toBe(document.activeElement);
    expect(region()?.textContent).toContain('Now: only what is needed.');
    await userEvent.click(button('Accept'));
    expect(document.activeElement).toBe(link);
    expect(readConsent(document.cookie)).toBe('all');
  });

  it('waits while the page is alone, as in the checkout, and is asked after it', async () => {
    const { store, router } = renderPage(<Layouts />, { at: '/checkout' });
    act(() => store.set(consentHostAtom, { ConsentHost }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(region()).toBeNull();
    expect(isConsentPending(store, document, navigator)).toBe(true);
    await act(() => router.navigate('/orders/1'));
    expect(await screen.findByRole('region', { name: 'Privacy choices' })).toBeTruthy();
  });

  it('is explained where it cannot be asked yet', async () => {
    const { router } = renderPage(piece);
    await userEvent.click(screen.getByRole('link', { name: 'Privacy choices' }));
    expect(router.state.location.pathname).toBe('/privacy');
  });

  it('is no question to a browser that asks not to be followed', async () => {
    setSignal(true);
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Privacy choices' }));
    const text = (await screen.findByRole('region', { name: 'Privacy choices' })).textContent;
    expect(text).toContain('Your browser asks not to be followed');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(button('All right'));
    expect(region()).toBeNull();
  });
});
