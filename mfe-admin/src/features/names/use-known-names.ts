import { useEffect, useState } from 'react';

/** Something that another name belongs to already. */
export interface KnownName {
  readonly id: string;
  readonly name: string;
}

/** Finds names that hold a text; there may be thousands. */
export type FindNames = (search: string, signal?: AbortSignal) => Promise<readonly KnownName[]>;

/** All names, or how to find them. */
export type KnownNames = readonly KnownName[] | FindNames;

/** How long nothing is typed before names are looked up. */
const PAUSE_MS = 250;

/** The one that is called as it is typed. */
export const calledSo = (names: readonly KnownName[], typed: string): KnownName | undefined =>
  names.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());

/** The names to suggest for what is typed: all, or those that were found once nothing is typed for a moment. */
export function useKnownNames(names: KnownNames, typed: string): readonly KnownName[] {
  const [found, setFound] = useState<readonly KnownName[]>([]);
  const find = typeof names === 'function' ? names : null;
  useEffect(() => {
    if (find === null || typed.trim() === '') return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => {
      find(typed, left.signal)
        .then(setFound)
        // Without suggestions everything goes on: the name is looked up once more before anything is shown.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [find, typed]);
  return typeof names === 'function' ? found : names;
}
