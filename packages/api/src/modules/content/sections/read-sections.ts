import { storeProfile } from '@headstock/contracts/store-profile';
import type { Kind } from '@headstock/content/front-matter';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import { type EntryText, readEntryTexts } from '#api/modules/content/entries.ts';
import { readTerms } from '#api/modules/content/terms/read-terms.ts';
import { markdownSections, splitSentences } from './markdown-sections.ts';

/** The kinds of texts that have sections. */
export type SectionKind = Extract<Kind, 'pages' | 'faq' | 'blog'>;

/** A section of a published text: what it says, sentence by sentence, and where. */
export type ContentSection = {
  readonly kind: SectionKind;
  readonly slug: string;
  /** Title of the page or post, or the question. */
  readonly title: string;
  /** Title of the group to which a question belongs. */
  readonly group: string | null;
  /** Its heading on the page; null for what stands above the first one. */
  readonly heading: string | null;
  /** Path without language prefix, with the anchor of the heading. */
  readonly path: string;
  readonly locale: Locale;
  /** When its text last changed; null for what the store profile says. */
  readonly changedAt: Date | null;
  readonly sentences: readonly string[];
};

type Part = Pick<ContentSection, 'heading' | 'sentences'>;

const fromLabel: Readonly<Record<Locale, string>> = { en: 'from', fr: 'dès' };

/** What pages say in lists of their own: prices of the bench, steps, and people. */
function listParts({ front }: EntryText<'pages'>, locale: Locale): Part[] {
  const colon = locale === 'fr' ? '\u00a0: ' : ': ';
  const prices = (front.prices ?? []).map(({ service, from, fixed, note }) => {
    const price = formatMoney(from, locale, 'short');
    const sentences = [`${service}${colon}${fixed ? price : `${fromLabel[locale]} ${price}`}.`, `${note}.`];
    return { heading: service, sentences };
  });
  const people = (front.people ?? []).map(({ name, role, text }) => `${name}, ${role}. ${text}`);
  return [
    { heading: null, sentences: splitSentences(front.lead, locale) },
    ...prices,
    ...(front.steps ?? []).map(({ title, text }) => ({ heading: title, sentences: splitSentences(text, locale) })),
    ...people.map((person) => ({ heading: null, sentences: splitSentences(person, locale) })),
  ].filter(({ sentences }) => sentences.length > 0);
}

type GroupTitles = ReadonlyMap<string, string>;

function titlesOf({ front }: EntryText<SectionKind>, groups: GroupTitles): Pick<ContentSection, 'title' | 'group'> {
  return 'question' in front
    ? { title: front.question, group: groups.get(front.group) ?? null }
    : { title: front.title, group: null };
}

function sectionsOf(
  entry: EntryText<SectionKind>,
  kind: SectionKind,
  groups: GroupTitles,
  locale: Locale,
): ContentSection[] {
  const { slug, changedAt } = entry;
  const titles = titlesOf(entry, groups);
  const base = kind === 'faq' ? `/faqs#${slug}` : kind === 'blog' ? `/blog/${slug}` : `/${slug}`;
  const lists = kind === 'pages' ? listParts(entry, locale) : [];
  const written = markdownSections(entry.body, locale).map((part) => ({ ...part, isWritten: true }));
  return [...lists.map((part) => ({ ...part, isWritten: false })), ...written].map(
    ({ heading, sentences, isWritten }) => ({
      kind,
      slug,
      ...titles,
      heading,
      path: heading !== null && isWritten && kind !== 'faq' ? `${base}#${toSlug(heading)}` : base,
      locale,
      changedAt,
      sentences,
    }),
  );
}

/** Where the shop is and when it is open, as the store profile has it. */
export function storeSection(locale: Locale): ContentSection {
  const { address, hours, phone } = storeProfile;
  const place = `${address.line}, ${address.city}, ${address.region} ${address.postalCode}`;
  const sentences =
    locale === 'fr'
      ? [`Adresse\u00a0: ${place}.`, `Horaires d’ouverture\u00a0: ${hours.fr}.`, `Téléphone\u00a0: ${phone.label}.`]
      : [`Address: ${place}.`, `Opening hours: ${hours.en}.`, `Phone: ${phone.label}.`];
  return {
    kind: 'pages',
    slug: 'contact',
    title: locale === 'fr' ? 'Adresse, horaires et téléphone' : 'Address, opening hours and phone',
    group: null,
    heading: null,
    path: '/contact',
    locale,
    changedAt: null,
    sentences,
  };
}

const FAQ_GROUPS = 'faq-groups';

/** The published texts of a kind in a language by their slugs, the newest first, each with a mark that every write of it changes. */
export async function readTextMarks(db: Db, kind: SectionKind, locale: Locale): Promise<ReadonlyMap<string, string>> {
  // A question is called by its group as well.
  const ofGroups = sql`(SELECT xmin::text FROM content_entries WHERE (kind, slug, locale) = ('terms', ${FAQ_GROUPS}, ${locale}))`;
  const { rows } = await sql<{ slug: string; mark: string }>`
    SELECT slug, concat_ws(' ', xmin::text, ${kind === 'faq' ? ofGroups : sql`NULL`}) AS mark FROM content_entries
    WHERE kind = ${kind} AND locale = ${locale} ORDER BY published_on DESC, position, slug`.execute(db);
  return new Map(rows.map(({ slug, mark }) => [slug, mark]));
}

/** The sections of the named texts of a kind in a language, by their slugs. */
export async function readSections(
  db: Db,
  kind: SectionKind,
  locale: Locale,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, readonly ContentSection[]>> {
  const terms = kind === 'faq' ? await readTerms(db, FAQ_GROUPS, locale) : [];
  const groups = new Map(terms.map(({ slug, title }) => [slug, title]));
  const entries = await readEntryTexts(db, kind, locale, slugs);
  return new Map(entries.map((entry) => [entry.slug, sectionsOf(entry, kind, groups, locale)]));
}
