import { adminSections } from '#mfe-admin/routes/admin/admin-pages.ts';

/** Where a record of the log can be seen, as the section says that shows its kind; null for a kind that has no page. */
export function subjectPath(kind: string | null, id: string): string | null {
  if (kind === null) return null;
  for (const { subjects } of adminSections) {
    const path = subjects?.[kind]?.(id);
    if (path !== undefined) return path;
  }
  return null;
}
