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
  endpointName: 'Give the webhook a name of at most 80 characters, after the program that receives it.',
  endpointUrl: 'Give an address that begins with https://, by name and without port, user or password.',
  endpointUrlLocal: 'Give an address that begins with https:// or http://, without user or password.',
  endpointKinds: 'Choose at least one kind of event.',
  endpointNotFound: 'There is no such webhook.',
  endpointChanged: 'Somebody else has changed this webhook meanwhile. Look at it again.',
  endpointsFull: 'There are 50 webhooks. Remove one to add another.',
  endpointInactive: 'This webhook is off. Switch it on first.',
  deliveryNotFound: 'These messages are gone. They are kept for 30 days.',
  replayRange: 'The end has to be after the beginning.',
  replayTooMany: 'These are more than 5,000 events. Choose a shorter time.',
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
  endpointName: 'Donnez au webhook un nom de 80 caractères au plus, celui du programme qui le reçoit.',
  endpointUrl: 'Indiquez une adresse qui commence par https://, avec un nom, sans port, utilisateur ni mot de passe.',
  endpointUrlLocal: 'Indiquez une adresse qui commence par https:// ou http://, sans utilisateur ni mot de passe.',
  endpointKinds: 'Choisissez au moins un type d’événement.',
  endpointNotFound: 'Ce webhook n’existe pas.',
  endpointChanged: 'Quelqu’un d’autre a modifié ce webhook entre-temps. Consultez-le à nouveau.',
  endpointsFull: 'Il y a déjà 50 webhooks. Supprimez-en un pour en ajouter un autre.',
  endpointInactive: 'Ce webhook est désactivé. Activez-le d’abord.',
  deliveryNotFound: 'Ces messages n’existent plus. Ils sont gardés 30 jours.',
  replayRange: 'La fin doit venir après le début.',
  replayTooMany: 'Cela fait plus de 5 000 événements. Choisissez une durée plus courte.',
  keyMaker: 'La personne qui a créé cette clé d’API n’est plus administratrice de la boutique.',
};

/** What this module answers, in one language. */
export const integrationMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
