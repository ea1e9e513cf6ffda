import { storeProfile } from '@headstock/contracts/store-profile';
import type { Kind } from '@headstock/content/front-matter';
import type { Db } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import { type Entry, readEntries } from '#api/modules/content/entries.ts';
import { readTerms } from '#api/modules/content/terms/read-terms.ts';
import { markdownSections, splitSentences } from './markdown-sections.ts';

/** The kinds of texts that have sections. */
export type SectionKind = Extract<Kind, 'pages' | 'faq' | 'blog'>;

/** A section of a published text: what it says, sentence by sentence, and where. */
export type ContentSection = {
  readonly kind: SectionKind;
  readonly slug: string;
  /** Title of the page or post; of a question, its group and itself. */
  readonly title: string;
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
function listParts({ front }: Entry<'pages'>, locale: Locale): Part[] {
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

function titleOf({ front }: Entry<SectionKind>, groups: GroupTitles): string {
  if (!('question' in front)) return front.title;
  const group = groups.get(front.group);
  return group === undefined ? front.question : `${group} · ${front.question}`;
}

function sectionsOf(
  entry: Entry<SectionKind>,
  kind: SectionKind,
  groups: GroupTitles,
  locale: Locale,
): ContentSection[] {
  const { slug, changedAt } = entry;
  const title = titleOf(entry, groups);
  const base = kind === 'faq' ? `/faqs#${slug}` : kind === 'blog' ? `/blog/${slug}` : `/${slug}`;
  const lists = kind === 'pages' ? listParts(entry, locale) : [];
  const written = markdownSections(entry.body, locale).map((part) => ({ ...part, isWritten: true }));
  return [...lists.map((part) => ({ ...part, isWritten: false })), ...written].map(
    ({ heading, sentences, isWritten }) => ({
      kind,
      slug,
      title,
      heading,
      path: heading !== null && isWritten && kind !== 'faq' ? `${base}#${toSlug(heading)}` : base,
      locale,
      changedAt,
      sentences,
    }),
  );
}

/** Where the shop is and when it is open, as the store profile has it. */
function storeSection(locale: Locale): ContentSection {
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
    heading: null,
    path: '/contact',
    locale,
    changedAt: null,
    sentences,
  };
}

/** All sections of the published texts of some kinds in a language. With pages comes where the shop is and when it is open. */
export async function readSections(
  db: Db,
  kinds: readonly SectionKind[],
  locale: Locale,
): Promise<readonly ContentSection[]> {
  const terms = kinds.includes('faq') ? await readTerms(db, 'faq-groups', locale) : [];
  const groups = new Map(terms.map(({ slug, title }) => [slug, title]));
  const all = await Promise.all(
    kinds.map(async (kind) =>
      (await readEntries(db, kind, locale)).flatMap((entry) => sectionsOf(entry, kind, groups, locale)),
    ),
  );
  return [...all.flat(), ...(kinds.includes('pages') ? [storeSection(locale)] : [])];
}
