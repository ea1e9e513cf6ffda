import { ruleFor } from '@headstock/contracts/routes';

/** The path under which a view is counted: of pages of one visitor only their pattern, as their addresses may hold keys and codes. */
export function trackedPath(path: string): string {
  const pathname = path.replace(/[?#].*$/s, '');
  const rule = ruleFor(pathname);
  if (!rule) return '/404';
  return rule.cache === 'public' ? path : rule.path;
}
