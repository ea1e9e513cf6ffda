import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  readonly title: string | null;
  readonly language: string | null;
  readonly isTagged: boolean;
  /** The text of each page, in the order in which it is drawn, with plain spaces. */
  readonly pages: readonly string[];
  /** The types of the elements that a screen reader walks through, by page. */
  readonly elements: readonly (readonly string[])[];
  readonly fonts: ReadonlySet<string>;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function childrenOf(node: unknown): readonly unknown[] {
  const children = field(node, 'children');
  return Array.isArray(children) ? children : [];
}

const hasContent = (node: unknown): boolean => field(node, 'type') === 'content' || childrenOf(node).some(hasContent);

/** The elements that have something on the page. */
function rolesOf(node: unknown): string[] {
  const role = textOf(field(node, 'role'));
  if (!hasContent(node)) return [];
  return [...(role === null ? [] : [role]), ...childrenOf(node).flatMap(rolesOf)];
}

/** Reads a PDF back as a reader does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const pages: string[] = [];
  const elements: string[][] = [];
  const fonts = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    const texts = content.items.flatMap((item) => ('str' in item ? [item.str] : []));
    for (const item of content.items) if ('fontName' in item) fonts.add(item.fontName);
    pages.push(texts.join(' ').replaceAll(/\s+/g, ' ').trim());
    elements.push(rolesOf(await page.getStructTree()));
  }
  return {
    title: textOf(field(info, 'Title')),
    language: textOf(field(info, 'Language')),
    isTagged: Buffer.from(bytes).includes('/Marked true'),
    pages,
    elements,
    fonts,
  };
}
