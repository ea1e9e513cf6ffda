import { cartStorageKey, emptyCart, type CartLine, type CartState } from '@headstock/contracts/cart';
import { authStorageKey, anonymousSession, type SessionAccount } from '@headstock/contracts/session';
import { cartAtom, emit, sessionAtom, type Store } from './event-bus.ts';

type Parser<Value> = (raw: unknown) => Value | null;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function isLine(raw: unknown): raw is CartLine {
  if (!isRecord(raw)) return false;
  const texts = ['id', 'orderId', 'listingId', 'itemId', 'slug', 'title'].every((key) => isText(raw[key]));
  return (
    texts &&
    isCount(raw['quantity']) &&
    isCount(raw['amountCents']) &&
    isTextOrNull(raw['imageId']) &&
    isTextOrNull(raw['backdrop'])
  );
}

/** A stored cart, which another version of the shop, another tab or the visitor may have written; null for anything else. */
export const parseCart: Parser<CartState> = (raw) => {
  if (!isRecord(raw) || !isTextOrNull(raw['id']) || !isCount(raw['version']) || !isCount(raw['subTotalCents']))
    return null;
  const { orderIds, lines, currency } = raw;
  if (
    !Array.isArray(orderIds) ||
    !orderIds.every(isText) ||
    !Array.isArray(lines) ||
    !lines.every(isLine) ||
    !isText(currency)
  )
    return null;
  return {
    id: raw['id'],
    version: raw['version'],
    subTotalCents: raw['subTotalCents'],
    orderIds,
    lines,
    currency,
    loading: false,
  };
};

function isAccount(raw: unknown): raw is SessionAccount {
  if (!isRecord(raw)) return false;
  const texts = ['id', 'email', 'username', 'displayName', 'createdAt'].every((key) => isText(raw[key]));
  const counts = isCount(raw['partiallyPaidOrders']) && isCount(raw['unreadMessageCount']);
  const flags = ['isAdmin', 'isPrivateSeller', 'isProfessionalSeller'].every((key) => typeof raw[key] === 'boolean');
  return texts && counts && flags && isTexts(raw['wishlistItemIds']);
}

/** A stored account; null for anything else. */
export const parseAccount: Parser<SessionAccount> = (raw) => (isAccount(raw) ? raw : null);

/** Never throws: storage may be blocked or hold anything. */
function read<Value>(storage: Storage, key: string, parse: Parser<Value>): Value | null {
  try {
    const text = storage.getItem(key);
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function write(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, nothing is remembered between visits; the page works on.
  }
}

/** Keeps cart and account in `storage` and in step with other tabs. Reads stored values at once; returns a function that stops. */
export function persist(
  store: Store,
  storage: Storage,
  tabs: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const adoptCart = (): void => {
    const cart = read(storage, cartStorageKey, parseCart) ?? emptyCart;
    if (cart.version !== store.get(cartAtom).version || cart.id !== store.get(cartAtom).id)
      emit(store, 'cart/changed', cart);
  };
  const adoptAccount = (): void => {
    const account = read(storage, authStorageKey, parseAccount);
    const session = store.get(sessionAtom);
    if (JSON.stringify(account) === JSON.stringify(session.account)) return;
    const same = account?.id === session.account?.id;
    emit(store, 'session/changed', { ...(same ? session : anonymousSession), account });
  };
  if (store.get(cartAtom).id === null) adoptCart();
  if (!store.get(sessionAtom).known) adoptAccount();

  const saveCart = (): void =>
    write(storage, cartStorageKey, store.get(cartAtom).id === null ? null : store.get(cartAtom));
  const saveAccount = (): void => write(storage, authStorageKey, store.get(sessionAtom).account);
  saveCart();
  saveAccount();
  const ends = [store.sub(cartAtom, saveCart), store.sub(sessionAtom, saveAccount)];
  const onStorage = (event: StorageEvent): void => {
    if (event.key === cartStorageKey || event.key === null) adoptCart();
    if (event.key === authStorageKey || event.key === null) adoptAccount();
  };
  tabs.addEventListener('storage', onStorage);
  return () => {
    for (const end of ends) end();
    tabs.removeEventListener('storage', onStorage);
  };
}
