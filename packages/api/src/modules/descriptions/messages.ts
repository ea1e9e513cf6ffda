import type { Locale } from '#api/platform/locale.ts';

type Messages = {
  readonly notFound: string;
  readonly conflict: string;
  readonly noFacts: string;
  readonly tooLong: string;
};

const messages: Readonly<Record<Locale, Messages>> = {
  en: {
    notFound: 'There is no such listing.',
    conflict: 'Somebody changed this listing meanwhile. Nothing was saved; what you wrote is still here.',
    noFacts: 'Nothing is known of this listing yet. Write down what it is first.',
    tooLong: 'A description has at most 10,000 characters in each language.',
  },
  fr: {
    notFound: 'Cette annonce n’existe pas.',
    conflict:
      'Quelqu’un a modifié cette annonce entre-temps. Rien n’a été enregistré\u202f; ce que vous avez écrit est toujours là.',
    noFacts: 'On ne sait encore rien de cette annonce. Notez d’abord de quoi il s’agit.',
    tooLong: 'Une description compte au plus 10\u202f000 caractères dans chaque langue.',
  },
};

/** What the operations on descriptions answer when they refuse something. */
export const descriptionMessages = (locale: Locale): Messages => messages[locale];
