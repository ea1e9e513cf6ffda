import { withoutLocale } from '@headstock/contracts/locale';
import { ruleFor } from '@headstock/contracts/routes';

const SHOP_LINK = /<a href="(\/[^"]*)">(.*?)<\/a>/gs;

/**
 * Tells whether an address can be followed: another site's, mail and telephone always, one of the shop when it has such a page.
 * Takes it with or without the language's prefix.
 */
export function canFollow(href: string): boolean {
  if (!href.startsWith('/')) return true;
  const path = withoutLocale(href.replace(/[?#].*$/s, ''));
  const rule = ruleFor(path);
  // No text leads to one visitor's order: what looks like one is a page of its own that is not there.
  return rule !== undefined && (rule.path !== '/orders/:id' || path === rule.path);
}

/** The HTML with the text of a link in place of the link where the shop does not have its page. Takes safe HTML of ours. */
export function withKnownLinks(html: string): string {
  return html.replace(SHOP_LINK, (link, href: string, text: string) => (canFollow(href) ? link : text));
}
