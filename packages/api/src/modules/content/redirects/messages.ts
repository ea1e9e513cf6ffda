import type { Locale } from '#api/platform/locale.ts';

const en = {
  notFound: 'This redirect was not found.',
  changed: 'Somebody has changed this redirect meanwhile. Please look at it again.',
  from: 'Enter a path of the shop, such as /old-page, without query and without https://. The home page leads nowhere else.',
  target: 'Enter a path of the shop that begins with /, such as /repairs.',
  status: 'Choose 301, for good, or 302, for now.',
  locale: 'The languages are en, fr, or nothing for both.',
  twice: 'There is a redirect of this path in this language already.',
  loop: 'This leads back to where it began.',
  chain: (path: string) => `${path} leads on itself. Enter where it ends.`,
  reached: (path: string) => `${path} leads here already. Let it lead to the new address first.`,
  taken: 'The shop has a page at this address: visitors see it, and are led nowhere else.',
  header: 'The first line names the columns: from, to, and if you like status and language.',
  empty: 'Paste at least one line below the names of the columns.',
  tooMany: (most: number) => `At most ${most} lines at once.`,
  lines: 'Nothing was taken over. Mend the lines below, and try again.',
  csv: 'This is no CSV: a quotation mark is open, or lines differ in length.',
};

const fr: typeof en = {
  notFound: 'Cette redirection est introuvable.',
  changed: 'Quelqu’un a modifié cette redirection entre-temps. Revoyez-la.',
  from: 'Saisissez un chemin de la boutique, par exemple /ancienne-page, sans paramètres et sans https://. L’accueil ne mène nulle part ailleurs.',
  target: 'Saisissez un chemin de la boutique qui commence par /, par exemple /repairs.',
  status: 'Choisissez 301, pour de bon, ou 302, pour l’instant.',
  locale: 'Les langues sont en, fr, ou rien pour les deux.',
  twice: 'Il y a déjà une redirection de ce chemin dans cette langue.',
  loop: 'Cela ramène au point de départ.',
  chain: (path) => `${path} mène lui-même ailleurs. Saisissez l’adresse finale.`,
  reached: (path) => `${path} mène déjà ici. Faites-le d’abord mener à la nouvelle adresse.`,
  taken: 'La boutique a une page à cette adresse\u00a0: les visiteurs la voient et ne sont menés nulle part ailleurs.',
  header: 'La première ligne nomme les colonnes\u00a0: from, to et, si vous voulez, status et language.',
  empty: 'Collez au moins une ligne sous les noms des colonnes.',
  tooMany: (most) => `${most} lignes au plus à la fois.`,
  lines: 'Rien n’a été repris. Corrigez les lignes ci-dessous et réessayez.',
  csv: 'Ce n’est pas un CSV\u00a0: un guillemet reste ouvert, ou les lignes diffèrent en longueur.',
};

/** What staff is told about redirects, in one language. */
export const redirectMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
