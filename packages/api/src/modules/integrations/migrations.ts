import * as apiKeys from './migrations/2026-11-26-1541-api-keys.ts';
import * as webhooks from './migrations/2026-11-26-1546-webhooks.ts';

export const migrations = {
  '2026-11-26-1541-api-keys': apiKeys,
  '2026-11-26-1546-webhooks': webhooks,
};
