import * as apiKeys from './migrations/2026-11-26-1541-api-keys.ts';

export const migrations = {
  '2026-11-26-1541-api-keys': apiKeys,
};
