/**
 * In place of react-router's `dom/ssr/components` in the browser: the parts of its framework mode, which the shop does not use. Without them a
 * link has no hooks for prefetching, and the code of manifests, styles and scripts is not loaded.
 */
import { createContext, type ReactNode, type Ref } from 'react';

/** Nobody gives a value: the library then works without its framework. */
export const FrameworkContext = createContext<undefined>(undefined);

const noHandlers = {};

/** No link prefetches: whether to, a ref, and event handlers. */
export const usePrefetchBehavior = (): [shouldPrefetch: false, ref: null, handlers: object] => [
  false,
  null,
  noHandlers,
];

/** The ref that a link was given; that of prefetching is null. */
export const mergeRefs = <Target>(given: Ref<Target>): Ref<Target> => given;

/** What only its own components ask for. */
export const useFrameworkContext = (): never => {
  throw new Error('The framework mode of react-router is not part of the shop.');
};
export const setIsHydrated = (): void => undefined;
export const CRITICAL_CSS_DATA_ATTRIBUTE = 'data-react-router-critical-css';

const nothing = (): ReactNode => null;
export { nothing as Links, nothing as Meta, nothing as PrefetchPageLinks, nothing as Scripts };
