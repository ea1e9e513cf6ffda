import type { Locale } from '#api/platform/locale.ts';

type Names = Readonly<Record<string, string>>;

/** What documents are called that say nothing of themselves, by `kind slug`. */
const names: Readonly<Record<Locale, Names>> = {
  en: {
    'menus header': 'Menu below the header',
    'menus footer': 'Columns of the footer',
    'terms blog-categories': 'Categories of the blog',
    'terms faq-groups': 'Groups of the questions',
    'newsletter invitation': 'Invitation to the newsletter',
  },
  fr: {
    'menus header': 'Menu sous l’en-tête',
    'menus footer': 'Colonnes du pied de page',
    'terms blog-categories': 'Catégories du blog',
    'terms faq-groups': 'Groupes de questions',
    'newsletter invitation': 'Invitation à la lettre d’information',
  },
};

const en = {
  names: names.en,
  notFound: 'This text was not found.',
  archived: 'This text is archived. Bring it back first.',
  changed: 'Somebody else has changed this text meanwhile. Look at it again before you go on.',
  conflict: 'Somebody else has changed the same fields meanwhile. Choose which of both is to stay.',
  invalidField: 'A field holds something that cannot be kept.',
  incomplete: 'Something is missing before this can be published.',
  slug: 'An address has small letters, digits and hyphens, at most 120 of them.',
  taken: 'Another text has this address already.',
  reserved: 'The shop itself uses this address.',
  fixed: 'Menus, forms or mails of the shop lead to this page: it keeps its address and stays published.',
  given: 'There is one of these in the shop: no other can be begun.',
  title: 'Enter a title, in at most 300 characters.',
  locales: 'Choose at least one language.',
  notPublished: 'This language is not published.',
  notScheduled: 'Nothing is scheduled.',
  moment: 'Enter a time ahead, within two years.',
  unknownVersion: 'There is no such version.',
  order: 'The list has changed meanwhile. Please look at it again.',
  notArchived: 'This text is not archived.',
  used: (terms: string) => `Texts still belong here: ${terms}. Move them first.`,
  term: 'Choose another place that visitors already know in both languages.',
  picture: 'This picture is not there any more. Choose or send another one.',
};

const fr: typeof en = {
  names: names.fr,
  notFound: 'Ce texte est introuvable.',
  archived: 'Ce texte est archivé. Rétablissez-le d’abord.',
  changed: 'Quelqu’un d’autre a modifié ce texte entre-temps. Revoyez-le avant de continuer.',
  conflict: 'Quelqu’un d’autre a modifié les mêmes champs entre-temps. Choisissez ce qui doit rester.',
  invalidField: 'Un champ contient une valeur impossible à enregistrer.',
  incomplete: 'Il manque quelque chose avant de pouvoir publier.',
  slug: 'Une adresse se compose de minuscules, de chiffres et de traits d’union, 120 au plus.',
  taken: 'Un autre texte a déjà cette adresse.',
  reserved: 'La boutique utilise elle-même cette adresse.',
  fixed: 'Des menus, des formulaires ou des e-mails mènent à cette page : elle garde son adresse et reste publiée.',
  given: 'La boutique n’en a qu’un : aucun autre ne peut être commencé.',
  title: 'Saisissez un titre, en 300 caractères au plus.',
  locales: 'Choisissez au moins une langue.',
  notPublished: 'Cette langue n’est pas publiée.',
  notScheduled: 'Rien n’est programmé.',
  moment: 'Saisissez un moment à venir, dans les deux ans.',
  unknownVersion: 'Cette version n’existe pas.',
  order: 'La liste a changé entre-temps. Revoyez-la.',
  notArchived: 'Ce texte n’est pas archivé.',
  used: (terms: string) => `Des textes s’y trouvent encore : ${terms}. Déplacez-les d’abord.`,
  term: 'Choisissez une autre place, déjà publiée dans les deux langues.',
  picture: 'Cette image n’est plus là. Choisissez-en ou envoyez-en une autre.',
};

/** What the editing of texts answers, in one language. */
export const editingMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
