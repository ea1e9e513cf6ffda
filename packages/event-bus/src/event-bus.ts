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

/** Tells every slice of the page. Facts about cart and session also move the shared atoms, before listeners hear of them. */
export function emit<Name extends EventName>(store: Store, name: Name, payload: HeadstockEvents[Name]): void {
  const event = { name, payload } as { [N in EventName]: { name: N; payload: HeadstockEvents[N] } }[EventName];
  if (event.name === 'cart/changed') store.set(cartStateAtom, newerCart(store.get(cartStateAtom), event.payload));
  if (event.name === 'session/changed') store.set(sessionStateAtom, event.payload);
  const listeners: ReadonlySet<Listener<Name>> | undefined = store.get(listenersAtom)[name];
  for (const listener of [...(listeners ?? [])]) listener(payload);
}

/** Listens until the returned function is called. A listener that is added twice hears an event once. */
export function listen<Name extends EventName>(store: Store, name: Name, listener: Listener<Name>): () => void {
  const all = store.get(listenersAtom);
  const listeners = (all[name] ??= new Set() as Listeners[Name]) as Set<Listener<Name>>;
  listeners.add(listener);
  return () => listeners.delete(listener);
}
