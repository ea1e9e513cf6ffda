import { localeOfPath, localePrefix, withoutLocale } from './locale.ts';
import { type RouteRule, ruleFor } from './routes.ts';

/** Segments with the route table's own spelling where the rule spells them out; parameters in one encoding, wildcards as they are. */
function canonicalPath({ path }: RouteRule, pathname: string): string {
  const pattern = path.split('/').filter(Boolean);
  if (pattern.includes('*')) return pathname;
  const segments = pathname.split('/').filter(Boolean);
  const spelled = segments.map((segment, at) => {
    const name = pattern[at] ?? ':';
    return name.startsWith(':') ? encodeURIComponent(decodeURIComponent(segment)) : name;
  });
  return `/${spelled.join('/')}`;
}

function canonicalSearch({ parameters = [] }: RouteRule, search: string): string {
  if (search === '' || parameters.length === 0) return '';
  const asked = new URLSearchParams(search);
  const read = parameters.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value]));
  return read.length === 0 ? '' : `?${new URLSearchParams(read).toString()}`;
}

/** The parameter of the address that shows a public page as its draft has it. */
export const PREVIEW_PARAMETER = 'preview';
/** By this header the shell passes on what the parameter says. */
export const PREVIEW_HEADER = 'headstock-preview';
const PREVIEW_KEY = /^[0-9a-z]{13}\.[0-9a-z]{13}\.\d{10}\.[\w-]{43}$/;

/** What in the address of a public page asks for its draft; null where nothing of the right form does. `pathname` has no language prefix. */
export function previewKeyOf(pathname: string, search: string): string | null {
  if (!search.includes(PREVIEW_PARAMETER) || ruleFor(pathname)?.cache !== 'public') return null;
  const key = new URLSearchParams(search).get(PREVIEW_PARAMETER);
  return key !== null && PREVIEW_KEY.test(key) ? key : null;
}

/**
 * The address under which a shared page is rendered and cached: of the query only the parameters that its route reads, in the
 * contract's order and one encoding. Every spelling of a page has the same. `pathname` comes with its language prefix. Null for
 * what is no shared page, whose address stays as it is, for one that shows a draft, and for a malformed path.
 */
export function sharedPageAddress(pathname: string, search: string): string | null {
  const path = withoutLocale(pathname);
  const rule = ruleFor(path);
  if (rule?.cache !== 'public' || previewKeyOf(path, search) !== null) return null;
  try {
    const canonical = canonicalPath(rule, path);
    const prefix = localePrefix(localeOfPath(pathname));
    return (prefix !== '' && canonical === '/' ? prefix : prefix + canonical) + canonicalSearch(rule, search);
  } catch {
    return null;
  }
}

/** What of a query a shared page does not read, such as `?utm_source=…`; empty when it reads everything. */
export function foreignSearch(pathname: string, search: string): string {
  const read = ruleFor(withoutLocale(pathname))?.parameters ?? [];
  const foreign = [...new URLSearchParams(search)].filter(([name]) => !read.includes(name));
  return foreign.length === 0 ? '' : `?${new URLSearchParams(foreign).toString()}`;
}
