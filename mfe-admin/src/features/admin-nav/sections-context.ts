import { createContext, use } from 'react';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** The sections of the back office, from its layout: a page cannot import the list that names it. */
export const SectionsContext = createContext<readonly AdminSection[]>([]);

/** The sections of the back office around a page. */
export const useAdminSections = (): readonly AdminSection[] => use(SectionsContext);
