import { readConsent, refusesTracking, type Consent } from '@headstock/contracts/consent';
import { listen, type Store } from '@headstock/event-bus';
import type { EventBuffer } from './event-buffer.ts';
import { discardEvents } from './drain-event-buffer.ts';
import type { startTracking } from './start-tracking.ts';

/** What tracking depends on. */
export interface ConsentPage {
  readonly store: Store;
  readonly eventBuffer: EventBuffer;
  readonly page: Window;
}

type Tracking = ReturnType<typeof startTracking>;

const load = () => import(/* webpackChunkName: "tracking" */ './start-tracking.ts');

/**
 * Follows the visitor's consent: tracks, or discards the buffered events; until there is an answer, events stay buffered. A browser that
 * sends Do Not Track has refused. When consent is withdrawn, the page reloads without third-party scripts.
 */
export function followConsent({ store, eventBuffer, page }: ConsentPage): void {
  let isAllowed = false;
  let running: Promise<Tracking | null> | null = null;

  async function start(): Promise<Tracking | null> {
    try {
      const code = await load();
      return isAllowed ? code.startTracking(store, eventBuffer, page) : null;
    } catch (error) {
      console.warn('Tracking is off: its code could not be loaded.', error);
      return null;
    }
  }
  async function end(): Promise<void> {
    discardEvents(eventBuffer);
    const tracking = await running;
    running = null;
    tracking?.end();
    if (tracking?.hasVendors) page.location.reload();
  }
  function apply(choice: Consent): void {
    isAllowed = choice === 'all';
    if (isAllowed) running ??= start();
    else void end();
  }

  if (refusesTracking(page.navigator)) return discardEvents(eventBuffer);
  listen(store, 'consent/changed', ({ choice }) => apply(choice));
  const choice = readConsent(page.document.cookie);
  if (choice) apply(choice);
}
