/** What visitors who agreed to it did in the shop. */
export { accountPart } from './account-part.ts';
export { recordEvent } from './record-event.ts';
export { EVENT_BYTES, sentEventSchema } from './sent-event.ts';
export { sweepTracking } from './sweep-tracking.ts';
export type { TrackingTables } from './tables.ts';
export { migrations } from './migrations.ts';
