import type { SessionAccount } from '@headstock/contracts/session';
import { sessionAtom } from '@headstock/event-bus';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import { useAtomValue } from 'jotai';

/** Who is signed in; null for a visitor, and for everyone until the page is hydrated. */
export function useAccount(): SessionAccount | null {
  const { account } = useAtomValue(sessionAtom);
  return useOnceHydrated(account, null);
}
