import * as baseline from './migrations/2026-11-22-0100-baseline.ts';
import * as secondFactors from './migrations/2026-11-23-1500-second-factors.ts';
import * as deletedAccounts from './migrations/2026-11-23-1510-deleted-accounts.ts';
import * as profilePictures from './migrations/2026-11-23-1540-profile-pictures.ts';
import * as contactEmails from './migrations/2026-11-24-0010-contact-emails.ts';
import * as mergedAccounts from './migrations/2026-11-26-1550-merged-accounts.ts';
import * as addressVersions from './migrations/2026-11-26-1830-address-versions.ts';
import * as revisions from './migrations/2026-11-26-1802-revisions.ts';
import * as staffRoles from './migrations/2026-11-26-1203-staff-roles.ts';

export const migrations = {
  '2026-11-22-0100-baseline': baseline,
  '2026-11-23-1500-second-factors': secondFactors,
  '2026-11-23-1510-deleted-accounts': deletedAccounts,
  '2026-11-23-1540-profile-pictures': profilePictures,
  '2026-11-24-0010-contact-emails': contactEmails,
  '2026-11-26-1203-staff-roles': staffRoles,
  '2026-11-26-1550-merged-accounts': mergedAccounts,
  '2026-11-26-1830-address-versions': addressVersions,
  '2026-11-26-1802-revisions': revisions,
};
