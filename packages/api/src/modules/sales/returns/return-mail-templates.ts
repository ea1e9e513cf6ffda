import { orderNumber } from '@headstock/contracts/order-number';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { defaultText, type MailTemplate, namesIn } from '#api/platform/mail/mail-template.ts';
import { copyFor, mailFrame, type ReturnEvent, type ReturnMailFacts } from './return-mail-copy.ts';
import type { ReturnSide } from './return-states.model.ts';

type ReturnTemplate = MailTemplate<keyof ReturnMailFacts>;

const sides: readonly ReturnSide[] = ['buyer', 'seller'];

const titles: Readonly<Record<ReturnEvent, LocalText>> = {
  requested: { en: 'Return asked for', fr: 'Retour demandé' },
  approvedAtOnce: { en: 'Return within the days of the policy', fr: 'Retour dans le délai prévu' },
  approved: { en: 'Return approved', fr: 'Retour accepté' },
  declined: { en: 'Return declined', fr: 'Retour refusé' },
  sent: { en: 'Return on its way', fr: 'Retour en route' },
  withdrawn: { en: 'Return withdrawn', fr: 'Retour retiré' },
  expired: { en: 'Return not sent in time', fr: 'Retour non envoyé à temps' },
};

const toWhom: Readonly<Record<ReturnSide, LocalText>> = {
  buyer: { en: 'to the buyer', fr: 'à l’acheteur' },
  seller: { en: 'to the seller', fr: 'au vendeur' },
};

/** Instrument and order of the newest return. */
async function newestReturn(db: Db, locale: Locale): Promise<Partial<ReturnMailFacts>> {
  const { rows } = await sql<{ title: string; reference: string }>`
    SELECT item_texts.title, orders.reference FROM return_requests JOIN line_items ON line_items.id = return_requests.line_item_id
      JOIN orders ON orders.id = line_items.order_id JOIN listings ON listings.id = line_items.listing_id
      JOIN item_texts ON item_texts.item_id = listings.item_id AND item_texts.locale = ${locale}
    ORDER BY return_requests.id DESC LIMIT 1`.execute(db);
  const [found] = rows;
  return found ? { title: found.title, number: orderNumber(found.reference) } : {};
}

function templateOf(event: ReturnEvent, side: ReturnSide): ReturnTemplate | undefined {
  if (!copyFor(event, side, 'en')) return undefined;
  return {
    key: `return.${event}.${side}`,
    group: 'returns',
    title: { en: `${titles[event].en}, ${toWhom[side].en}`, fr: `${titles[event].fr}, ${toWhom[side].fr}` },
    placeholders: {
      title: { sample: { en: '1962 Fender Stratocaster', fr: 'Fender Stratocaster 1962' }, isRequired: true },
      number: { sample: { en: 'HS-4F7K2-MQ3XY', fr: 'HS-4F7K2-MQ3XY' } },
      until: { sample: { en: 'Nov 28, 2026, 4:00 PM', fr: '28 nov. 2026, 16:00' } },
    },
    text: (locale, value) => {
      const facts = { title: value('title'), number: value('number'), until: value('until') };
      const { subject = '', text = '' } = copyFor(event, side, locale)?.(facts) ?? {};
      return { subject, paragraphs: [text], link: mailFrame[locale].link };
    },
    findValues: newestReturn,
  };
}

const isReturnEvent = (name: string): name is ReturnEvent => Object.hasOwn(titles, name);

const templates = new Map<string, ReturnTemplate>(
  Object.keys(titles)
    .filter(isReturnEvent)
    .flatMap((event) => sides.flatMap((side) => templateOf(event, side) ?? []))
    .map((template) => [template.key, template]),
);

/** The mail to a side about an event; undefined for a side that hears nothing of it. */
export const returnTemplate = (event: ReturnEvent, side: ReturnSide): ReturnTemplate | undefined =>
  templates.get(`return.${event}.${side}`);

/** Mails about returns, as the list of texts has them: each names what the code's text names. */
export const returnMails: readonly MailTemplate[] = [...templates.values()].map((template) => {
  const { subject, body } = defaultText(template, 'en');
  const named = new Set(namesIn(`${subject}\n${body}`));
  const placeholders = Object.entries(template.placeholders).filter(([name]) => named.has(name));
  return { ...template, placeholders: Object.fromEntries(placeholders) };
});
