import { readConsent, refusesTracking, type Consent } from '@headstock/contracts/consent';
import { listen, type Store } from '@headstock/event-bus';
import type { EventBuffer } from './event-buffer.ts';
import { discardEvents } from './drain-event-buffer.ts';
import type { startTracking } from './start-tracking.ts';

/** What of the browser decides whether visits are counted. */
export interface ConsentPage {
  readonly store: Store;
  readonly eventBuffer: EventBuffer;
  readonly page: Window;
}

type Tracking = ReturnType<typeof startTracking>;

const load = () => import(/* webpackChunkName: "tracking" */ './start-tracking.ts');

/**
 * Holds to what the visitor allows: counts, or forgets; until something is said it only keeps. A browser that asks not to be followed has refused. Whoever takes
 * the consent back gets a page without the scripts of others.
 */
export function followConsent({ store, eventBuffer, page }: ConsentPage): void {
  let isAllowed = false;
  let running: Promise<Tracking | null> | null = null;

  async function start(): Promise<Tracking | null> {
    try {
      const code = await load();
      return isAllowed ? code.startTracking(store, eventBuffer, page) : null;
    } catch (error) {
      console.warn('Visits are not counted: the code for it did not come.', error);
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
  function obey(choice: Consent): void {
    isAllowed = choice === 'all';
    if (isAllowed) running ??= start();
    else void end();
  }

  if (refusesTracking(page.navigator)) return discardEvents(eventBuffer);
  listen(store, 'consent/changed', ({ choice }) => obey(choice));
  const choice = readConsent(page.document.cookie);
  if (choice) obey(choice);
}
