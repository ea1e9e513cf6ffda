import { createContext, use, useEffect } from 'react';

/** What a page in a drawer can do with it. */
export interface RouteDrawerControls {
  /** Closes it; asks first if something is not saved. */
  readonly close: () => void;
  /** Closes it after its work is done, without asking, and loads the list below anew. */
  readonly done: () => void;
  /** Leads from it to another page after its work is done, without asking. */
  readonly leave: (to: string) => void;
  /** Loads drawer and list anew and stays open. */
  readonly reload: () => void;
  readonly setUnsaved: (isUnsaved: boolean) => void;
}

/** The drawer around a page. */
export const DrawerContext = createContext<RouteDrawerControls | null>(null);

/** The drawer around a component. Throws outside of a `RouteDrawer`. */
export function useDrawer(): Pick<RouteDrawerControls, 'close' | 'done' | 'leave' | 'reload'> {
  const drawer = use(DrawerContext);
  if (!drawer) throw new Error('useDrawer is used outside of a RouteDrawer');
  return drawer;
}

/** Tells the drawer around a form whether something in it is not saved: `useUnsaved(form.formState.isDirty)`. */
export function useUnsaved(isUnsaved: boolean): void {
  const drawer = use(DrawerContext);
  const setUnsaved = drawer?.setUnsaved;
  useEffect(() => {
    setUnsaved?.(isUnsaved);
    return () => setUnsaved?.(false);
  }, [isUnsaved, setUnsaved]);
}

/** The history state of a link that opens a drawer from its list: Back closes it. */
export const fromList = { fromList: true } as const;

/** Whether a history entry was made by such a link. */
export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
