import createDOMPurify, { type Config } from 'dompurify';
import { Marked } from 'marked';

const marked = new Marked({ gfm: true, breaks: true, async: false });

/** Allowed in an answer: text, lists, tables, code and links into the shop. No pictures, foreign links, forms, styles or frames. */
const allowed: Config = {
  ALLOWED_TAGS:
    'p br hr strong em del code pre blockquote ul ol li a h1 h2 h3 h4 h5 h6 table thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: ['href', 'start'],
  ALLOWED_URI_REGEXP: /^\/(?![/\\])/,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Headings of an answer are demoted below those of the page. */
const headings = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6']);

function asParagraph(heading: Element): void {
  const paragraph = heading.ownerDocument.createElement('p');
  const strong = heading.ownerDocument.createElement('strong');
  strong.append(...heading.childNodes);
  paragraph.append(strong);
  heading.replaceWith(paragraph);
}

/** Links open in a new window without an opener, so that the conversation stays. */
function openSafely(link: Element): void {
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

/**
 * Untrusted Markdown as HTML that is safe to insert. Scripts, styles, pictures, unknown URL schemes and event handlers are
 * removed; the test runs known attacks.
 */
export function renderMarkdown(markdown: string): string {
  const purify = createDOMPurify(window);
  const fragment = purify.sanitize(marked.parse(markdown, { async: false }), { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const element of fragment.querySelectorAll('*')) {
    if (headings.has(element.tagName)) asParagraph(element);
    if (element.tagName === 'A') openSafely(element);
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
