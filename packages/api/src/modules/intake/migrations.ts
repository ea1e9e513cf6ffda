import * as baseline from './migrations/2026-11-26-0920-baseline.ts';
import * as consentRequests from './migrations/2026-11-27-0500-consent-requests.ts';
import * as holdRuleVersions from './migrations/2026-11-27-0510-hold-rule-versions.ts';

export const migrations = {
  '2026-11-26-0920-baseline': baseline,
  '2026-11-27-0500-consent-requests': consentRequests,
  '2026-11-27-0510-hold-rule-versions': holdRuleVersions,
};
