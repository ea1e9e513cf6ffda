import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Locale } from '#api/platform/locale.ts';

/** A part of a text under one heading, as plain sentences. */
export type MarkdownSection = {
  /** Null above the first heading. */
  readonly heading: string | null;
  readonly sentences: readonly string[];
};

const segmenters: Readonly<Record<Locale, Intl.Segmenter>> = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  fr: new Intl.Segmenter('fr', { granularity: 'sentence' }),
};

/** The sentences of a plain text, trimmed, in their order. */
export function splitSentences(text: string, locale: Locale): string[] {
  return [...segmenters[locale].segment(text.replaceAll(/[ \t\r\n]+/g, ' '))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const decode = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** What is read of inline Markdown: links and emphasis by their words, pictures by their description, HTML not at all. */
function plain(tokens: readonly Token[] | undefined): string {
  return (tokens ?? [])
    .map((token) => {
      if (token.type === 'html') return '';
      if (token.type === 'br') return ' ';
      if ('tokens' in token && token.tokens) return plain(token.tokens);
      return 'text' in token && typeof token.text === 'string' ? decode(token.text) : '';
    })
    .join('');
}

/** A row of a table as a sentence: `Canada: How: Insured international; Business days: 5 to 9.` */
function rowSentence(header: readonly Tokens.TableCell[], row: readonly Tokens.TableCell[], locale: Locale): string {
  const [colon, semicolon] = locale === 'fr' ? ['\u00a0: ', '\u00a0; '] : [': ', '; '];
  const [first, ...others] = row.map(({ tokens }) => plain(tokens));
  const facts = others.map((cell, index) => `${plain(header[index + 1]?.tokens)}${colon}${cell}`);
  return `${first}. ${facts.join(semicolon)}.`;
}

/** Whether a token is one of Markdown itself, and not of an extension, of which there is none. */
const isMarked = (token: Token): token is MarkedToken => token.type !== 'generic';

/** How a sentence begins that only leads to another page. */
const pointing = /^(?:more (?:about|under|on)|la suite|tout sur|ce qui vous attend)(?![\p{L}])/iu;
/** So many words beside a link say nothing by themselves. */
const FEW = 2;

/** Whether a sentence says nothing but which other page of the shop to read: “More under Returns.” */
function isPointer(sentence: string, tokens: readonly Token[] | undefined): boolean {
  const links = (tokens ?? []).filter(
    (token): token is Tokens.Link => token.type === 'link' && String(token['href']).startsWith('/'),
  );
  return links.some(({ tokens: words }) => {
    const text = plain(words);
    if (!sentence.includes(text)) return false;
    const beside = sentence.replace(text, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
    return beside.length <= FEW || (pointing.test(sentence) && sentence.endsWith(`${text}.`));
  });
}

function sentencesOf(token: Token, locale: Locale): string[] {
  if (!isMarked(token)) return [];
  switch (token.type) {
    case 'table':
      return token.rows.map((row) => rowSentence(token.header, row, locale));
    case 'list':
      return token.items.flatMap((item) => item.tokens.flatMap((part) => sentencesOf(part, locale)));
    case 'blockquote':
      return token.tokens.flatMap((part) => sentencesOf(part, locale));
    case 'paragraph':
    case 'text': {
      const sentences = splitSentences(token.tokens ? plain(token.tokens) : decode(token.raw), locale);
      return sentences.filter((sentence) => !isPointer(sentence, token.tokens));
    }
    default:
      return [];
  }
}

/** Cuts Markdown into sections at its headings. Sections without a sentence are left out. */
export function markdownSections(markdown: string, locale: Locale): MarkdownSection[] {
  const sections: { heading: string | null; sentences: string[] }[] = [{ heading: null, sentences: [] }];
  for (const token of lexer(markdown)) {
    if (token.type === 'heading') sections.push({ heading: plain(token.tokens), sentences: [] });
    else sections.at(-1)?.sentences.push(...sentencesOf(token, locale));
  }
  return sections.filter(({ sentences }) => sentences.length > 0);
}
