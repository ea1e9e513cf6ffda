import type { ContentImage } from '@headstock/content/front-matter';
import type { Db } from '#api/platform/db/database.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type Entry, readEntries, readEntry } from './entries.ts';
import { canFollow } from './known-links.ts';
import { backdropOf } from './picture-ids.ts';
import type { PreviewedDocument } from './preview/previewed-entry.ts';
import { readTerms } from './terms/read-terms.ts';
import type { Backdrop } from '#api/platform/images/backdrop.ts';

type Front = Entry<'pages'>['front'];

/** A drawing as the schema's type `ContentPicture` reads it. */
export type PictureSource = { drawing: ContentImage; alt: string; backdrop: Backdrop };

/** Somebody of the team or a guest as the schema's type `ContentPerson` reads them. */
export type PersonSource = { name: string; role: string; text: string; picture: PictureSource | null };

/** A page as the schema's type `ContentPage` reads it. */
export type PageSource = {
  slug: string;
  title: string;
  description: string;
  lead: string;
  html: string;
  picture: PictureSource | null;
  action: { text: string; href: string } | null;
  updatedOn: string | null;
  people: PersonSource[];
  guests: PersonSource[];
  steps: NonNullable<Front['steps']>;
  prices: { service: string; from: Money; isFixed: boolean; note: string }[];
};

const pictureOf = (image: ContentImage | undefined, alt: string): PictureSource | null =>
  image ? { drawing: image, alt, backdrop: backdropOf(image) } : null;

const personOf = ({ picture, ...person }: NonNullable<Front['people']>[number]): PersonSource => ({
  ...person,
  picture: pictureOf(picture, person.name),
});

/** The page of a slug, or null. */
export async function readPage(
  db: Db,
  slug: string,
  locale: Locale,
  preview: PreviewedDocument | null = null,
): Promise<PageSource | null> {
  const entry = await readEntry(db, 'pages', slug, locale, preview);
  if (!entry) return null;
  const { title, description, lead, image, imageAlt, action, updated, people, guests, steps, prices } = entry.front;
  return {
    slug: entry.slug,
    title,
    description,
    lead,
    html: entry.html,
    picture: pictureOf(image, imageAlt ?? ''),
    action: action && canFollow(action.href) ? action : null,
    updatedOn: updated ?? null,
    people: (people ?? []).map(personOf),
    guests: (guests ?? []).map(personOf),
    steps: steps ?? [],
    prices: (prices ?? []).map(({ service, from, fixed, note }) => ({
      service,
      from: toMoney(from),
      isFixed: fixed ?? false,
      note,
    })),
  };
}

export type QuestionSource = { slug: string; question: string; html: string };
export type FaqGroupSource = { key: string; title: string; questions: QuestionSource[] };

/** The questions in their groups, both in the order of the page. */
export async function readFaq(
  db: Db,
  locale: Locale,
  preview: PreviewedDocument | null = null,
): Promise<FaqGroupSource[]> {
  const [entries, groups] = await Promise.all([
    readEntries(db, 'faq', locale, preview),
    readTerms(db, 'faq-groups', locale, preview),
  ]);
  return groups
    .map(({ slug, title }) => ({
      key: slug,
      title,
      questions: entries
        .filter(({ front }) => front.group === slug)
        .map(({ slug: name, front, html }) => ({ slug: name, question: front.question, html })),
    }))
    .filter(({ questions }) => questions.length > 0);
}
