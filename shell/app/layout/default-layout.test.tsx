/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { emptyCart } from '@headstock/contracts/cart';
import { emit, listen } from '@headstock/event-bus';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RemoteLoader } from '#shell/app/federation/remote-loader.ts';
import { BareLayout } from './bare-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { buyer, renderPage } from './layout.fixture.tsx';
import { MenuDrawer } from './menu/menu-drawer.tsx';

afterEach(cleanup);

const asked: string[] = [];
/** Remotes whose widgets show their name and can be closed. */
const widgets: RemoteLoader = (remote, expose) => {
  asked.push(`${remote}${expose.slice(1)}`);
  const Widget = ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>{`${remote}${expose.slice(1)}`}</button>
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a loader gives whatever module is asked for
  return Promise.resolve({ loadWidget: () => Promise.resolve({ Widget }) } as never);
};

const layout = <DefaultLayout>content</DefaultLayout>;
const banner = () => screen.getByRole('banner');
const line = {
  id: 'l',
  orderId: 'o',
  listingId: 'g',
  itemId: 'i',
  slug: 's',
  title: 't',
  quantity: 2,
  amountCents: 1,
  imageId: null,
  backdrop: null,
};

describe('the layout for a visitor', () => {
  it('has a way past the header, and the landmarks', () => {
    renderPage(layout);
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(screen.getAllByRole('search')).toHaveLength(1);
  });

  it('asks to log in, and shows neither bell nor heart', async () => {
    const { store } = renderPage(layout);
    const wishes: unknown[] = [];
    listen(store, 'auth/open', (wish) => wishes.push(wish));
    await userEvent.click(screen.getByRole('button', { name: 'Login/Register' }));
    expect(wishes).toEqual([{}]);
    expect(within(banner()).queryByRole('link', { name: /Notifications|Wishlist/ })).toBeNull();
  });

  it('counts what is in the cart without renaming its button', () => {
    const { store } = renderPage(layout);
    const cart = screen.getByRole('button', { name: 'Cart' });
    expect(cart.textContent).toBe('');
    act(() => emit(store, 'cart/changed', { ...emptyCart, id: 'o', version: 1, lines: [line] }));
    expect(screen.getByRole('button', { name: 'Cart', description: '2 items' })).toBe(cart);
  });
});

