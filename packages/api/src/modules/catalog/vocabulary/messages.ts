import type { Locale } from '#api/platform/locale.ts';

type Messages = {
  readonly changed: string;
  readonly invalid: string;
  readonly double: string;
  readonly 'too-many': string;
  readonly unchanged: string;
};

const messages: Readonly<Record<Locale, Messages>> = {
  en: {
    changed: 'Somebody saved the vocabulary meanwhile. What you wrote is still here; load the page anew to see both.',
    invalid: 'Up to four words that are typed, up to eight that listings say; “finds also” is for a single word.',
    double: 'There is another entry for the same words.',
    'too-many': 'The vocabulary takes at most 1,000 entries.',
    unchanged: 'Nothing is different from what is saved.',
  },
  fr: {
    changed:
      'Quelqu’un a enregistré le vocabulaire entre-temps. Ce que vous avez écrit est toujours là\u202f; rechargez la page pour voir les deux.',
    invalid:
      'Jusqu’à quatre mots tapés, jusqu’à huit mots des annonces\u202f; «\u202ftrouve aussi\u202f» vaut pour un seul mot.',
    double: 'Une autre entrée porte sur les mêmes mots.',
    'too-many': 'Le vocabulaire compte au plus 1\u202f000 entrées.',
    unchanged: 'Rien ne diffère de ce qui est enregistré.',
  },
};

/** What the vocabulary answers when it refuses something. */
export const vocabularyMessages = (locale: Locale): Messages => messages[locale];
