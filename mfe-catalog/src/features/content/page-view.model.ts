import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import { toneOf } from '@headstock/commerce-client/item';
import { headingsOf, type HeadingView } from './headings.model.ts';
import type { CatalogPageQuery } from './page.generated.ts';

type Page = NonNullable<CatalogPageQuery['page']>;

/** What a page of the content store shows. */
export type PageView = Omit<Page, 'people' | 'guests' | 'prices' | 'picture'> & {
  readonly picture: PictureView | null;
  readonly headings: readonly HeadingView[];
  /** Team or guests: no page has both. */
  readonly people: Page['people'];
  readonly prices: readonly PriceView[];
};

/** A picture beside the head of a page. */
export interface PictureView {
  /** Id of a picture in the crop `card`. */
  readonly id: string;
  readonly alt: string;
  readonly backdrop: BackdropTone;
}

/** The price of a service of the workshop. */
export interface PriceView {
  readonly service: string;
  readonly note: string;
  readonly cents: number;
  /** Whether this is the price, not the lowest of a range. */
  readonly isFixed: boolean;
}

/** A price as it is shown. */
export const priceViewOf = ({ service, note, from, isFixed }: Page['prices'][number]): PriceView => ({
  service,
  note,
  cents: from.amountCents,
  isFixed,
});

/** The page as it is shown. */
export function pageViewOf({ people, guests, prices, picture, ...page }: Page): PageView {
  return {
    ...page,
    picture: picture && { id: picture.image.id, alt: picture.alt, backdrop: toneOf(picture.backdrop) },
    headings: headingsOf(page.html),
    people: [...people, ...guests],
    prices: prices.map(priceViewOf),
  };
}

/** The initials of the first and last name, as AO for “Ada and Grace Obiora”. */
export function monogramOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{Lu}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}
