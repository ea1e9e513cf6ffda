import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdminSections } from '#mfe-admin/features/admin-nav/sections-context.ts';

/** Props of the link. */
export interface SubjectLinkProps {
  readonly kind: string | null;
  readonly id: string;
}

/** The id of a record of the log, as a link where a section shows records of its kind. Renders an `<a>` or text. */
export function SubjectLink({ kind, id }: SubjectLinkProps): ReactNode {
  const sections = useAdminSections();
  const path = kind === null ? undefined : sections.flatMap(({ subjects }) => subjects?.[kind]?.(id) ?? [])[0];
  return path === undefined ? id : <Link to={path}>{id}</Link>;
}
