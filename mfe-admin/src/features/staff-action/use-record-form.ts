import type { SchemaForm } from '@headstock/ui/use-schema-form';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { keepTyped } from './keep-typed.model.ts';

/**
 * Lets a form of the form kit follow its record: where that comes in another version what was typed stays, as `useTypedValues` does.
 * Gives what is called with the values that the API has saved.
 */
export function useRecordForm<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  saved: Values,
  version: unknown,
): (sent: Values) => void {
  const base = useRef(saved);
  const known = useRef(version);
  const follow = useEffectEvent((now: unknown) => {
    if (known.current === now) return;
    const values = keepTyped(base.current, form.getValues(), saved);
    known.current = now;
    base.current = saved;
    form.reset(saved, { keepErrors: true });
    form.reset(values, { keepErrors: true, keepDefaultValues: true });
  });
  useEffect(() => follow(version), [version]);
  return (sent) => {
    base.current = sent;
  };
}
