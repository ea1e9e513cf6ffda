import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import type { MailPlaceholder, MailTemplate, MailText } from '#api/platform/mail/mail-template.ts';
import { sharesOf } from './consent-shares.model.ts';
import { type ConsentView, listConsents } from './read-consents.ts';

const names = ['title', 'before', 'after', 'netBefore', 'netAfter', 'share', 'until', 'reason', 'wished'] as const;
type Name = (typeof names)[number];
export type ConsentFacts = Readonly<Record<Name, string>>;

/** What is mailed about questions: the question by its kind, and what was answered, to both sides. */
export type ConsentNotice = 'price' | 'offer' | 'agreed' | 'declined' | 'staffAgreed' | 'staffDeclined';
type Copy = (facts: ConsentFacts) => MailText;

const en: Readonly<Record<ConsentNotice, Copy>> = {
  price: ({ title, before, after, netBefore, netAfter, share, until }) => ({
    subject: `${title}: may we lower the price to ${after}?`,
    paragraphs: [
      `We would like to ask ${after} for your ${title} instead of ${before}.`,
      `Of ${after} you would get ${netAfter} after the shop’s share of ${share}; of ${before} it would be ${netBefore}.`,
      `Nothing changes unless you agree. The link below shows everything and takes your answer until ${until}.`,
    ],
    link: 'Look and answer',
  }),
  offer: ({ title, before, after, netBefore, netAfter, share, until }) => ({
    subject: `${title}: may we accept ${after}?`,
    paragraphs: [
      `Somebody offers ${after} for your ${title}, which is for sale at ${before}.`,
      `Of ${after} you would get ${netAfter} after the shop’s share of ${share}; of ${before} it would be ${netBefore}.`,
      `Nothing is sold below what you agreed to unless you agree. The link below shows everything and takes your answer until ${until}.`,
    ],
    link: 'Look and answer',
  }),
  agreed: ({ title, before, after, netAfter }) => ({
    subject: `${title}: you agreed to ${after}`,
    paragraphs: [
      `You agreed to ${after} for your ${title} instead of ${before}. When it sells for that, you get ${netAfter}.`,
      'If you did not give this answer, call us at once.',
    ],
    link: 'Look at it again',
  }),
  declined: ({ title, before, after }) => ({
    subject: `${title}: you declined ${after}`,
    paragraphs: [
      `You did not agree to ${after} for your ${title}. Nothing changes: it is for sale at ${before}.`,
      'If you did not give this answer, call us.',
    ],
    link: 'Look at it again',
  }),
  staffAgreed: ({ title, after }) => ({
    subject: `${title}: the consignor agrees to ${after}`,
    paragraphs: ['What was asked is done: the new price is on the shop, or the offer is accepted.'],
    link: 'Open the instrument',
  }),
  staffDeclined: ({ title, after, reason, wished }) => ({
    subject: `${title}: the consignor declines ${after}`,
    paragraphs: [`Their reason: ${reason}`, `Price that they named: ${wished}`],
    link: 'Open the instrument',
  }),
};

const fr: Readonly<Record<ConsentNotice, Copy>> = {
  price: ({ title, before, after, netBefore, netAfter, share, until }) => ({
    subject: `${title}\u00a0: pouvons-nous baisser le prix à ${after}\u202f?`,
    paragraphs: [
      `Nous aimerions demander ${after} pour votre ${title} au lieu de ${before}.`,
      `Sur ${after}, il vous reviendrait ${netAfter} après la part du magasin (${share})\u202f; sur ${before}, ce serait ${netBefore}.`,
      `Rien ne change sans votre accord. Le lien ci-dessous montre tout et recueille votre réponse jusqu’au ${until}.`,
    ],
    link: 'Voir et répondre',
  }),
  offer: ({ title, before, after, netBefore, netAfter, share, until }) => ({
    subject: `${title}\u00a0: pouvons-nous accepter ${after}\u202f?`,
    paragraphs: [
      `Quelqu’un offre ${after} pour votre ${title}, en vente à ${before}.`,
      `Sur ${after}, il vous reviendrait ${netAfter} après la part du magasin (${share})\u202f; sur ${before}, ce serait ${netBefore}.`,
      `Rien n’est vendu au-dessous de ce que vous avez accepté sans votre accord. Le lien ci-dessous montre tout et recueille votre réponse jusqu’au ${until}.`,
    ],
    link: 'Voir et répondre',
  }),
  agreed: ({ title, before, after, netAfter }) => ({
    subject: `${title}\u00a0: vous avez accepté ${after}`,
    paragraphs: [
      `Vous avez accepté ${after} pour votre ${title} au lieu de ${before}. S’il se vend à ce prix, il vous revient ${netAfter}.`,
      'Si cette réponse n’est pas de vous, appelez-nous tout de suite.',
    ],
    link: 'Revoir la question',
  }),
  declined: ({ title, before, after }) => ({
    subject: `${title}\u00a0: vous avez refusé ${after}`,
    paragraphs: [
      `Vous n’avez pas accepté ${after} pour votre ${title}. Rien ne change\u00a0: le prix reste de ${before}.`,
      'Si cette réponse n’est pas de vous, appelez-nous.',
    ],
    link: 'Revoir la question',
  }),
  staffAgreed: ({ title, after }) => ({
    subject: `${title}\u00a0: le déposant accepte ${after}`,
    paragraphs: ['C’est fait\u00a0: le nouveau prix est en ligne, ou l’offre est acceptée.'],
    link: 'Ouvrir l’instrument',
  }),
  staffDeclined: ({ title, after, reason, wished }) => ({
    subject: `${title}\u00a0: le déposant refuse ${after}`,
    paragraphs: [`Sa raison\u00a0: ${reason}`, `Prix qu’il a indiqué\u00a0: ${wished}`],
    link: 'Ouvrir l’instrument',
  }),
};

