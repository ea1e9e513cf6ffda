import { escapeHtml } from '#api/platform/escape-html.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  deg: '°',
};

function decode(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

/** The text of a description that is written in HTML; a text without a tag stays as it is. Nothing of it is ever shown as HTML. */
export function textOfHtml(html: string): string {
  if (!/<\/?[a-z!][^>]*>/i.test(html)) return decode(html).trim();
  return decode(
    html
      .replaceAll(/<!--[\s\S]*?(-->|$)/g, '')
      .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi, '')
      .replaceAll('\n', ' ')
      .replaceAll(/<br\s*\/?>/gi, '\n')
      .replaceAll(/<li\b[^>]*>/gi, '\n- ')
      .replaceAll(/<\/?(p|div|ul|ol|h[1-6]|table|tr|section|blockquote)\b[^>]*>/gi, '\n\n')
      .replaceAll(/<[^>]*>/g, ''),
  )
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text as paragraphs of HTML, which `textOfHtml` reads back. */
export const htmlOfText = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n\n')
        .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
        .join('');
