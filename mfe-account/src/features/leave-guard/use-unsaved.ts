import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** What of a form is not saved. */
export interface Unsaved<Values extends object> {
  readonly isUnsaved: boolean;
  /** The same at this very moment, for who leaves before it is rendered. */
  readonly hasUnsaved: () => boolean;
  /** Some of the values, or all, are saved as they are given here. */
  readonly settle: (saved: Partial<Values>) => void;
}

/** Compares the values of a form with those that it was filled with, until others are saved. */
export function useUnsaved<Values extends object>(values: Values): Unsaved<Values> {
  const [saved, setSaved] = useState(values);
  const isUnsaved = Object.entries(values).some(([name, value]) => Reflect.get(saved, name) !== value);
  const now = useRef(isUnsaved);
  useLayoutEffect(() => {
    now.current = isUnsaved;
  });
  return {
    isUnsaved,
    hasUnsaved: useCallback(() => now.current, []),
    settle: (known) => {
      now.current = false;
      setSaved((before) => ({ ...before, ...known }));
    },
  };
}