describe('the layout for somebody signed in', () => {
  it('has the account menu in place of the login', async () => {
    renderPage(layout, { account: buyer, loader: widgets });
    expect(screen.queryByRole('button', { name: 'Login/Register' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ada L.' }));
    expect(await screen.findByText('mfe-account/account-menu')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('mfe-account/account-menu')).toBeNull();
  });

  it('shows the heart, and the bell, which opens what is new', async () => {
    renderPage(layout, { account: buyer, loader: widgets });
    await userEvent.click(await within(banner()).findByRole('button', { name: 'Notifications, 3 unread' }));
    expect(await screen.findByText('mfe-account/bell-list')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('mfe-account/bell-list')).toBeNull();
    expect(within(banner()).getByRole('link', { name: 'Wishlist' })).toBeTruthy();
  });
});

describe('the drawer of a narrow screen', () => {
  it('unfolds what is new where it says so, and leads to the wishlist', async () => {
    let closed = 0;
    renderPage(<MenuDrawer onClose={() => void (closed += 1)} />, { account: buyer, loader: widgets });
    const bell = screen.getByRole('button', { name: 'Notifications, 3 unread' });
    expect(screen.queryByText('mfe-account/bell-list')).toBeNull();
    await userEvent.click(bell);
    expect(bell.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(await screen.findByText('mfe-account/bell-list'));
    expect(closed).toBe(1);
    expect(screen.getByRole('link', { name: 'Wishlist' }).getAttribute('href')).toBe('/wishlist');
    expect(screen.queryByRole('link', { name: /Notifications/ })).toBeNull();
  });
});

describe('what opens over the page', () => {
  it('opens the mini cart from the header, and when something was added', async () => {
    const { store } = renderPage(layout, { loader: widgets });
    await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
    await userEvent.click(await screen.findByText('mfe-cart-checkout/mini-cart'));
    expect(screen.queryByText('mfe-cart-checkout/mini-cart')).toBeNull();
    act(() => emit(store, 'cart/item-added', { listingId: 'g', title: 't' }));
    expect(await screen.findByText('mfe-cart-checkout/mini-cart')).toBeTruthy();
    act(() => emit(store, 'mini-cart/close', {}));
    expect(screen.queryByText('mfe-cart-checkout/mini-cart')).toBeNull();
  });

  it('shows notifications, also where a page has neither header nor footer', () => {
    for (const page of [layout, <BareLayout key="bare">content</BareLayout>]) {
      const { store, unmount } = renderPage(page);
      act(() => emit(store, 'notification/show', { tone: 'warning', message: 'Out of stock' }));
      expect(screen.getByText('Out of stock')).toBeTruthy();
      unmount();
    }
  });

  it('opens Login/Register, and closes it when it is done', async () => {
    const { store } = renderPage(layout, { loader: widgets });
    act(() => emit(store, 'auth/open', { view: 'signup' }));
    expect(await screen.findByText('mfe-account/auth-dialog')).toBeTruthy();
    act(() => emit(store, 'auth/close', {}));
    expect(screen.queryByText('mfe-account/auth-dialog')).toBeNull();
  });

  it('says so in a dialog when a widget cannot be loaded, and retries', async () => {
    let down = true;
    const { store } = renderPage(layout, {
      loader: (remote, expose) => (down ? Promise.reject(new Error('down')) : widgets(remote, expose)),
    });
    act(() => emit(store, 'mini-cart/open', {}));
    const dialog = await screen.findByRole('dialog', { name: 'Not available' });
    down = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('mfe-cart-checkout/mini-cart')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['an admin who asks for it', true, 'demo', '/?enableAI=true', true],
    ['an admin who does not', true, 'demo', '/', false],
    ['an admin in production', true, 'production', '/?enableAI=true', false],
    ['anybody else', false, 'demo', '/?enableAI=true', false],
  ] as const)('gives the assistant to %s: %#', async (_who, isAdmin, environment, at, shown) => {
    asked.length = 0;
    renderPage(layout, { loader: widgets, account: { ...buyer, isAdmin }, environment, at });
    await waitFor(() => expect(asked.includes('mfe-ai-chat/chat-widget')).toBe(shown));
  });
});

describe('the search box', () => {
  it('leads to the shop with the words, in the language of the page', async () => {
    const { router } = renderPage(layout, { locale: 'fr', at: '/fr' });
    const box = screen.getByRole('searchbox', { name: 'Chercher dans la boutique' });
    expect(box.closest('form')?.getAttribute('action')).toBe('/fr/shop');
    await userEvent.type(box, '1962 jazzmaster{Enter}');
    expect(router.state.location.search).toBe('?keywords=1962+jazzmaster');
    expect(router.state.location.pathname).toBe('/fr/shop');
  });

  it('shows what was searched for', () => {
    renderPage(layout, { at: '/shop?keywords=es-335' });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('es-335');
  });
});

describe('the language link', () => {
  it('keeps path, query and hash', () => {
    renderPage(layout, { at: '/shop/category/merch?brand=%5B%22x%22%5D#top' });
    const link = screen.getByRole('link', { name: 'Français' });
    expect(link.getAttribute('href')).toBe('/fr/shop/category/merch?brand=%5B%22x%22%5D#top');
    expect(link.getAttribute('lang')).toBe('fr');
  });

  it('leads back from French', () => {
    renderPage(layout, { locale: 'fr', at: '/fr/shop?keywords=les+paul' });
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/shop?keywords=les+paul');
  });
});
