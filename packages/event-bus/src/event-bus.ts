import { atom, type createStore } from 'jotai';
import { emptyCart, itemCount, type CartState } from '@headstock/contracts/cart';
import type { EventName, HeadstockEvents } from '@headstock/contracts/events';
import { notificationCount, anonymousSession, type SessionState } from '@headstock/contracts/session';

/** The store that the slices of a page share: one per request on the server, one per page in the browser. */
export type Store = ReturnType<typeof createStore>;

type Listener<Name extends EventName> = (payload: HeadstockEvents[Name]) => void;
type Listeners = { [Name in EventName]?: Set<Listener<Name>> };

const listenersAtom = atom<Listeners>(() => ({}));
listenersAtom.debugPrivate = true;

const cartStateAtom = atom<CartState>(emptyCart);
const sessionStateAtom = atom<SessionState>(anonymousSession);

/** The shared cart. Only the event `cart/changed` updates it. */
export const cartAtom = atom((get) => get(cartStateAtom));
/** The shared session. Only the event `session/changed` updates it. */
export const sessionAtom = atom((get) => get(sessionStateAtom));
/** The number on the cart's badge. */
export const cartCountAtom = atom((get) => itemCount(get(cartStateAtom)));
/** The number on the notifications link. */
export const notificationCountAtom = atom((get) => notificationCount(get(sessionStateAtom).account));

/** An older version of the same cart never replaces a newer one; a cart without an id is a reset and always wins. */
function newerCart(before: CartState, next: CartState): CartState {
  const same = before.id !== null && before.id === next.id;
  return same && next.version < before.version ? before : next;
}

/** How events update the shared atoms. */
const reducers: { readonly [Name in EventName]?: (store: Store, payload: HeadstockEvents[Name]) => void } = {
  'cart/changed': (store, cart) => store.set(cartStateAtom, newerCart(store.get(cartStateAtom), cart)),
  'session/changed': (store, session) => store.set(sessionStateAtom, session),
};

/** Sends an event to all listeners of the page. `cart/changed` and `session/changed` update the shared atoms first. */
export function emit<Name extends EventName>(store: Store, name: Name, payload: HeadstockEvents[Name]): void {
  reducers[name]?.(store, payload);
  const listeners: ReadonlySet<Listener<Name>> | undefined = store.get(listenersAtom)[name];
  // A copy: listeners may be added and removed while they are called.
  for (const listener of Array.from(listeners ?? [])) listener(payload);
}

/** Listens until the returned function is called. A listener that is added twice is called once per event. */
export function listen<Name extends EventName>(store: Store, name: Name, listener: Listener<Name>): () => void {
  const all = store.get(listenersAtom);
  const listeners: Set<Listener<Name>> = all[name] ?? new Set();
  Object.assign(all, { [name]: listeners });
  listeners.add(listener);
  return () => listeners.delete(listener);
}
