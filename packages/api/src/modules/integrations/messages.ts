import type { Locale } from '#api/platform/locale.ts';

const en = {
  keyName: 'Give the key a name of at most 80 characters, after the program that uses it.',
  keyScopes: 'Choose at least one scope.',
  keyScopesHeld: (scopes: string) => `Your role does not have ${scopes}, so a key of yours cannot either.`,
  keyDays: 'A key lasts from 1 to 366 days.',
  keysFull: 'There are 100 keys in use. Revoke one to make another.',
  keyNotFound: 'There is no such key.',
  keyUnknown: 'This API key is not known. Check that it is sent whole, as “Authorization: Bearer hsk_…”.',
  keyRevoked: 'This API key was revoked. Make another in the back office.',
  keyExpired: 'This API key has expired. Make another in the back office.',
  keyMaker: 'The person who made this API key is no administrator of the shop any more.',
};

const fr: typeof en = {
  keyName: 'Donnez à la clé un nom de 80 caractères au plus, celui du programme qui l’utilise.',
  keyScopes: 'Choisissez au moins un droit.',
  keyScopesHeld: (scopes) => `Votre rôle n’a pas ${scopes} : une clé créée par vous ne peut pas l’avoir non plus.`,
  keyDays: 'Une clé dure de 1 à 366 jours.',
  keysFull: 'Cent clés sont déjà en service. Révoquez-en une pour en créer une autre.',
  keyNotFound: 'Cette clé n’existe pas.',
  keyUnknown:
    'Cette clé d’API est inconnue. Vérifiez qu’elle est envoyée en entier dans l’en-tête Authorization, après « Bearer ».',
  keyRevoked: 'Cette clé d’API a été révoquée. Créez-en une autre dans l’administration.',
  keyExpired: 'Cette clé d’API a expiré. Créez-en une autre dans l’administration.',
  keyMaker: 'La personne qui a créé cette clé d’API n’est plus administratrice de la boutique.',
};

/** What this module answers, in one language. */
export const integrationMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
