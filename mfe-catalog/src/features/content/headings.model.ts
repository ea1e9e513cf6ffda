/** A heading of a text, for its table of contents. */
export interface HeadingView {
  /** The heading's id. */
  readonly id: string;
  readonly text: string;
}

const HEADING = /<h2 id="([^"]*)">(.*?)<\/h2>/gs;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** A text with fewer headings needs no table of contents. */
const FEWEST = 4;

const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The headings of the first level of a text, none where they are few. Takes the API's HTML. */
export function headingsOf(html: string): readonly HeadingView[] {
  const all = [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({ id, text: plainText(inner) }));
  return all.length < FEWEST ? [] : all;
}
