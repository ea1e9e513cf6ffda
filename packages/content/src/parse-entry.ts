import { type Locale, locales } from '@headstock/contracts/locale';
import { parseDocument } from 'yaml';
import { type FrontMatter, frontMatter, type Kind, missingList } from './front-matter.ts';
import { fillStoreFacts } from './store-facts.ts';

/** One text of the shop in one language. */
export type EntryOf<K extends Kind> = {
  readonly kind: K;
  readonly locale: Locale;
  /** The file's name without number, language and ending; the address of pages and posts. */
  readonly slug: string;
  /** The number before the name, for what stands in a row; 0 where there is none. */
  readonly position: number;
  readonly front: FrontMatter<K>;
  /** Markdown, headings from ## on, no HTML, links without language prefix. */
  readonly body: string;
};

/** Says which file is wrong, in which field, and why. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly file: string;
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    super(`${file}: ${problems.join('; ')}`);
    this.file = file;
    this.problems = problems;
  }
}

const fileName = /^(?:(\d+)-)?([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2})\.md$/;
const parts = /^---\n(.*?)\n---\n(.*)$/s;

function fill(file: string, text: string, locale: Locale): string {
  try {
    return fillStoreFacts(text, locale);
  } catch (error) {
    if (error instanceof RangeError) throw new ContentError(file, [error.message]);
    throw error;
  }
}

function readYaml(file: string, yaml: string): unknown {
  const document = parseDocument(yaml);
  if (document.errors.length > 0) {
    throw new ContentError(
      file,
      document.errors.map(({ message }) => `front matter: ${message}`),
    );
  }
  return document.toJS();
}

function checkFront<K extends Kind>(file: string, kind: K, value: unknown): FrontMatter<K>;
function checkFront(file: string, kind: Kind, value: unknown): FrontMatter {
  const result = frontMatter[kind].safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    file,
    result.error.issues.map(({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`),
  );
}

/**
 * Reads one file of a folder: `name` such as `about-us.en.md`, `source` its whole text. Facts of the store are filled
 * in. Throws a ContentError that names the file and each wrong field.
 */
export function parseEntry<K extends Kind>(kind: K, name: string, source: string): EntryOf<K> {
  const file = `${kind}/${name}`;
  const [, number, slug, language] = fileName.exec(name) ?? [];
  const locale = locales.find((known) => known === language);
  if (slug === undefined || locale === undefined) throw new ContentError(file, ['is not called <slug>.<en|fr>.md']);
  const [, yaml, body] = parts.exec(source) ?? [];
  if (yaml === undefined || body === undefined) throw new ContentError(file, ['has no front matter between --- lines']);
  const front = checkFront(file, kind, readYaml(file, fill(file, yaml, locale)));
  return { kind, locale, slug, position: Number(number ?? 0), front, body: fill(file, body, locale).trim() };
}

/** Throws where a page lacks the list that its slug asks for. */
export function checkPage({ slug, locale, front }: EntryOf<'pages'>): void {
  const list = missingList(slug, front);
  if (list !== undefined) throw new ContentError(`pages/${slug}.${locale}.md`, [`${list}: this page needs it`]);
}
