import { paperTones } from '@headstock/ui/paper-tone';
import { atom, type createStore } from 'jotai';
import { chosenAtom, chosenKey, type Chosen } from './chosen.atoms.ts';
import { mostColumns } from './compare-address.model.ts';

type Store = ReturnType<typeof createStore>;

/** What the last press of Compare came to. A new object each time, so that the same can be said twice. */
export interface Outcome {
  readonly kind: 'added' | 'removed' | 'full';
  readonly name: string;
}

/** The last outcome, which the tray says; null before the first. */
export const outcomeAtom = atom<Outcome | null>(null);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

function chosenIn(raw: unknown): Chosen[] {
  if (!isRecord(raw)) return [];
  const { id, name, picture, paper } = raw;
  const tone = paperTones.find((known) => known === paper);
  if (!isText(id, 40) || !isText(name, 300) || !isText(picture, 100) || !tone) return [];
  return [{ id, name, picture, paper: tone }];
}

const unique = (items: readonly Chosen[]): Chosen[] =>
  items.filter(({ id }, index) => items.findIndex((other) => other.id === id) === index).slice(0, mostColumns);

/** Never throws: the storage may be blocked or hold what another version or a visitor left there. */
function read(): Chosen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(chosenKey) ?? '[]');
    return Array.isArray(stored) ? unique(stored.flatMap(chosenIn)) : [];
  } catch {
    return [];
  }
}

function write(items: readonly Chosen[]): void {
  try {
    if (items.length > 0) localStorage.setItem(chosenKey, JSON.stringify(items));
    else localStorage.removeItem(chosenKey);
  } catch {
    // A full or blocked storage costs the choice at the next visit, nothing else.
  }
}

const kept = new WeakSet<Store>();

/** Takes over what is stored and follows the other tabs from now on. Once for each store. */
export function keepChosen(store: Store): void {
  if (kept.has(store)) return;
  kept.add(store);
  store.set(chosenAtom, unique([...read(), ...store.get(chosenAtom)]));
  addEventListener('storage', (event) => {
    if (event.key === chosenKey || event.key === null) store.set(chosenAtom, read());
  });
}

/** Makes these the chosen ones. */
export function choose(store: Store, items: readonly Chosen[]): void {
  keepChosen(store);
  const next = unique(items);
  store.set(chosenAtom, next);
  store.set(outcomeAtom, null);
  write(next);
}

/** Adds an item to those chosen, or takes it away. A fifth is refused, as four fit side by side. */
export function toggleChosen(store: Store, { id, name, picture, paper }: Chosen): void {
  keepChosen(store);
  const before = store.get(chosenAtom);
  const others = before.filter((other) => other.id !== id);
  const isThere = others.length < before.length;
  const isFull = !isThere && before.length >= mostColumns;
  if (!isFull) choose(store, isThere ? others : [...before, { id, name, picture, paper }]);
  store.set(outcomeAtom, { kind: isFull ? 'full' : isThere ? 'removed' : 'added', name });
}
