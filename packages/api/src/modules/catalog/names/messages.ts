import type { Locale } from '#api/platform/locale.ts';

const en = {
  notFound: 'This name is not there any more. Load the page anew.',
  changed: 'A colleague changed this meanwhile. What you wrote is still here; look at both and send it again.',
  required: 'Write a name.',
  tooLong: 'A name has at most 80 characters.',
  textTooLong: 'A description has at most 1,000 characters.',
  taken: (name: string) => `${name} is there already. Merge the two instead.`,
  leadsOn: (name: string) => `This name leads on to ${name}, which had it before.`,
  unchanged: 'It is called so already.',
  itself: 'Choose another one: this cannot be merged with itself.',
  elsewhere: 'Types are merged within their category.',
  inUse: 'It is in use, so it stays. Merge it with another one instead.',
  order: 'A colleague changed the list meanwhile. Load the page anew.',
  tooLate: 'A day has passed: this can no longer be undone.',
  undone: 'This was undone already.',
  overtaken: 'The name was changed again since. Undo the newer change first.',
};

const fr: typeof en = {
  notFound: 'Ce nom n’existe plus. Rechargez la page.',
  changed:
    'Un collègue a modifié ce nom entre-temps. Ce que vous avez écrit est toujours là\u202f; comparez les deux et envoyez à nouveau.',
  required: 'Écrivez un nom.',
  tooLong: 'Un nom compte au plus 80 caractères.',
  textTooLong: 'Une description compte au plus 1\u202f000 caractères.',
  taken: (name) => `${name} existe déjà. Fusionnez plutôt les deux.`,
  leadsOn: (name) => `Ce nom mène à ${name}, qui le portait avant.`,
  unchanged: 'Elle porte déjà ce nom.',
  itself: 'Choisissez-en une autre\u00a0: impossible de la fusionner avec elle-même.',
  elsewhere: 'Les types se fusionnent au sein de leur catégorie.',
  inUse: 'Elle est utilisée, donc elle reste. Fusionnez-la plutôt avec une autre.',
  order: 'Un collègue a modifié la liste entre-temps. Rechargez la page.',
  tooLate: 'Un jour est passé\u00a0: il n’est plus possible d’annuler.',
  undone: 'Cette modification est déjà annulée.',
  overtaken: 'Le nom a changé encore depuis. Annulez d’abord la modification plus récente.',
};

/** What the editing of names answers with, in one language. */
export const namesMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
