import type { RemoteName } from '@headstock/contracts/remotes';
import { createContext, use } from 'react';

/** Loads an exposed module of a remote: over the network in the browser; on the server what is loaded already. */
export type RemoteLoader = <Module>(remote: RemoteName, expose: string) => Promise<Module>;

const LoaderContext = createContext<RemoteLoader | null>(null);
export const RemoteLoaderProvider = LoaderContext;

/** The page's loader of remotes. */
export function useRemoteLoader(): RemoteLoader {
  const loader = use(LoaderContext);
  if (!loader) throw new Error('useRemoteLoader is used outside of RemoteLoaderProvider');
  return loader;
}
