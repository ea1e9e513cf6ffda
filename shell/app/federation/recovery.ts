import type { RemoteName } from '@headstock/contracts/remotes';
import { createContext, use } from 'react';

/** Loads a remote again and replaces the fallback by its page. */
export type Recover = (remote: RemoteName) => void;

const RecoveryContext = createContext<Recover>(() => undefined);
export const RecoveryProvider = RecoveryContext;

/** The page's `Recover`. */
export function useRecover(): Recover {
  return use(RecoveryContext);
}
