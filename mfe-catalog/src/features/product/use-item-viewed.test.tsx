/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { SeenItem } from '@headstock/contracts/tracking';
import { listen } from '@headstock/event-bus';
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useItemViewed } from './use-item-viewed.ts';

afterEach(cleanup);

const seen = (id: string): SeenItem => ({
  item: { id, title: 'A guitar', brand: { name: 'Fender' }, category: { title: 'Electric guitars' } },
  offer: { listingId: `l-${id}`, cents: 2_450_000 },
});

function Seen(props: SeenItem) {
  useItemViewed(props);
  return null;
}

describe('a product page', () => {
  it('tells once of each item that it shows', () => {
    const store = createStore();
    const told: SeenItem[] = [];
    listen(store, 'item/viewed', (item) => told.push(item));
    const page = (id: string) => (
      <Provider store={store}>
        <Seen {...seen(id)} />
      </Provider>
    );
    const { rerender } = render(page('a'));
    rerender(page('a'));
    rerender(page('b'));
    expect(told).toEqual([seen('a'), seen('b')]);
  });
});
