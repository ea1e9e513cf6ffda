import { backdropTones } from '@headstock/ui/backdrop-tone';
import { atom, type createStore } from 'jotai';
import { comparedItemsAtom, comparisonStorageKey, type ComparedItem } from './comparison.atoms.ts';
import { maximumColumns } from './compare-address.model.ts';

type Store = ReturnType<typeof createStore>;

/** What the last press of Compare came to. A new object each time, so that the same can be said twice. */
export interface ComparisonChange {
  readonly kind: 'added' | 'removed' | 'full';
  readonly name: string;
}

/** The last outcome, which the tray says; null before the first. */
export const lastChangeAtom = atom<ComparisonChange | null>(null);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

function parseComparedItem(raw: unknown): ComparedItem[] {
  if (!isRecord(raw)) return [];
  const { id, name, picture, backdrop } = raw;
  const tone = backdropTones.find((known) => known === backdrop);
  if (!isText(id, 40) || !isText(name, 300) || !isText(picture, 100) || !tone) return [];
  return [{ id, name, picture, backdrop: tone }];
}

const unique = (items: readonly ComparedItem[]): ComparedItem[] =>
  items.filter(({ id }, index) => items.findIndex((other) => other.id === id) === index).slice(0, maximumColumns);

/** Never throws: the storage may be blocked or hold what another version or a visitor left there. */
function read(): ComparedItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(comparisonStorageKey) ?? '[]');
    return Array.isArray(stored) ? unique(stored.flatMap(parseComparedItem)) : [];
  } catch {
    return [];
  }
}

function write(items: readonly ComparedItem[]): void {
  try {
    if (items.length > 0) localStorage.setItem(comparisonStorageKey, JSON.stringify(items));
    else localStorage.removeItem(comparisonStorageKey);
  } catch {
    // A full or blocked storage costs the choice at the next visit, nothing else.
  }
}

const kept = new WeakSet<Store>();

/** Takes over what is stored and follows the other tabs from now on. Once for each store. */
export function syncComparison(store: Store): void {
  if (kept.has(store)) return;
  kept.add(store);
  store.set(comparedItemsAtom, unique([...read(), ...store.get(comparedItemsAtom)]));
  addEventListener('storage', (event) => {
    if (event.key === comparisonStorageKey || event.key === null) store.set(comparedItemsAtom, read());
  });
}

/** Makes these the chosen ones. */
export function choose(store: Store, items: readonly ComparedItem[]): void {
  syncComparison(store);
  const next = unique(items);
  store.set(comparedItemsAtom, next);
  store.set(lastChangeAtom, null);
  write(next);
}

/** Adds an item to those chosen, or takes it away. A fifth is refused, as four fit side by side. */
export function toggleComparedItem(store: Store, { id, name, picture, backdrop }: ComparedItem): void {
  syncComparison(store);
  const before = store.get(comparedItemsAtom);
  const others = before.filter((other) => other.id !== id);
  const isThere = others.length < before.length;
  const isFull = !isThere && before.length >= maximumColumns;
  if (!isFull) choose(store, isThere ? others : [...before, { id, name, picture, backdrop }]);
  store.set(lastChangeAtom, { kind: isFull ? 'full' : isThere ? 'removed' : 'added', name });
}
