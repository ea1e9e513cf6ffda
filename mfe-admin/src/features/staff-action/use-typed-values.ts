import { useState } from 'react';
import { keepTyped } from './keep-typed.model.ts';

/** The values of a form over a record that is loaded anew while somebody types. */
export interface TypedValues<Values> {
  readonly values: Values;
  readonly change: (typed: Partial<Values>) => void;
  /** The API has saved these values: the form follows the record again, also where that writes them otherwise. */
  readonly sent: (values: Values) => void;
}

/**
 * Values of a form, at first those that are saved. Where the record comes in another version what was typed stays, and the other fields
 * follow it: a step beside the form, or somebody else, takes nothing away. Use it instead of a `key` with the version.
 */
export function useTypedValues<Values extends object>(saved: Values, version: unknown): TypedValues<Values> {
  const [held, setHeld] = useState({ version, base: saved, values: saved });
  const isNew = held.version !== version;
  const now = isNew ? { version, base: saved, values: keepTyped(held.base, held.values, saved) } : held;
  if (isNew) setHeld(now);
  return {
    values: now.values,
    change: (typed) => setHeld((before) => ({ ...before, values: { ...before.values, ...typed } })),
    sent: (base) => setHeld((before) => ({ ...before, base })),
  };
}
