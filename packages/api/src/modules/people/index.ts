/** Looking after people: what accounts may do, who may sell, and administrators who act as members: all that the rest of the API may use. */
export { accountPart } from './account-part.ts';
export type { ApplicationRow } from './applications/list-applications.ts';
export { registrationsTableSource } from './applications/registrations-table-source.ts';
export type { HistoryEntry } from './account-facts/account-history.ts';
export { allowedOperations, impersonationMutations } from './impersonation/allowed-operations.ts';
export type { ImpersonationRow, PastImpersonation } from './impersonation/find-impersonation.ts';
export { closeImpersonations, hasDueImpersonations } from './impersonation/end.ts';
export { finishMerges, hasDueMerges } from './merging/finish-merges.ts';
export type { MergeRow } from './merging/list-merges.ts';
export type { MergePreview } from './merging/preview-merge.ts';
export { runAsMember } from './impersonation/run-as-member.ts';
export { applyResets, hasDueResets } from './two-step-resets/apply-resets.ts';
export type { ResetRow } from './two-step-resets/find-resets.ts';
export { plainResetSteps } from './two-step-resets/plain-steps.ts';
export { cancelResets } from './two-step-resets/stop.ts';
export { migrations } from './migrations.ts';
export type { PeopleTables } from './tables.ts';
