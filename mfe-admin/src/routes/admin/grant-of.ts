import type { Grant } from '@headstock/contracts/grants';
import { adminSections } from './admin-pages.ts';

const pages = adminSections.flatMap((section) => [...section.pages, ...(section.actions ?? [])]);

/** What a role must allow for a page, or the form of an action, to be opened: what it does not may not be typed into, either. */
export const grantOf = (pathname: string): Grant | undefined => pages.find(({ path }) => path === pathname)?.grant;
