import type { Locale } from '#api/platform/locale.ts';

type Messages = {
  readonly tooMany: string;
  readonly changed: string;
  readonly notFound: string;
  readonly notActive: string;
  readonly invalid: string;
  readonly noAnswer: string;
  readonly tooManyQuestions: string;
  readonly badQuestion: (most: number) => string;
  readonly noAssistant: string;
  readonly badRating: string;
};

const messages: Readonly<Record<Locale, Messages>> = {
  en: {
    tooMany: 'There are 50 assistants already. Change one of them.',
    changed: 'Somebody changed this assistant meanwhile. Reload it; what you wrote stays here until you do.',
    notFound: 'There is no such assistant.',
    notActive: 'Nobody can ask this assistant yet. Publish it first.',
    invalid: 'Please check this field.',
    noAnswer: 'There is no such answer.',
    tooManyQuestions: 'Too many questions. Please wait a moment and try again.',
    badQuestion: (most) => `Ask an assistant that exists something of 1 to ${most} characters.`,
    noAssistant: 'There is no such assistant.',
    badRating: 'An answer is rated with 1, -1 or 0.',
  },
  fr: {
    tooMany: 'Il y a déjà 50 assistants. Modifiez l’un d’eux.',
    changed:
      'Quelqu’un a modifié cet assistant entre-temps. Rechargez-le\u202f; ce que vous avez écrit reste ici jusque-là.',
    notFound: 'Cet assistant n’existe pas.',
    notActive: 'Personne ne peut encore interroger cet assistant. Publiez-le d’abord.',
    invalid: 'Vérifiez ce champ.',
    noAnswer: 'Cette réponse n’existe pas.',
    tooManyQuestions: 'Trop de questions. Patientez un instant et réessayez.',
    badQuestion: (most) => `Posez à un assistant existant une question de 1 à ${most} caractères.`,
    noAssistant: 'Cet assistant n’existe pas.',
    badRating: 'Une réponse se note par 1, -1 ou 0.',
  },
};

/** What the assistants' operations answer when they refuse something. */
export const assistantMessages = (locale: Locale): Messages => messages[locale];
