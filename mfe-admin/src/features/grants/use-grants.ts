import { type Grant, hasGrant } from '@headstock/contracts/grants';
import { sessionAtom } from '@headstock/event-bus';
import { useAtomValue } from 'jotai';

/**
 * Says what the viewer's role allows, to hide what it does not; the API refuses it anyway. Until the session is known everything is
 * shown.
 */
export function useGrants(): (needed: Grant | undefined) => boolean {
  const grants = useAtomValue(sessionAtom).account?.grants;
  return (needed) => needed === undefined || grants === undefined || hasGrant(grants, needed);
}
