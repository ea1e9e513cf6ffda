import { withoutLocale } from '@headstock/contracts/locale';
import { ruleFor } from '@headstock/contracts/routes';
import { pageOfPayload } from './page/payload.ts';

const dataSuffix = '/_payload.json';
/** The code of a link, wherever somebody pasted it; slugs and ids have no capitals. */
const codeLike = /(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,}/g;

/** The address as a browser understands it; as it came when it is no valid text. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The path of a request as it may stand in the log: without its query, and of pages for one visitor only the route's
 * pattern, as the rest may be the code of a link in a mail. What looks like one is taken out anywhere. The address of a page's data is treated like the page's.
 */
export function loggedPath(url: string): string {
  const [pathname = ''] = url.split(/[?#]/, 1);
  const page = pageOfPayload(pathname);
  // Doubled slashes and a percent sign in front of a letter lead to no page, but may still come with a code behind them.
  const plain = decoded(page ?? pathname).replaceAll(/\/{2,}/g, '/');
  const own = withoutLocale(plain);
  const rule = ruleFor(own) ?? ruleFor(own.replace(/[\s\p{Cc}].*$/su, ''));
  if (rule?.cache !== 'private') return pathname.replaceAll(codeLike, '*');
  return `${plain.slice(0, plain.length - own.length)}${rule.path}${page === null ? '' : dataSuffix}`;
}
