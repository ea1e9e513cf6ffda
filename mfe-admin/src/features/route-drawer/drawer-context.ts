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
}

/** The drawer around a page. */
export const DrawerContext = createContext<RouteDrawerControls | null>(null);

/** Tells that a form has something that is not saved, until what it gives is called. */
export const UnsavedContext = createContext<(() => () => void) | null>(null);

/** The drawer around a component. Throws outside of a `RouteDrawer`. */
export function useDrawer(): Pick<RouteDrawerControls, 'close' | 'done' | 'leave' | 'reload'> {
  const drawer = use(DrawerContext);
  if (!drawer) throw new Error('useDrawer is used outside of a RouteDrawer');
  return drawer;
}

/** Tells the drawer or page around a form whether something in the form is not saved; each form tells for itself: `useUnsaved(form.formState.isDirty)`. */
export function useUnsaved(isUnsaved: boolean): void {
  const hold = use(UnsavedContext);
  useEffect(() => (isUnsaved ? hold?.() : undefined), [isUnsaved, hold]);
}

/** The history state of a link that opens a drawer from its list: Back closes it. */
export const fromList = { fromList: true } as const;

/** Whether a history entry was made by such a link. */
export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
