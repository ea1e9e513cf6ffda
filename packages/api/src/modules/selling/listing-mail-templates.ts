import type { Db } from '#api/platform/db/database.ts';
import type { LocalText } from '#api/platform/locale.ts';
import { defaultText, type MailTemplate, namesIn } from '#api/platform/mail/mail-template.ts';
import {
  listingCopy,
  type ListingFacts,
  listingLink,
  type ListingNotice,
  listingNotices,
} from './listing-mail-copy.ts';

type ListingTemplate = MailTemplate<keyof ListingFacts>;

const titles: Readonly<Record<ListingNotice, LocalText>> = {
  described: { en: 'Listing to be described, to the seller', fr: 'Annonce à décrire, au vendeur' },
  waiting: { en: 'Listing waits for the shop, to the staff', fr: 'Annonce en attente, à l’équipe' },
  changesAsked: { en: 'Changes asked for, to the seller', fr: 'Modifications demandées, au vendeur' },
  published: { en: 'Listing published, to the seller', fr: 'Annonce publiée, au vendeur' },
  resumed: { en: 'Listing back after a pause, to the seller', fr: 'Annonce de retour après une pause, au vendeur' },
  ended: { en: 'Listing ended, to the seller', fr: 'Annonce terminée, au vendeur' },
  paused: { en: 'Listing paused, to the seller', fr: 'Annonce mise en pause, au vendeur' },
};

/** The title of the newest listing. */
async function newestListing(db: Db): Promise<Partial<ListingFacts>> {
  const row = await db
    .selectFrom('listing_drafts')
    .select('title')
    .where('title', '<>', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { title: row.title } : {};
}

const templateOf = (notice: ListingNotice): ListingTemplate => ({
  key: `listing.${notice}`,
  group: 'selling',
  title: titles[notice],
  placeholders: {
    title: { sample: { en: '1962 Fender Stratocaster', fr: 'Fender Stratocaster 1962' }, isRequired: true },
    reason: {
      sample: { en: 'Please photograph the back of the headstock.', fr: 'Photographiez l’arrière de la tête.' },
      isRequired: notice === 'changesAsked',
    },
    until: { sample: { en: 'December 24, 2026', fr: '24 décembre 2026' } },
  },
  text: (locale, value) => {
    const facts = { title: value('title'), reason: value('reason'), until: value('until') };
    const { subject, text } = listingCopy(notice, locale)(facts);
    return { subject, paragraphs: [text], link: listingLink[locale] };
  },
  findValues: newestListing,
});

const templates = new Map(listingNotices.map((notice) => [notice, templateOf(notice)]));

/** The mail about a notice. */
export const listingTemplate = (notice: ListingNotice): ListingTemplate => templates.get(notice) ?? templateOf(notice);

/** Mails about listings, as the list of texts has them: each names what the code's text names. */
export const mailTemplates: readonly MailTemplate[] = [...templates.values()].map((template) => {
  const { subject, body } = defaultText(template, 'en');
  const named = new Set(namesIn(`${subject}\n${body}`));
  const placeholders = Object.entries(template.placeholders).filter(([name]) => named.has(name));
  return { ...template, placeholders: Object.fromEntries(placeholders) };
});
