import type { Locale } from '#api/platform/locale.ts';

type Phrase = readonly [phrase: RegExp, said: string];

const ways = '(?:cash|checks?|cheques?|wire|bank transfer|pay ?pal|apple pay|google pay|venmo|zelle|crypto|bitcoin)';
const times = '(?:plusieurs|deux|trois|quatre|dix|\\d+)\\s*(?:fois|x\\b|mensualit[ée]s)';
const voies = '(?:esp[èe]ces|ch[èe]ques?|virements?|paypal|apple pay|google pay|klarna|crypto\\w*|bitcoins?)';
const lengthsEn = '\\b(?:policy|policies|window|period|deadline|how long|how many days|days|weeks?|months?)\\b';
const lengthsFr = '(?:d[ée]lai|politique|combien de (?:temps|jours)|\\b(?:jours|semaines?|mois)\\b)';
/** How the shop says within which days an instrument comes back. */
const tryEn = 'three days to try it at home';
const tryFr = 'trois jours pour l’essayer comptés de l’arrivée';

/**
 * Words that together mean something else than each of them, and how the shop says it. A phrase that names something which the shop
 * does not do becomes a word that it never writes.
 */
const phrases: Readonly<Record<Locale, readonly Phrase[]>> = {
  en: [
    [
      new RegExp(`\\b(?:pay(?:ing|ment)?|take|accept)\\s+(?:in |with |by |via |using )?(?:an? )?${ways}\\b`, 'gi'),
      'pay',
    ],
    [/\b(?:apple|google|shop|samsung) pay\b/gi, 'paypal'],
    [
      /\b(?:pay(?:ing|ments?)? (?:monthly|later|over time|in (?:parts|\d+|two|three|four))|(?:monthly|split) payments?|pay(?:ment)? plans?|on credit)\b/gi,
      'installments',
    ],
    [/\b(?:send|ship|bring|give|mail)(?:ing)?\s+(?:it |them |this |that |(?:my|the|a) \w+ )?back\b/gi, 'return'],
    [/\btrade[- ]?ins?\b/gi, 'trade'],
    [/\b(?:phone|telephone) numbers?\b/gi, 'phone'],
    [
      /^(?=.*\brefund)(?=.*\b(?:how long|when|days?|weeks?)\b).*$/is,
      'sending it back give the price back the same week',
    ],
    [
      new RegExp(
        `^(?!.*\\b(?:strings?|shirts?|merch|gift|cards?|who)\\b)(?=.*\\breturns?\\b)(?=.*${lengthsEn}).*$`,
        'is',
      ),
      tryEn,
    ],
    [/\b(?:take|accept|do|offer|allow) trade\b/gi, 'trade value credit'],
    [/\bsignatures?\b/gi, 'sign'],
    [/\bcancel(?:ling)?\b(?=.*\border\b)/gi, 'changed mind before it shipped'],
    [/\b(?:real or (?:a )?fake|authentic(?:ity|ated)?|genuine|counterfeits?|legit)\b/gi, 'guaranteed'],
    [
      /\bnot (?:as|what was|what you|like) (?:described|said|advertised|pictured)\b/gi,
      'said part later than the report',
    ],
    [
      /\b(?:(?:does|do|did|is|was) not|doesn.?t|don.?t|didn.?t) (?:get )?(?:sell|sold)\b|\bunsold\b/gi,
      'owe nothing consignment',
    ],
    [
      /^.*\b(?:minimum|reserve|floor|lowest) prices?\b.*\b(?:consign\w*|sell\w*|sale|mine)\b.*$/is,
      'set the lowest price',
    ],
    [/\bchang(?:e|ing) (?:my|the|our) (?:\w+ )?address\b/gi, 'readdressing'],
    [/\brent(?:s|ing)?\b|\bhire\b/gi, 'rental'],
    [/\b(?:how old|(?:what|which) year)\b/gi, 'dating'],
    [/^.*\bhow long\b.*\bconsign.*$/is, 'three months on the wall'],
  ],
  fr: [
    // “Port” alone is near to a door.
    [/\bfrais (?:de|du) port\b/gi, 'frais de livraison'],
    [new RegExp(`\\b(?:payer|pay[ée]s?|paiement|r[ée]gler|r[èe]glement)\\s+en\\s+${times}`, 'gi'), 'payer'],
    [new RegExp(`\\b(?:prenez|acceptez)[- ]vous (?:les? |la |l.|des |un )?${voies}`, 'gi'), 'payer'],
    [/^(?=.*\brembours)(?=.*(?:combien de|quand|jours?|d[ée]lai)).*$/is, 'rendons le prix par la voie du paiement'],
    [
      new RegExp(
        `^(?!.*(?:cordes?|t-?shirts?|cartes?|qui )\\b)(?=.*\\b(?:retours?|retourner|renvoyer)\\b)(?=.*${lengthsFr}).*$`,
        'is',
      ),
      tryFr,
    ],
    [/^.*\bessayer\b.*\b(?:chez|maison|domicile)\b.*$/is, tryFr],
    [/\b(?:faites[- ]vous|faire|acheter|payer) (?:le |du |à |a )?cr[ée]dit\b/gi, 'payer'],
    [/\b(?:authentiques?|authenticit[ée]|contrefa[cç]ons?)(?![\p{L}])/giu, 'garantis'],
    [/^.*\bne se vend(?:ent)? pas\b.*$/is, 'invendu dépôt-vente'],
    [/\bchanger (?:mon|notre|l.|d.)\s?adresse\b/gi, 'réadressage'],
    [/\b(?:quel [âa]ge|quelle ann[ée]e)(?![\p{L}])/giu, 'dater'],
    [/\breprenez[- ]vous\b/gi, 'échange'],
    [/\bnum[ée]ros? de t[ée]l[ée]phone\b/gi, 'téléphone'],
    [/\bannuler\b(?=.*\bcommande\b)/gi, 'changé d’avis avant l’envoi'],
    [
      /\b(?:serai[- ]je|suis[- ]je|serons[- ]nous|est[- ]on|[êe]tre) pay[ée]e?s?(?![\p{L}])/giu,
      'dépôt-vente payé jours essai acheteur',
    ],
    [/^.*(?:combien de temps|dur[ée]e).*\bd[ée]p[oô]t.*$/is, 'trois mois au mur'],
  ],
};

/** A question in the shop's own words where it has others for what is meant. */
export const inShopWords = (question: string, locale: Locale): string =>
  phrases[locale].reduce((text, [phrase, said]) => text.replace(phrase, said), question);
