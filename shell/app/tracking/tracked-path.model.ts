import { ruleFor } from '@headstock/contracts/routes';

/** The path under which a view is tracked: for private pages only the route's pattern, because their URLs may hold keys and codes. */
export function trackedPath(path: string): string {
  const pathname = path.replace(/[?#].*$/s, '');
  const rule = ruleFor(pathname);
  if (!rule) return '/404';
  return rule.cache === 'public' ? path : rule.path;
}
