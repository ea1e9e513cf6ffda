import { termLimits } from '@headstock/contracts/content-fields';
import { isMenuId, isMenuTarget, menuLimits } from '@headstock/contracts/menu';
import { z } from 'zod';

/** Search engines cut a description off after about this many characters. */
export const DESCRIPTION_LIMIT = 155;

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a slug in kebab-case');
const day = z.iso.date();
const description = text.max(DESCRIPTION_LIMIT);
/** A path of the shop without language prefix, or a telephone or mail address. */
const target = z.string().regex(/^(?:\/|tel:|mailto:|https:\/\/)/, 'is neither a path nor an address');

/** The seamless backdrops of the shop's pictures. */
export const backdrops = ['surf', 'shell', 'sonic', 'butter', 'fog'] as const;

/** A drawing of the folder `images` by its name without crop and extension, and its backdrop. */
const image = z.strictObject({ name: slug, backdrop: z.enum(backdrops) });
export type ContentImage = z.infer<typeof image>;

/** Of a guest, `role` says what they play, and `text` tells the visit. */
const person = z.strictObject({ name: text, role: text, text, picture: image.optional() });
const step = z.strictObject({ title: text, text });
/** `from` is in US cents; `fixed` says that it is the price and not where prices begin. */
const price = z.strictObject({
  service: text,
  from: z.int().positive(),
  fixed: z.boolean().optional(),
  note: text,
});
const menuId = z.string().refine(isMenuId, 'is not an id in kebab-case');
const menuItem = z.strictObject({
  id: menuId,
  level: z.int().min(0).max(2),
  href: z.string().refine(isMenuTarget, 'is neither a path nor an https address').optional(),
  isHidden: z.boolean().optional(),
});

const page = z
  .strictObject({
    title: text,
    description,
    lead: text,
    image: image.optional(),
    imageAlt: text.optional(),
    /** The one thing to do on this page. */
    action: z.strictObject({ text, href: target }).optional(),
    /** When its rules last changed, as an ISO date. */
    updated: day.optional(),
    people: z.array(person).min(1).optional(),
    guests: z.array(person).min(1).optional(),
    prices: z.array(price).min(1).optional(),
    steps: z.array(step).min(1).optional(),
  })
  .refine(({ image: drawn, imageAlt }) => (drawn === undefined) === (imageAlt === undefined), {
    path: ['imageAlt'],
    error: 'stands with an image, and only with one',
  });

/** Lists that a page cannot do without, by its slug. */
const neededLists: Readonly<Record<string, 'people' | 'guests' | 'prices' | 'steps'>> = {
  'meet-the-team': 'people',
  'celebrity-guests': 'guests',
  repairs: 'prices',
  appraisals: 'steps',
  consign: 'steps',
};

/** What each folder's files carry above their text. */
export const frontMatter = {
  pages: page,
  blog: z.strictObject({
    title: text,
    description,
    lead: text,
    date: day,
    /** A name of `meet-the-team`. */
    author: text,
    /** A term of `terms/blog-categories`. */
    category: slug,
    tags: z.array(text).min(1),
    image,
    imageAlt: text,
  }),
  /** `group` is a term of `terms/faq-groups`. */
  faq: z.strictObject({ group: slug, question: text }),
  /** It is shown until the end of the day `until`, where the shop is. */
  banner: z.strictObject({ href: target, until: day.optional() }),
  /** `items` are the same in both languages; `labels` have what each says, by its id. */
  menus: z.strictObject({
    items: z.array(menuItem).min(1).max(menuLimits.items),
    labels: z.record(menuId, text.max(menuLimits.label)),
  }),
  /** `terms` are slugs in the order of the page; `labels` and `descriptions` have what each says, by its slug. */
  terms: z
    .strictObject({
      terms: z.array(slug.max(termLimits.slug)).min(1).max(termLimits.terms),
      labels: z.record(slug, text.max(termLimits.label)),
      descriptions: z.record(slug, description).optional(),
    })
    .refine(({ terms, labels }) => terms.every((term) => labels[term] !== undefined), {
      path: ['labels'],
      error: 'name every term',
    }),
  /** Whether visitors are invited by a dialog. */
  newsletter: z.strictObject({ isShown: z.literal(true).optional() }),
} as const;

/** The folders of the content. */
export const kinds = ['pages', 'blog', 'faq', 'banner', 'menus', 'terms', 'newsletter'] as const;
export type Kind = (typeof kinds)[number];
export type FrontMatter<K extends Kind = Kind> = z.infer<(typeof frontMatter)[K]>;

/** The name of the list that a page needs and lacks, or undefined. */
export function missingList(pageSlug: string, front: FrontMatter<'pages'>): string | undefined {
  const needed = neededLists[pageSlug];
  return needed !== undefined && front[needed] === undefined ? needed : undefined;
}
