import type { Locale } from '#api/platform/locale.ts';
import { issueTexts, type IssueText } from './issue-texts.ts';
import type { IssueCode } from './rows/issues.ts';

/** What an import came to, as its mail says it. */
export type Finished = {
  readonly fileName: string;
  readonly written: number;
  readonly unchanged: number;
  readonly failed: number;
};

const en = {
  notProfessional: 'Files are imported and exported by professional sellers.',
  notFound: 'This import was not found.',
  notPossible: 'This import stands differently by now. Reload the page to see what can be done.',
  mappingWrong: 'These columns are not those of the file. Reload the page.',
  mappingTwice: 'Two columns say the same. Choose each field once.',
  mappingShort: 'Say which column is the title, or which are the brand and the model.',
  file: {
    size: 'A file has at most 20 MB.',
    kind: 'This is no CSV file. Save the table as CSV and send that.',
    empty: 'This file has no rows below its header.',
    columnTwice: (names: string) => `Columns stand twice in this file: ${names}. Rename or remove one of each.`,
  },
  faults: {
    quote: 'A quotation mark is opened and never closed.',
    'record-size': 'A row is longer than 400,000 characters. A quotation mark may be missing.',
    'too-many-rows': 'A file has at most 20,000 rows. Split it.',
    'not-professional': 'The account is not one of a professional seller any more.',
    unreadable: 'The file cannot be read as CSV.',
  } as Readonly<Record<string, string>>,
  finished: ({ fileName, written, unchanged, failed }: Finished) => ({
    subject: `Your import of ${fileName} is finished`,
    text: `Listings written: ${written}. Unchanged: ${unchanged}. Failed: ${failed}.`,
    link: 'See the report',
  }),
};

const fr: typeof en = {
  notProfessional: 'L’import et l’export de fichiers sont réservés aux vendeurs professionnels.',
  notFound: 'Cet import est introuvable.',
  notPossible: 'Cet import a changé d’état entre-temps. Rechargez la page pour voir ce qui est possible.',
  mappingWrong: 'Ces colonnes ne sont pas celles du fichier. Rechargez la page.',
  mappingTwice: 'Deux colonnes disent la même chose. Choisissez chaque champ une seule fois.',
  mappingShort: 'Indiquez quelle colonne est le titre, ou lesquelles sont la marque et le modèle.',
  file: {
    size: 'Un fichier pèse 20\u202fMo au plus.',
    kind: 'Ce n’est pas un fichier CSV. Enregistrez le tableau au format CSV et envoyez celui-ci.',
    empty: 'Ce fichier n’a aucune ligne sous son en-tête.',
    columnTwice: (names) =>
      `Des colonnes figurent deux fois dans ce fichier\u202f: ${names}. Renommez ou supprimez-en une de chaque.`,
  },
  faults: {
    quote: 'Un guillemet est ouvert et jamais fermé.',
    'record-size': 'Une ligne dépasse 400\u202f000 caractères. Il manque peut-être un guillemet.',
    'too-many-rows': 'Un fichier compte 20\u202f000 lignes au plus. Divisez-le.',
    'not-professional': 'Le compte n’est plus celui d’un vendeur professionnel.',
    unreadable: 'Le fichier ne peut pas être lu comme CSV.',
  },
  finished: ({ fileName, written, unchanged, failed }) => ({
    subject: `Votre import de ${fileName} est terminé`,
    text: `Annonces enregistrées\u202f: ${written}. Inchangées\u202f: ${unchanged}. Échecs\u202f: ${failed}.`,
    link: 'Voir le rapport',
  }),
};

/** What imports answer with, in one language. */
export function importMessages(locale: Locale) {
  const { faults, ...messages } = locale === 'fr' ? fr : en;
  const { issues, details, pictures } = issueTexts(locale);
  return {
    ...messages,
    issues,
    fault: (code: string): string => faults[code] ?? faults['unreadable'] ?? '',
    /** An issue in words: what keeps a listing from being for sale is said in its own, and why a picture was not fetched. */
    told: ({ code, detail }: { readonly code: IssueCode; readonly detail: string | null }): IssueText => {
      const own = code === 'missing' ? details : code === 'image-not-fetched' ? pictures : {};
      return own[detail ?? ''] ?? issues[code];
    },
  };
}
