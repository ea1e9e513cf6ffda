import { useCallback, useState, type ReactNode } from 'react';
import { UnsavedContext } from './drawer-context.ts';
import { UnsavedGuard, type UnsavedGuardProps } from './unsaved-guard.tsx';

/** Props of the forms. */
export interface UnsavedFormsProps extends Pick<UnsavedGuardProps, 'isDone'> {
  readonly children: ReactNode;
}

/** Forms that stand together, each of which tells by `useUnsaved` what it has to lose: one question for all of them. Renders its children, and a `<dialog>` while it asks. */
export function UnsavedForms({ isDone, children }: UnsavedFormsProps): ReactNode {
  const [count, setCount] = useState(0);
  const hold = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return (
    <UnsavedContext value={hold}>
      {children}
      <UnsavedGuard isUnsaved={count > 0} isDone={isDone} />
    </UnsavedContext>
  );
}
