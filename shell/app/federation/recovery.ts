import type { RemoteName } from '@headstock/contracts/remotes';
import { createContext, use } from 'react';

/** Tries a remote again and, when it is there, puts its page in place of the fallback. */
export type Recover = (remote: RemoteName) => void;

const RecoveryContext = createContext<Recover>(() => undefined);
export const RecoveryProvider = RecoveryContext;

/** The page's way out of a fallback. */
export function useRecover(): Recover {
  return use(RecoveryContext);
}
