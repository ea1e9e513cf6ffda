import type { AccountListingImportQuery, AccountListingImportsQuery } from './listing-imports.generated.ts';

/** An import in the list. */
export type ListedImport = AccountListingImportsQuery['listingImports'][number];
/** An import with its report. */
export type ImportRecord = NonNullable<AccountListingImportQuery['listingImport']>;
export type ImportState = ImportRecord['state'];
export type ImportIssue = ImportRecord['issues']['issues'][number];
type Outcomes = ImportRecord['outcomes'];

/** The outcomes in the order in which they are told. */
export const importOutcomes = ['PUBLISHED', 'DRAFTED', 'UPDATED', 'UNCHANGED', 'FAILED'] as const;

/** Whether the shop is at work on it, so that it changes by itself. */
export const isMoving = (state: ImportState): boolean => state === 'CHECKING' || state === 'RUNNING';

/** Whether there is something to tell of its listings: what would happen, or what did. */
export const isCounted = ({ state, startedAt }: ImportRecord): boolean =>
  state === 'STOPPED' ? startedAt !== null : state === 'READY' || state === 'DONE';

/** How many products have an outcome. */
export const countOf = (outcomes: Outcomes, outcome: (typeof importOutcomes)[number]): number =>
  outcomes.find((known) => known.outcome === outcome)?.count ?? 0;

/** Whether an import would write anything at all. */
export const writesSomething = (outcomes: Outcomes): boolean =>
  outcomes.some(({ outcome, count }) => outcome !== 'UNCHANGED' && outcome !== 'FAILED' && count > 0);

/** What the report is asked for: `?code=` and `?page=` of an address; anything else is the first page of everything. */
export function reportOf(query: URLSearchParams): { readonly code: string | null; readonly page: number } {
  const code = query.get('code') ?? '';
  const page = query.get('page') ?? '';
  return {
    code: /^[a-z][a-z-]{0,39}$/.test(code) ? code : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a page of the report. */
export function reportPath(code: string | null, page = 1): string {
  const query = new URLSearchParams();
  if (code !== null) query.set('code', code);
  if (page > 1) query.set('page', String(page));
  return `?${query.toString()}`;
}
