import type { ListingDocument } from '@headstock/contracts/listing-document';

type Shown = ListingDocument['photographs'][number];

const LINK = /https?:\/\/[^\s,;'"\]}<>]+/g;
const OWN = /\/images\/(?<imageId>[\w-]{5,40})(?:[/?#]|$)/;

/** The addresses in the cells of pictures, in their order, each once. */
export const linksOf = (cells: readonly string[]): string[] => [
  ...new Set(cells.flatMap((cell) => cell.match(LINK) ?? [])),
];

/** The image that an address of this shop shows; undefined for addresses elsewhere. */
export const imageIdOf = (link: string): string | undefined => OWN.exec(link)?.groups?.['imageId'];

/** Width of the picture behind an exported address. */
const WIDTH = 1280;

/** The address of a photograph in an export. */
export const linkOf = ({ imageId }: Pick<Shown, 'imageId'>, baseUrl: URL): string =>
  new URL(`/images/${imageId}/${WIDTH}`, baseUrl).href;

/** Photographs of the seller by their image. */
export type KnownPhotographs = ReadonlyMap<string, { readonly id: string; readonly imageId: string }>;

/**
 * The photographs of a listing whose cells name these addresses. Pictures elsewhere are not fetched: `unknown` are these addresses. While
 * none is known, the listing keeps what it has.
 */
export function photographsOf(
  links: readonly string[],
  before: readonly Shown[],
  known: KnownPhotographs,
): { readonly photographs: readonly Shown[]; readonly unknown: readonly string[] } {
  const found = links.map((link) => {
    const imageId = imageIdOf(link) ?? '';
    const own = before.find((shown) => shown.imageId === imageId);
    const other = known.get(imageId);
    return { link, shown: own ?? (other ? { id: other.id, imageId: other.imageId, shot: null } : undefined) };
  });
  const photographs = found.flatMap(({ shown }) => shown ?? []);
  const unknown = found.flatMap(({ link, shown }) => (shown ? [] : [link]));
  return { photographs: photographs.length === 0 && unknown.length > 0 ? before : photographs, unknown };
}
