import { cardOf, type CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import { hasPhotograph, toneOf } from '@headstock/commerce-client/item';
import { listingPath, plainAddress } from '#mfe-catalog/features/listing/listing-path.model.ts';
import type { PostLink } from '#mfe-catalog/features/blog/blog.model.ts';
import { priceViewOf, type PriceView } from '#mfe-catalog/features/content/page-view.model.ts';
import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import type { CatalogHomeQuery } from './home.generated.ts';

/** A category of the rail. */
export interface CategoryRailEntry {
  readonly to: string;
  readonly label: string;
  readonly count: number;
  /** Id of a picture in the crop `hang`: all of them are drawn to one scale. */
  readonly picture: string;
  /** The picture is a photograph, as nothing of the kind is drawn. */
  readonly isPhoto: boolean;
}

/** The data of the home page. */
export interface HomeView {
  /** The instrument of the stage, with the picture of all of it; null in an empty shop. */
  readonly hero: CardView | null;
  /** How many instruments are for sale. */
  readonly instrumentCount: number;
  /** How many of them are new arrivals. */
  readonly newArrivalCount: number;
  /** One large card and four small ones at most. */
  readonly arrivals: readonly CardView[];
  readonly categories: readonly CategoryRailEntry[];
  readonly decades: readonly (readonly [decade: number, count: number])[];
  /** The newest of the players' stories, with others of the newest posts; null while there is none. */
  readonly story: StoryView | null;
  /** The most requested prices of the workshop; null without a page about repairs. */
  readonly workshop: { readonly lead: string; readonly prices: readonly PriceView[] } | null;
}

/** A story with its picture, and where to read on. */
export interface StoryView extends PostLink {
  readonly lead: string;
  /** Safe HTML. */
  readonly opening: string;
  /** Id of a picture in the crop `full`. */
  readonly picture: string;
  readonly alt: string;
  readonly backdrop: BackdropTone;
  readonly others: readonly (PostLink & { readonly minutes: number })[];
}

/** The entries of the rail in order; a category without a type includes all of its types. */
const railOrder: readonly (readonly [category: string, type?: string])[] = [
  ['electric-guitars', 'solid-body'],
  ['electric-guitars', 'hollow-semi-hollow'],
  ['other', 'archtops'],
  ['acoustic-guitars', 'dreadnought'],
  ['acoustic-guitars', 'om-auditorium'],
  ['acoustic-guitars', 'parlor-small-body'],
  ['other', 'bass-guitars'],
  ['mandolins'],
];

const notInstruments = ['accessories', 'merch'];

type Categories = CatalogHomeQuery['categories'];

function categoryRailOf(categories: Categories): CategoryRailEntry[] {
  return railOrder.flatMap(([categorySlug, typeSlug]): CategoryRailEntry[] => {
    const category = categories.find(({ slug }) => slug === categorySlug);
    const type = category?.types.find(({ slug, image }) => (typeSlug ? slug === typeSlug : image !== null));
    if (!category || !type?.image) return [];
    const place = typeSlug ? type : category;
    if (place.count === 0) return [];
    const address = { ...plainAddress(category.slug), category: typeSlug ? [typeSlug] : [] };
    return [
      {
        to: listingPath(address),
        label: place.title,
        count: place.count,
        picture: type.image.id,
        isPhoto: type.image.view === 'PHOTO',
      },
    ];
  });
}

/** The stage carries a drawn instrument with an old, plain year of four figures best; without one any instrument will do. */
function heroOf({ featured, arrivals }: CatalogHomeQuery): CardView | null {
  const all = [...featured.nodes, ...arrivals.nodes];
  const drawn = all.filter(({ item }) => !hasPhotograph(item.images));
  const nodes = drawn.length > 0 ? drawn : all;
  const chosen =
    nodes.find(({ item }) => /^19[2-7]\d$/.test(item.yearLabel ?? '')) ??
    nodes.find(({ item }) => /^\d{4}$/.test(item.yearLabel ?? '')) ??
    nodes[0];
  return chosen ? cardOf(chosen.item, chosen, 'FULL') : null;
}

/** Five cards whose backdrops differ from their neighbour's where the choice allows it. */
function arrivalsOf(nodes: CatalogHomeQuery['arrivals']['nodes'], heroId: string | undefined): CardView[] {
  const rest = nodes.filter(({ item }) => item.id !== heroId);
  const chosen: typeof rest = [];
  while (chosen.length < 5 && rest.length > 0) {
    const last = chosen.at(-1)?.item.backdrop;
    const at = Math.max(
      0,
      rest.findIndex(({ item }) => item.backdrop !== last),
    );
    chosen.push(...rest.splice(at, 1));
  }
  return chosen.flatMap(({ item, ...listing }, index) => cardOf(item, listing, index === 0 ? 'FULL' : 'CARD') ?? []);
}

function storyOf({ stories, posts }: CatalogHomeQuery): StoryView | null {
  const [story] = stories.nodes;
  if (!story) return null;
  const { image, imageAlt, backdrop, ...text } = story;
  const others = posts.nodes.filter(({ slug }) => slug !== story.slug).slice(0, 2);
  return { ...text, picture: image.id, alt: imageAlt, backdrop: toneOf(backdrop), others };
}

/** The number of workshop prices on the home page. */
const PRICES = 5;

function workshopOf({ repairs }: CatalogHomeQuery): HomeView['workshop'] {
  return repairs && { lead: repairs.lead, prices: repairs.prices.slice(0, PRICES).map(priceViewOf) };
}

/** The view of the home page. */
export function homeViewOf(answer: CatalogHomeQuery): HomeView {
  const hero = heroOf(answer);
  const instruments = answer.categories.filter(({ slug }) => !notInstruments.includes(slug));
  return {
    hero,
    instrumentCount: instruments.reduce((sum, { count }) => sum + count, 0),
    newArrivalCount: answer.arrivals.totalCount,
    arrivals: arrivalsOf(answer.arrivals.nodes, hero?.id),
    categories: categoryRailOf(answer.categories),
    decades: answer.decades.map(({ decade, count }) => [decade, count] as const),
    story: storyOf(answer),
    workshop: workshopOf(answer),
  };
}
