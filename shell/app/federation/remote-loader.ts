import type { RemoteName } from '@headstock/contracts/remotes';
import { createContext, use } from 'react';

/** Loads an exposed module of a remote, in the browser only; on the server it rejects. */
export type RemoteLoader = <Module>(remote: RemoteName, expose: string) => Promise<Module>;

const LoaderContext = createContext<RemoteLoader | null>(null);
export const RemoteLoaderProvider = LoaderContext;

/** The page's `RemoteLoader`. */
export function useRemoteLoader(): RemoteLoader {
  const loader = use(LoaderContext);
  if (!loader) throw new Error('useRemoteLoader is used outside of RemoteLoaderProvider');
  return loader;
}
