import type { CartLine } from '@headstock/contracts/cart';
import type { SeenItem, TrackedItem, TrackedLine } from '@headstock/contracts/tracking';
import { cartAtom, sessionAtom, type Store } from '@headstock/event-bus';
import type { TrackableEvent } from './event-buffer.ts';
import { trackedPath } from './tracked-path.model.ts';
import { trackedSearch } from './tracked-search.model.ts';
import type { Tracker } from './tracker.ts';

const toLine = ({ itemId, listingId, title, quantity, amountCents }: CartLine): TrackedLine => ({
  itemId,
  listingId,
  title,
  quantity,
  amountCents,
});

const toItem = ({ item, offer }: SeenItem): TrackedItem => ({
  itemId: item.id,
  listingId: offer?.listingId ?? null,
  title: item.title,
  brand: item.brand.name,
  category: item.category.title,
  amountCents: offer?.cents ?? null,
});

/** Gives the function that tells the tracker what the bus says, each thing once where it happens once. */
export function connectBus(store: Store, tracker: Tracker): (event: TrackableEvent) => void {
  let viewed = '';
  let searched = '';
  let checkedOut = '';
  const purchased = new Set<string>();

  function onPage(path: string): void {
    const counted = trackedPath(path);
    // The steps of a checkout, and whatever else only one visitor sees, are one page.
    if (counted !== viewed) tracker.pageViewed(counted);
    viewed = counted;
    const search = trackedSearch(path);
    const words = search ? JSON.stringify(search) : '';
    // Turning the page of a result is no other search.
    if (search && words !== searched) tracker.performedSearch(search);
    searched = words;
    const cart = store.get(cartAtom);
    if (/^\/checkout\/?(?:\?|$)/.test(path) && cart.id !== null && cart.lines.length > 0 && cart.id !== checkedOut) {
      checkedOut = cart.id;
      const { id, currency, subTotalCents: totalCents, lines } = cart;
      tracker.checkoutStarted(id, { currency, totalCents, lines: lines.map(toLine) });
    }
  }

  return (event) => {
    if (event.name === 'page/viewed') return onPage(event.payload.path);
    if (event.name === 'item/viewed') return tracker.itemViewed(toItem(event.payload));
    if (event.name === 'cart/item-added') {
      const line = store.get(cartAtom).lines.find(({ listingId }) => listingId === event.payload.listingId);
      return line && tracker.itemAddedToCart(toLine(line));
    }
    if (event.name === 'order/purchased') {
      const { id } = event.payload;
      if (purchased.has(id)) return undefined;
      purchased.add(id);
      return tracker.purchased(event.payload);
    }
    if (event.name === 'listing/state-changed')
      return tracker.listingStateChanged(event.payload.listingId, event.payload.state);
    try {
      return tracker.offerChanged(event.payload.name, event.payload.offer);
    } catch (error) {
      // Whoever fired it goes on: an offer counts more than its count.
      return console.error(error);
    }
  };
}

/** Tells the tracker who is signed in, now and whenever that changes. */
export function followAccount(store: Store, tracker: Tracker): () => void {
  let known = '';
  const tell = (): void => {
    const { account, impersonator } = store.get(sessionAtom);
    const id = account?.id ?? '';
    if (account && !impersonator && id !== known) tracker.identify(account);
    known = id;
  };
  tell();
  return store.sub(sessionAtom, tell);
}
