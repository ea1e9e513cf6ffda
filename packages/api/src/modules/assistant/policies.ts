import { storeProfile } from '@headstock/contracts/store-profile';
import type { LocalText } from '#api/platform/locale.ts';

/** One rule of the shop: what it is called, what it says, the words that people ask for it with, and its page. */
export type Policy = {
  readonly key: 'shipping' | 'returns' | 'trial' | 'payment' | 'repairs' | 'hours';
  readonly title: LocalText;
  readonly text: LocalText;
  /** Normalised words, besides those of title and text. */
  readonly asked: LocalText;
  /** Path without language prefix. */
  readonly page: string;
};

const { address, hours, phone } = storeProfile;
const place = `${address.line}, ${address.city}, ${address.region} ${address.postalCode}`;

/** What the shop promises and asks for. */
export const policies: readonly Policy[] = [
  {
    key: 'shipping',
    title: { en: 'Shipping', fr: 'Livraison' },
    text: {
      en: 'Every instrument is packed by a luthier and insured for its full price. Insured ground takes 2 to 6 business days in the lower 48, two-day air is there in two. We ship to Alaska, Hawaii and the territories, to Canada and worldwide. What it costs depends on weight and distance: enter a postal code on the page of the instrument. Picking it up at the shop is free.',
      fr: 'Chaque instrument est emballé par un luthier et assuré à son prix. Le transport routier assuré prend de 2 à 6 jours ouvrés aux États-Unis continentaux, l’avion deux jours. Nous livrons aussi en Alaska, à Hawaï, dans les territoires, au Canada et dans le monde entier. Le prix dépend du poids et de la distance : saisissez un code postal sur la page de l’instrument. Le retrait en magasin est gratuit.',
    },
    asked: {
      en: 'ship ships shipped delivery deliver delivers send sending postage freight courier arrive arrives insurance insured international abroad pickup tracking pack packing packed box',
      fr: 'livrer livrez livre expedition expedier envoyer envoi port transport colis assurance assure etranger international retrait suivi emballage recevoir',
    },
    page: '/faqs',
  },
  {
    key: 'returns',
    title: { en: 'Returns', fr: 'Retours' },
    text: {
      en: 'Send it back within the three days of trial, in the state in which it came, and you get the price back. Year and parts are guaranteed in writing for life: if an instrument is not what its page says, we take it back whenever that comes to light and pay the way. Merch and strings can be returned unopened within 30 days.',
      fr: 'Renvoyez-le pendant les trois jours d’essai, dans l’état où il est arrivé, et le prix vous est rendu. L’année et les pièces sont garanties par écrit à vie : si un instrument n’est pas ce que dit sa page, nous le reprenons à tout moment et payons le retour. Les produits Headstock et les cordes se retournent non ouverts sous 30 jours.',
    },
    asked: {
      en: 'return refund refunded refunds back money exchange warranty guarantee guaranteed wrong damaged broken changed mind cancel',
      fr: 'retour retourner renvoyer rembourser rembourse remboursement echange echanger garantie garanti abime casse annuler annulation',
    },
    page: '/faqs',
  },
  {
    key: 'trial',
    title: { en: 'Trial period', fr: 'Période d’essai' },
    text: {
      en: 'Three days to try it at home, counted from the day it arrives. Play it as much as you like; leave strings, frets and finish as they are. If it is not the one, tell us within the three days and send it back.',
      fr: 'Trois jours pour l’essayer chez vous, comptés du jour de l’arrivée. Jouez autant que vous voulez ; laissez cordes, frettes et vernis tels quels. Si ce n’est pas le bon, dites-le-nous pendant ces trois jours et renvoyez-le.',
    },
    asked: {
      en: 'try trying tried test approval days home inspect inspection keep',
      fr: 'essayer essaie tester jours domicile garder essai',
    },
    page: '/faqs',
  },
  {
    key: 'payment',
    title: { en: 'Payment', fr: 'Paiement' },
    text: {
      en: 'We take cards at the checkout. The card is charged when you place the order, and exactly for the total that you saw: if anything changes, we show it first and charge nothing. Card numbers never touch our servers. Prices are in US dollars; sales tax is added where the law asks for it.',
      fr: 'Nous acceptons les cartes bancaires à la commande. La carte est débitée au moment de la commande, exactement du total affiché : si quelque chose change, nous le montrons d’abord et ne débitons rien. Les numéros de carte ne passent jamais par nos serveurs. Les prix sont en dollars américains ; la taxe est ajoutée là où la loi la demande.',
    },
    asked: {
      en: 'pay paying paid card cards credit visa mastercard charge charged tax taxes dollars checkout secure instalments',
      fr: 'payer paye carte cartes credit visa mastercard debite debiter taxe taxes tva dollars commande securise',
    },
    page: '/faqs',
  },
  {
    key: 'repairs',
    title: { en: 'The repair bench', fr: 'L’atelier de réparation' },
    text: {
      en: `Four luthiers, one fret press. Full setup from $85, fret dress from $190, electronics from $60, neck reset from $540 and guaranteed five years, written appraisal $120. You see the quote before we touch a screw. Book by phone: ${phone.label}.`,
      fr: `Quatre luthiers, une presse à frettes. Réglage complet dès 85 $, planification des frettes dès 190 $, électronique dès 60 $, recollage du manche dès 540 $ et garanti cinq ans, expertise écrite 120 $. Vous voyez le devis avant que nous touchions une vis. Rendez-vous par téléphone : ${phone.label}.`,
    },
    asked: {
      en: 'repair repairs fix fixing setup luthier fret frets refret neck bench crack action appraisal quote book',
      fr: 'reparer reparation reparations regler reglage luthier frette frettes manche etabli fissure expertise devis rendez-vous atelier',
    },
    page: '/repairs',
  },
  {
    key: 'hours',
    title: { en: 'Where and when', fr: 'Où et quand' },
    text: {
      en: `${place}. ${hours.en}. ${phone.label}.`,
      fr: `${place}. ${hours.fr}. ${phone.label}.`,
    },
    asked: {
      en: 'open opening close closed closing hours hour when where address find visit visiting location located directions phone call store sunday saturday monday today tomorrow parking',
      fr: 'ouvert ouverture ouvrez ferme fermeture fermez heures horaire horaires quand adresse trouver visiter venir plan telephone appeler magasin boutique dimanche samedi lundi parking',
    },
    page: '/contact',
  },
];
