import { createContext, type Ref } from 'react';

/**
 * Replaces the router's framework-mode components in the browser. The shop uses the router as a library: no link prefetches, yet each
 * would hold two states and two effects for that, and create its ref again on every render.
 */
export const FrameworkContext = createContext(undefined);

const noPrefetch: readonly [shouldPrefetch: false, ref: null, handlers: object] = [false, null, {}];
export const usePrefetchBehavior = (): typeof noPrefetch => noPrefetch;
export const mergeRefs = <Element>(given: Ref<Element>): Ref<Element> => given;
export const PrefetchPageLinks = (): null => null;

/** Only framework mode calls these; the bundler needs the names. */
const absent = undefined;
export {
  absent as CRITICAL_CSS_DATA_ATTRIBUTE,
  absent as Links,
  absent as Meta,
  absent as Scripts,
  absent as setIsHydrated,
  absent as useFrameworkContext,
};
