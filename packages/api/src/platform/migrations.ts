import * as baseline from './migrations/2026-11-22-0000-baseline.ts';
import * as imageSizes from './migrations/2026-11-23-1450-image-sizes.ts';
import * as auditApiKeys from './migrations/2026-11-26-1540-audit-api-keys.ts';
import * as domainEvents from './migrations/2026-11-26-1542-domain-events.ts';
import * as revisions from './migrations/2026-11-26-1800-revisions.ts';
import * as imageFrames from './migrations/2026-11-26-2300-image-frames.ts';

export const migrations = {
  '2026-11-22-0000-baseline': baseline,
  '2026-11-23-1450-image-sizes': imageSizes,
  '2026-11-26-1540-audit-api-keys': auditApiKeys,
  '2026-11-26-1542-domain-events': domainEvents,
  '2026-11-26-1800-revisions': revisions,
  '2026-11-26-2300-image-frames': imageFrames,
};
