import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import { defaultText, type MailTemplate, namesIn } from '#api/platform/mail/mail-template.ts';
import { copyFor, mailFrame, type OfferEvent, type OfferFacts } from './offer-mail-copy.ts';
import type { Side } from './offer-states.model.ts';

type OfferTemplate = MailTemplate<keyof OfferFacts>;

const sides: readonly Side[] = ['buyer', 'seller'];

const titles: Readonly<Record<OfferEvent, LocalText>> = {
  received: { en: 'Offer received', fr: 'Offre reçue' },
  fromSeller: { en: 'Offer of a seller to somebody who wishes for it', fr: 'Offre d’un vendeur à qui le souhaite' },
  accepted: { en: 'Offer accepted', fr: 'Offre acceptée' },
  counterAccepted: { en: 'Counter-offer accepted', fr: 'Contre-offre acceptée' },
  countered: { en: 'Counter-offer', fr: 'Contre-offre' },
  lowered: { en: 'Asking price below an offer', fr: 'Prix demandé inférieur à une offre' },
  declined: { en: 'Offer declined', fr: 'Offre refusée' },
  counterDeclined: { en: 'Counter-offer declined', fr: 'Contre-offre refusée' },
  withdrawn: { en: 'Offer withdrawn', fr: 'Offre retirée' },
  expired: { en: 'Offer expired without an answer', fr: 'Offre expirée sans réponse' },
  lapsed: { en: 'Agreed offer not paid in time', fr: 'Offre convenue non payée à temps' },
  extended: { en: 'More time to pay', fr: 'Délai de paiement prolongé' },
  backup: { en: 'Offer waits behind another', fr: 'Offre en attente derrière une autre' },
  next: { en: 'Waiting offer is next', fr: 'Offre en attente désormais première' },
  answerDue: { en: 'Answer to an offer is due', fr: 'Réponse à une offre attendue' },
  buyerDue: { en: 'Agreed offer has to be paid', fr: 'Offre convenue à payer' },
  sold: { en: 'Instrument of an offer was sold', fr: 'Instrument d’une offre vendu' },
  ended: { en: 'Listing of an offer has ended', fr: 'Annonce d’une offre terminée' },
};

const toWhom: Readonly<Record<Side, LocalText>> = {
  buyer: { en: 'to the buyer', fr: 'à l’acheteur' },
  seller: { en: 'to the seller', fr: 'au vendeur' },
};

const samples: Readonly<Record<keyof OfferFacts, LocalText>> = {
  title: { en: '1962 Fender Stratocaster', fr: 'Fender Stratocaster 1962' },
  amount: { en: '$3,200', fr: '3\u202f200\u00a0$' },
  counter: { en: '$3,500', fr: '3\u202f500\u00a0$' },
  agreed: { en: '$3,350', fr: '3\u202f350\u00a0$' },
  until: { en: 'November 28, 2026 at 4:00 PM CST', fr: '28 novembre 2026 à 16:00 UTC−6' },
};

/** Title and amount of the newest offer. */
async function newestOffer(db: Db, locale: Locale): Promise<Partial<OfferFacts>> {
  const { rows } = await sql<{ title: string; cents: number }>`
    SELECT item_texts.title, offers.amount_cents AS cents FROM offers JOIN listings ON listings.id = offers.listing_id
      JOIN item_texts ON item_texts.item_id = listings.item_id AND item_texts.locale = ${locale}
    ORDER BY offers.id DESC LIMIT 1`.execute(db);
  const [offer] = rows;
  return offer ? { title: offer.title, amount: formatMoney(offer.cents, locale) } : {};
}

function templateOf(event: OfferEvent, side: Side): OfferTemplate | undefined {
  if (!copyFor(event, side, 'en')) return undefined;
  return {
    key: `offer.${event}.${side}`,
    group: 'offers',
    title: {
      en: `${titles[event].en}, ${toWhom[side].en}`,
      fr: `${titles[event].fr}, ${toWhom[side].fr}`,
    },
    placeholders: {
      title: { sample: samples.title, isRequired: true },
      amount: { sample: samples.amount },
      counter: { sample: samples.counter },
      agreed: { sample: samples.agreed },
      until: { sample: samples.until },
    },
    text: (locale, value) => {
      const facts = {
        title: value('title'),
        amount: value('amount'),
        counter: value('counter'),
        agreed: value('agreed'),
        until: value('until'),
      };
      const { subject = '', text = '' } = copyFor(event, side, locale)?.(facts) ?? {};
      return { subject, paragraphs: [text], link: mailFrame[locale].link };
    },
    findValues: newestOffer,
  };
}

const isOfferEvent = (name: string): name is OfferEvent => Object.hasOwn(titles, name);

const templates = new Map<string, OfferTemplate>(
  Object.keys(titles)
    .filter(isOfferEvent)
    .flatMap((event) => sides.flatMap((side) => templateOf(event, side) ?? []))
    .map((template) => [template.key, template]),
);

/** The mail to a side about an event; undefined for a side that hears nothing of it. */
export const offerTemplate = (event: OfferEvent, side: Side): OfferTemplate | undefined =>
  templates.get(`offer.${event}.${side}`);

/** Mails about offers, as the list of texts has them: each names what the code's text names. */
export const offerMails: readonly MailTemplate[] = [...templates.values()].map((template) => {
  const { subject, body } = defaultText(template, 'en');
  const named = new Set(namesIn(`${subject}\n${body}`));
  const placeholders = Object.entries(template.placeholders).filter(([name]) => named.has(name));
  return { ...template, placeholders: Object.fromEntries(placeholders) };
});
