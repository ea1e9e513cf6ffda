import type { TrackedEvent } from '@headstock/contracts/tracking';
import { csrfToken } from '@headstock/graphql-client/csrf-token';
import type { TrackingVendor } from '../tracker.ts';

async function send(event: TrackedEvent): Promise<void> {
  const response = await fetch('/api/tracking', {
    method: 'POST',
    // The visitor may be on the way to another page.
    keepalive: true,
    headers: { 'content-type': 'application/json', 'csrf-token': csrfToken() },
    body: JSON.stringify(event),
  });
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
}

/** The shop's own count: `POST /api/tracking`. */
export const shopVendor: TrackingVendor = { name: 'The shop', track: send };
