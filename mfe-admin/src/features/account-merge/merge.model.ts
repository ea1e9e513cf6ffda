import type { AdminAccountsQuery } from '#mfe-admin/features/accounts/accounts.generated.ts';
import type { AdminMergePreviewQuery } from './account-merge.generated.ts';

/** An account that was found. */
export type FoundAccount = AdminAccountsQuery['accounts']['edges'][number]['node'];

export type MergePreview = NonNullable<AdminMergePreviewQuery['accountMergePreview']['preview']>;

/** What the drawer shows, all of it by its address: who was looked for, who was found, and what merging would do. */
export interface MergeData {
  readonly search: string;
  /** Null before somebody was looked for. */
  readonly found: readonly FoundAccount[] | null;
  readonly otherId: string | null;
  readonly preview: MergePreview | null;
  /** Why the two cannot be merged at all. */
  readonly refusal: string | null;
}

/** Which of the two accounts stays: the one of the page, unless `keep=other`. */
export function pairOf(pageId: string, otherId: string, keep: string | null): { keptId: string; closedId: string } {
  return keep === 'other' ? { keptId: otherId, closedId: pageId } : { keptId: pageId, closedId: otherId };
}

/** The rights that a merging can give, as the messages name them. */
export const gainedRights = ['isPrivateSeller', 'isProfessionalSeller'] as const;
