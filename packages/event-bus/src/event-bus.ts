import { atom, type createStore } from 'jotai';
import { emptyCart, itemCount, type CartState } from '@headstock/contracts/cart';
import type { EventName, HeadstockEvents } from '@headstock/contracts/events';
import { notificationCount, visitor, type SessionState } from '@headstock/contracts/session';

/** The store that a page's slices share: one per request on the server, one per page in the browser. */
export type Store = ReturnType<typeof createStore>;

type Listener<Name extends EventName> = (payload: HeadstockEvents[Name]) => void;
type Listeners = { [Name in EventName]?: Set<Listener<Name>> };

const listenersAtom = atom<Listeners>(() => ({}));
listenersAtom.debugPrivate = true;

const cartStateAtom = atom<CartState>(emptyCart);
const sessionStateAtom = atom<SessionState>(visitor);

/** The cart that every slice sees. Changed only by the event `cart/changed`. */
export const cartAtom = atom((get) => get(cartStateAtom));
/** Who is here. Changed only by the event `session/changed`. */
export const sessionAtom = atom((get) => get(sessionStateAtom));
/** The number on the cart's badge. */
export const cartCountAtom = atom((get) => itemCount(get(cartStateAtom)));
/** The number on the bell. */
export const notificationCountAtom = atom((get) => notificationCount(get(sessionStateAtom).account));

/** An older cart never replaces a newer one of the same visitor; a cart without an id is a reset and always wins. */
function newerCart(before: CartState, next: CartState): CartState {
  const same = before.id !== null && before.id === next.id;
  return same && next.version < before.version ? before : next;
}

/** What an event does to the shared atoms. */
const reducers: { readonly [Name in EventName]?: (store: Store, payload: HeadstockEvents[Name]) => void } = {
  'cart/changed': (store, cart) => store.set(cartStateAtom, newerCart(store.get(cartStateAtom), cart)),
  'session/changed': (store, session) => store.set(sessionStateAtom, session),
};

/** Tells every slice of the page. Facts about cart and session also move the shared atoms, before listeners hear of them. */
export function emit<Name extends EventName>(store: Store, name: Name, payload: HeadstockEvents[Name]): void {
  reducers[name]?.(store, payload);
  const listeners: ReadonlySet<Listener<Name>> | undefined = store.get(listenersAtom)[name];
  // A copy: listeners may come and go while they are told.
  for (const listener of Array.from(listeners ?? [])) listener(payload);
}

/** Listens until the returned function is called. A listener that is added twice hears an event once. */
export function listen<Name extends EventName>(store: Store, name: Name, listener: Listener<Name>): () => void {
  const all = store.get(listenersAtom);
  const listeners: Set<Listener<Name>> = all[name] ?? new Set();
  Object.assign(all, { [name]: listeners });
  listeners.add(listener);
  return () => listeners.delete(listener);
}