const titles: Readonly<Record<ConsentNotice, LocalText>> = {
  price: { en: 'Question about a lower price, to the consignor', fr: 'Question sur une baisse de prix, au déposant' },
  offer: { en: 'Question about a low offer, to the consignor', fr: 'Question sur une offre basse, au déposant' },
  agreed: { en: 'Consignor agreed, to the consignor', fr: 'Accord donné, au déposant' },
  declined: { en: 'Consignor declined, to the consignor', fr: 'Refus donné, au déposant' },
  staffAgreed: { en: 'Consignor agreed, to the staff', fr: 'Accord du déposant, à l’équipe' },
  staffDeclined: { en: 'Consignor declined, to the staff', fr: 'Refus du déposant, à l’équipe' },
};

const samples: Readonly<Record<Name, LocalText>> = {
  title: { en: '1962 Fender Stratocaster', fr: 'Fender Stratocaster 1962' },
  before: { en: '$3,200.00', fr: '3\u202f200,00\u00a0$US' },
  after: { en: '$2,900.00', fr: '2\u202f900,00\u00a0$US' },
  netBefore: { en: '$2,560.00', fr: '2\u202f560,00\u00a0$US' },
  netAfter: { en: '$2,320.00', fr: '2\u202f320,00\u00a0$US' },
  share: { en: '20%', fr: '20\u202f%' },
  until: { en: 'December 24, 2026', fr: '24 décembre 2026' },
  reason: { en: 'I would rather wait for the spring.', fr: 'J’aimerais mieux attendre le printemps.' },
  wished: { en: '$3,000.00', fr: '3\u202f000,00\u00a0$US' },
};

const percent = (basisPoints: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

/** What mails name of a question, in one language. */
export function consentFacts(request: ConsentView, locale: Locale): ConsentFacts {
  const money = (cents: number): string => formatMoney(cents, locale);
  const { price_before_cents: before, price_after_cents: after, share_basis_points: share } = request;
  return {
    title: locale === 'fr' ? request.titleFr : request.titleEn,
    before: money(before),
    after: money(after),
    netBefore: money(sharesOf(before, share).net),
    netAfter: money(sharesOf(after, share).net),
    share: percent(share, locale),
    until: formatDate(request.expires_at, 'moment', { locale, timeZone: storeProfile.timeZone }),
    reason: request.reason ?? '–',
    wished: request.wished_cents === null ? '–' : money(request.wished_cents),
  };
}

/** Facts of the newest question. */
async function newestFacts(db: Db, locale: Locale): Promise<Partial<ConsentFacts>> {
  const row = await db
    .selectFrom('consent_requests')
    .select('id')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [request] = row ? await listConsents(db, [row.id], new Date()) : [];
  return request ? consentFacts(request, locale) : {};
}

const required: Readonly<Record<ConsentNotice, readonly Name[]>> = {
  price: ['title', 'after', 'netAfter', 'until'],
  offer: ['title', 'after', 'netAfter', 'until'],
  agreed: ['title', 'after'],
  declined: ['title', 'after'],
  staffAgreed: ['title', 'after'],
  staffDeclined: ['title', 'after', 'reason'],
};

const keys: Readonly<Record<ConsentNotice, string>> = {
  price: 'consent.price.consignor',
  offer: 'consent.offer.consignor',
  agreed: 'consent.agreed.consignor',
  declined: 'consent.declined.consignor',
  staffAgreed: 'consent.agreed.staff',
  staffDeclined: 'consent.declined.staff',
};

const copyOf = (notice: ConsentNotice, locale: Locale): Copy => (locale === 'fr' ? fr : en)[notice];

/** Facts of which each is made by its name. */
const factsOf = (make: (name: Name) => string): ConsentFacts => ({
  title: make('title'),
  before: make('before'),
  after: make('after'),
  netBefore: make('netBefore'),
  netAfter: make('netAfter'),
  share: make('share'),
  until: make('until'),
  reason: make('reason'),
  wished: make('wished'),
});

/** The placeholders that the code's text of a notice names. */
function placeholdersOf(notice: ConsentNotice): Readonly<Record<string, MailPlaceholder>> {
  const marked = factsOf((name) => `{${name}}`);
  const { subject, paragraphs } = copyOf(notice, 'en')(marked);
  const text = [subject, ...paragraphs].join('\n');
  const named = names.filter((name) => text.includes(`{${name}}`));
  return Object.fromEntries(
    named.map((name) => [name, { sample: samples[name], isRequired: required[notice].includes(name) }]),
  );
}

const templateOf = (notice: ConsentNotice): MailTemplate => ({
  key: keys[notice],
  group: 'selling',
  title: titles[notice],
  placeholders: placeholdersOf(notice),
  text: (locale, value) => copyOf(notice, locale)(factsOf(value)),
  findValues: newestFacts,
});

/** The mail of each notice. */
export const consentTemplates: Readonly<Record<ConsentNotice, MailTemplate>> = {
  price: templateOf('price'),
  offer: templateOf('offer'),
  agreed: templateOf('agreed'),
  declined: templateOf('declined'),
  staffAgreed: templateOf('staffAgreed'),
  staffDeclined: templateOf('staffDeclined'),
};

/** As the list of texts has them. */
export const mailTemplates: readonly MailTemplate[] = Object.values(consentTemplates);
