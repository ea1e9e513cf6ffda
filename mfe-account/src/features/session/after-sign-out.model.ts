import { localeOfPath, pathInLocale, withoutLocale } from '@headstock/contracts/locale';
import { ruleFor } from '@headstock/contracts/routes';

/** Where a page leads when its visitor has signed out: the home page in its language, for a page of members; null for one that everybody may see. */
export function afterSignOut(pathname: string): string | null {
  const { access } = ruleFor(withoutLocale(pathname)) ?? { access: 'public' };
  return access === 'public' ? null : pathInLocale('/', localeOfPath(pathname));
}
