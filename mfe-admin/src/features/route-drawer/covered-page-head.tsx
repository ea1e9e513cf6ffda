import { PageHead } from '@headstock/i18n/page-head';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

/** Props of the head. */
export interface CoveredPageHeadProps {
  /** The page's own address, without language. */
  readonly path: string;
  readonly title: string;
}

/** The head of a page over which drawers open: while one is open, its title is that of the document, and this renders nothing. */
export function CoveredPageHead({ path, title }: CoveredPageHeadProps): ReactNode {
  const { pathname } = useLocation();
  return pathname.replace(/\/$/, '') === path ? <PageHead title={title} /> : null;
}
