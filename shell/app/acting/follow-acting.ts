import { ACTING_CHANNEL } from '@headstock/contracts/acting';
import { forgetActed } from './is-acting.ts';

/** Loads the page anew when another tab begins or ends to act as a member: the whole browser is somebody else then. */
export function followActing(page: Pick<Window, 'location' | 'sessionStorage'>): void {
  const channel = new BroadcastChannel(ACTING_CHANNEL);
  channel.onmessage = () => {
    forgetActed(page);
    page.location.reload();
  };
}
