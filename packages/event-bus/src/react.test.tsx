/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { emptyCart } from '@headstock/contracts/cart';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider, useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { cartAtom, emit } from './event-bus.ts';
import { useEmit, useListen } from './react.ts';

function Badge(): ReactNode {
  return <output aria-label="version">{useAtomValue(cartAtom).version}</output>;
}

function Opener(): ReactNode {
  const fire = useEmit();
  return <button onClick={() => fire('cart/changed', { ...emptyCart, id: 'o', version: 7 })}>Add</button>;
}

function Panel(): ReactNode {
  const [opened, setOpened] = useState(0);
  useListen('mini-cart/open', () => setOpened(opened + 1));
  return <output aria-label="opened">{opened}</output>;
}

describe('the bus in components', () => {
  it('carries a cart from one slice to another', () => {
    render(
      <Provider store={createStore()}>
        <Badge />
        <Opener />
      </Provider>,
    );
    act(() => screen.getByRole('button').click());
    expect(screen.getByLabelText('version').textContent).toBe('7');
  });

  it('listens with the newest state and leaves with the component', () => {
    const store = createStore();
    const view = render(
      <Provider store={store}>
        <Panel />
      </Provider>,
    );
    act(() => emit(store, 'mini-cart/open', {}));
    act(() => emit(store, 'mini-cart/open', {}));
    expect(screen.getByLabelText('opened').textContent).toBe('2');
    view.unmount();
    expect(() => emit(store, 'mini-cart/open', {})).not.toThrow();
  });
});
