import { createContext, use, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useUnsaved, type Unsaved } from './use-unsaved.ts';

type Form = Pick<Unsaved<object>, 'isUnsaved' | 'hasUnsaved'>;
/** Gets what a form of the page says of itself, by its id; null when it is closed. */
type Report = (id: string, form: Form | null) => void;

const Forms = createContext<Report | null>(null);

/** Asks before a page is left of which any form has words that are not saved. The forms tell by `useUnsavedForm`. */
export function UnsavedForms({ children }: { readonly children: ReactNode }): ReactNode {
  const forms = useRef(new Map<string, Form>());
  const [unsavedIds, setUnsavedIds] = useState<readonly string[]>([]);
  const report = useCallback<Report>((id, form) => {
    if (form) forms.current.set(id, form);
    else forms.current.delete(id);
    setUnsavedIds((ids) => {
      const others = ids.filter((other) => other !== id);
      return form?.isUnsaved ? [...others, id] : others;
    });
  }, []);
  const hasUnsaved = useCallback(() => [...forms.current.values()].some((form) => form.hasUnsaved()), []);
  return (
    <Forms value={report}>
      {children}
      <UnsavedGuard unsaved={{ isUnsaved: unsavedIds.length > 0, hasUnsaved }} />
    </Forms>
  );
}

/** What of a form is not saved; the `UnsavedForms` around it asks before it is left. */
export function useUnsavedForm<Values extends object>(values: Values): Unsaved<Values> {
  const unsaved = useUnsaved(values);
  const { isUnsaved, hasUnsaved } = unsaved;
  const report = use(Forms);
  const id = useId();
  useEffect(() => report?.(id, { isUnsaved, hasUnsaved }), [report, id, isUnsaved, hasUnsaved]);
  useEffect(() => () => report?.(id, null), [report, id]);
  return unsaved;
}
