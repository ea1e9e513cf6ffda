import { type ListingDocument, noListingText } from '@headstock/contracts/listing-document';
import type { PictureFault } from '#api/modules/listing-imports/pictures/picture-fault.ts';

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

/** What is known of the picture at an address. */
export type Picture =
  | { readonly kind: 'photograph'; readonly id: string; readonly imageId: string }
  /** It is fetched when the import runs, from this address. */
  | { readonly kind: 'waiting'; readonly url: URL }
  | { readonly kind: 'fault'; readonly fault: PictureFault };

/** Pictures by the address that a cell names. */
export type KnownPictures = ReadonlyMap<string, Picture>;

const NEW = { shot: null, alt: noListingText } as const;

/** Stands for a picture that is not there yet, where a file is only looked at. */
const EXPECTED: Shown = { id: 'expected', imageId: 'expected', ...NEW };

/**
 * The photographs of a listing whose cells name these addresses, with one that stands for each that is still to be fetched. While no address
 * gives one, the listing keeps what it has. `describe` gives a photograph what the file says of it.
 */
export function photographsOf(
  links: readonly string[],
  before: readonly Shown[],
  known: KnownPictures,
  describe: (shown: Shown, link: string) => Shown,
): readonly Shown[] {
  const found = links.flatMap((link): Shown | readonly Shown[] => {
    const picture = known.get(link);
    if (picture?.kind === 'waiting') return EXPECTED;
    if (picture?.kind === 'photograph')
      return describe(
        before.find(({ id }) => id === picture.id) ?? { ...NEW, id: picture.id, imageId: picture.imageId },
        link,
      );
    // What the listing shows stays, also where its owner is another one by now.
    const shown = before.find(({ imageId }) => imageId === imageIdOf(link));
    return shown ? describe(shown, link) : [];
  });
  const isShown = (shown: Shown, at: number): boolean =>
    shown === EXPECTED || found.findIndex(({ id }) => id === shown.id) === at;
  return found.length === 0 && links.length > 0 ? before : found.filter(isShown);
}
