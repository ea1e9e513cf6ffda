import { createContext, type Ref } from 'react';

/**
 * In place of the router's parts for its framework mode, in the browser. We use it as a library: no link of ours fetches ahead, yet
 * each would keep two states and two effects for that, and make its ref anew whenever it renders.
 */
export const FrameworkContext = createContext(undefined);

const neverAhead: readonly [shouldPrefetch: false, ref: null, handlers: object] = [false, null, {}];
export const usePrefetchBehavior = (): typeof neverAhead => neverAhead;
export const mergeRefs = <Element>(given: Ref<Element>): Ref<Element> => given;
export const PrefetchPageLinks = (): null => null;

/** What only framework mode calls; the build wants the names. */
const absent = undefined;
export {
  absent as CRITICAL_CSS_DATA_ATTRIBUTE,
  absent as Links,
  absent as Meta,
  absent as Scripts,
  absent as setIsHydrated,
  absent as useFrameworkContext,
};
