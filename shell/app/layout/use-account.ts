import type { SessionAccount } from '@headstock/contracts/session';
import { sessionAtom } from '@headstock/event-bus';
import { useAtomValue } from 'jotai';
import { useHydrated } from './use-hydrated.ts';

/** Who is signed in; null for a visitor, and for everyone until the page is hydrated. */
export function useAccount(): SessionAccount | null {
  const { account } = useAtomValue(sessionAtom);
  return useHydrated() ? account : null;
}
