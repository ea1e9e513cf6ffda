import type { Locale } from '#api/platform/locale.ts';
import type { PictureFault } from './pictures/picture-fault.ts';
import type { IssueCode } from './rows/issues.ts';

/** What is wrong, and what to do about it. */
export type IssueText = { readonly message: string; readonly suggestion: string };
type Texts = {
  readonly issues: Readonly<Record<IssueCode, IssueText>>;
  /** By the code of a listing's own problem. */
  readonly details: Readonly<Record<string, IssueText>>;
  /** By why a picture was not fetched. */
  readonly pictures: Readonly<Record<string, IssueText>> & Readonly<Record<PictureFault, IssueText>>;
};
/** A line of the table: the message, then the suggestion. */
const line = (message: string, suggestion: string): IssueText => ({ message, suggestion });

const en: Texts = {
  issues: {
    'cell-count': line(
      'The row has another number of cells than the header.',
      'Look for a missing quotation mark or comma.',
    ),
    'no-name': line(
      'The row says neither a title nor a brand and model.',
      'Fill the title, or the brand and the model.',
    ),
    'sku-twice': line('The number stands twice in this file.', 'Give each listing its own number.'),
    'rows-apart': line('Rows of one listing stand apart.', 'Move all rows of this handle below each other.'),
    money: line('The price cannot be read.', 'Write it in dollars: 1299.00 or 1,299.00.'),
    currency: line('The price is in another currency.', 'Write it in US dollars.'),
    number: line('The number cannot be read, or is too large.', 'Write digits alone, without a unit.'),
    'too-long': line('The text is longer than a listing takes.', 'Shorten it.'),
    'too-many-options': line('A listing has at most two options.', 'Join two options, or split the listing.'),
    'too-many-variants': line('A listing has at most 60 variants.', 'Split the listing.'),
    'variant-incomplete': line(
      'A variant lacks the name or the value of its option.',
      'Fill both in every row of the listing.',
    ),
    sold: line('The listing is sold, and stays as it was sold.', 'Give the new instrument a number of its own.'),
    'with-shop': line('The shop is reading this listing.', 'Take it back, then import the row again.'),
    refused: line('The shop did not take this row.', 'See the value for the reason.'),
    internal: line('This row failed on our side.', 'Import the failed rows again; tell us if it fails again.'),
    category: line('The shop has no such category.', 'Choose the category in the draft.'),
    type: line('The category has no such type.', 'Choose the type in the draft.'),
    year: line('The year cannot be read.', 'Write 1962, 1959-1960 or c. 1934.'),
    condition: line(
      'The condition is none that we know.',
      'Write New, Mint, Excellent, Very Good, Good, Fair or Project.',
    ),
    choice: line('The value is none of those that are known here.', 'Choose it in the draft.'),
    missing: line('This is missing before it can be for sale.', 'Fill the column, or complete the draft.'),
    'not-published': line(
      'It was saved, and could not be put up for sale.',
      'Open the listing to see what is in the way.',
    ),
    'image-waits': line(
      'Pictures at other addresses are fetched when the import runs.',
      'Leave them where they are until it is finished.',
    ),
    'image-not-fetched': line('The picture could not be fetched.', 'Add the photograph to the listing.'),
    guessed: line('Model and year were read from the title.', 'Check them in the draft.'),
    'has-variants': line(
      'The pieces of this listing are those of its variants.',
      'Change them in the rows of the variants.',
    ),
    'stays-live': line('The listing stays for sale.', 'Pause or end it in the list of your listings.'),
    'waits-for-you': line('The change waits in the draft.', 'Open the listing and publish it.'),
    status: line('The status is none that we know.', 'Write Active, Draft or Archived.'),
  },
  details: {
    year: line('The year is not one in which instruments were made.', 'Write a year from 1700 on.'),
    years: line('The last year is before the first.', 'Write the earlier year first.'),
    range: line('The measure is out of range.', 'Check the unit: grams and millimetres.'),
    photographs: line('At least six photographs are missing.', 'Add them to the draft.'),
    photograph: line('A photograph is missing.', 'Add one to the draft.'),
    threshold: line('Every offer would be declined.', 'Choose less than 100 percent.'),
    stock: line('Nothing is in stock.', 'Write how many pieces there are.'),
    variantValue: line('A variant lacks its value.', 'Fill it in every row of the listing.'),
    variantTwice: line('Two variants are the same.', 'Give each its own value.'),
    skuTwice: line('Two variants have one number.', 'Give each its own.'),
    originality: line(
      'Nothing is said of what is original.',
      'Fill the originality columns, or the sheet in the draft.',
    ),
    short: line('The description is shorter than 40 characters.', 'Say more of the instrument.'),
  },
  pictures: {
    address: line(
      'Pictures are fetched from public https addresses alone.',
      'Write the https address of the picture, or add the photograph to the listing.',
    ),
    unreachable: line(
      'The host of the picture could not be reached, or failed.',
      'Import the row again later, or add the photograph to the listing.',
    ),
    timeout: line(
      'The host of the picture took longer than 20 seconds.',
      'Import the row again later, or add the photograph to the listing.',
    ),
    gone: line('The host has no picture at this address, or does not show it.', 'Check the address.'),
    redirects: line('The address leads on more than three times.', 'Write the address at which it ends.'),
    size: line('The picture is larger than 40 MB.', 'Make it smaller, and add it to the listing.'),
    kind: line('There is no photograph at this address.', 'JPEG, HEIC, PNG, WebP and AVIF work.'),
    pixels: line('The picture has more than 60 megapixels.', 'Make it smaller, and add it to the listing.'),
    broken: line('The picture is damaged.', 'Add another copy to the listing.'),
    missing: line('There is no photograph at this address.', 'JPEG, HEIC, PNG, WebP and AVIF work.'),
    own: line('This photograph of the shop is not one of yours.', 'Add the photograph to the listing.'),
    'too-many': line('One import fetches 3,000 pictures at most.', 'Import these rows again in a file of their own.'),
  },
};

const fr: Texts = {
  issues: {
    'cell-count': line(
      'La ligne n’a pas autant de cellules que l’en-tête.',
      'Cherchez un guillemet ou une virgule qui manque.',
    ),
    'no-name': line(
      'La ligne ne dit ni titre, ni marque et modèle.',
      'Remplissez le titre, ou la marque et le modèle.',
    ),
    'sku-twice': line('Ce numéro figure deux fois dans le fichier.', 'Donnez à chaque annonce son propre numéro.'),
    'rows-apart': line(
      'Les lignes d’une même annonce sont séparées.',
      'Placez toutes les lignes de cet identifiant les unes sous les autres.',
    ),
    money: line('Le prix est illisible.', 'Écrivez-le en dollars\u202f: 1299.00 ou 1,299.00.'),
    currency: line('Le prix est dans une autre monnaie.', 'Écrivez-le en dollars américains.'),
    number: line('Le nombre est illisible ou trop grand.', 'Écrivez des chiffres seuls, sans unité.'),
    'too-long': line('Le texte est plus long qu’une annonce ne le permet.', 'Raccourcissez-le.'),
    'too-many-options': line('Une annonce a deux options au plus.', 'Réunissez deux options, ou divisez l’annonce.'),
    'too-many-variants': line('Une annonce a 60\u202fvariantes au plus.', 'Divisez l’annonce.'),
    'variant-incomplete': line(
      'Il manque à une variante le nom ou la valeur de son option.',
      'Remplissez les deux à chaque ligne de l’annonce.',
    ),
    sold: line(
      'C’est vendu, et l’annonce reste telle qu’elle a été vendue.',
      'Donnez au nouvel instrument son propre numéro.',
    ),
    'with-shop': line(
      'La boutique est en train de lire cette annonce.',
      'Reprenez-la, puis importez de nouveau la ligne.',
    ),
    refused: line('La boutique n’a pas accepté cette ligne.', 'La valeur en dit la raison.'),
    internal: line(
      'Cette ligne a échoué de notre côté.',
      'Importez de nouveau les lignes en échec, et écrivez-nous si cela persiste.',
    ),
    category: line('La boutique n’a pas cette catégorie.', 'Choisissez la catégorie dans le brouillon.'),
    type: line('La catégorie n’a pas ce type.', 'Choisissez le type dans le brouillon.'),
    year: line('L’année est illisible.', 'Écrivez 1962, 1959-1960 ou c. 1934.'),
    condition: line(
      'Cet état n’est pas de ceux que nous connaissons.',
      'Écrivez New, Mint, Excellent, Very Good, Good, Fair ou Project.',
    ),
    choice: line('Cette valeur n’est pas de celles que nous connaissons.', 'Choisissez-la dans le brouillon.'),
    missing: line('Ceci manque pour la mise en vente.', 'Remplissez la colonne, ou complétez le brouillon.'),
    'not-published': line(
      'C’est enregistré, mais la mise en vente n’a pas pu se faire.',
      'Ouvrez l’annonce pour voir ce qui l’empêche.',
    ),
    'image-waits': line(
      'Les images d’autres adresses sont reprises pendant l’import.',
      'Laissez-les en place jusqu’à la fin.',
    ),
    'image-not-fetched': line('L’image n’a pas pu être reprise.', 'Ajoutez la photo à l’annonce.'),
    guessed: line('Le modèle et l’année ont été lus dans le titre.', 'Vérifiez-les dans le brouillon.'),
    'has-variants': line(
      'Les pièces de cette annonce sont celles de ses variantes.',
      'Modifiez-les aux lignes des variantes.',
    ),
    'stays-live': line('L’annonce reste en vente.', 'Suspendez-la ou terminez-la dans la liste de vos annonces.'),
    'waits-for-you': line('La modification attend dans le brouillon.', 'Ouvrez l’annonce et publiez-la.'),
    status: line('Ce statut n’est pas de ceux que nous connaissons.', 'Écrivez Active, Draft ou Archived.'),
  },
  details: {
    year: line('Aucun instrument n’a été fabriqué cette année-là.', 'Écrivez une année à partir de 1700.'),
    years: line('La dernière année précède la première.', 'Écrivez d’abord l’année la plus ancienne.'),
    range: line('La mesure est hors des limites.', 'Vérifiez l’unité\u202f: grammes et millimètres.'),
    photographs: line('Il manque au moins six photos.', 'Ajoutez-les au brouillon.'),
    photograph: line('Il manque une photo.', 'Ajoutez-en une au brouillon.'),
    threshold: line('Toute offre serait refusée.', 'Choisissez moins de 100\u202f%.'),
    stock: line('Rien n’est en stock.', 'Indiquez le nombre de pièces.'),
    variantValue: line('Il manque une valeur à une variante.', 'Remplissez-la à chaque ligne de l’annonce.'),
    variantTwice: line('Deux variantes sont les mêmes.', 'Donnez à chacune sa propre valeur.'),
    skuTwice: line('Deux variantes ont le même numéro.', 'Donnez à chacune le sien.'),
    originality: line(
      'Rien n’est dit de ce qui est d’origine.',
      'Remplissez les colonnes d’originalité, ou la fiche du brouillon.',
    ),
    short: line('La description compte moins de 40\u202fcaractères.', 'Dites-en plus de l’instrument.'),
  },
  pictures: {
    address: line(
      'Les images ne sont reprises que d’adresses https publiques.',
      'Écrivez l’adresse https de l’image, ou ajoutez la photo à l’annonce.',
    ),
    unreachable: line(
      'Le serveur de l’image est injoignable ou en panne.',
      'Importez de nouveau la ligne plus tard, ou ajoutez la photo à l’annonce.',
    ),
    timeout: line(
      'Le serveur de l’image a mis plus de 20\u202fsecondes à répondre.',
      'Importez de nouveau la ligne plus tard, ou ajoutez la photo à l’annonce.',
    ),
    gone: line('Le serveur n’a pas d’image à cette adresse, ou ne la montre pas.', 'Vérifiez l’adresse.'),
    redirects: line('L’adresse renvoie ailleurs plus de trois fois.', 'Écrivez l’adresse finale.'),
    size: line('L’image dépasse 40\u202fMo.', 'Réduisez-la et ajoutez-la à l’annonce.'),
    kind: line('Il n’y a pas de photo à cette adresse.', 'JPEG, HEIC, PNG, WebP et AVIF conviennent.'),
    pixels: line('L’image dépasse 60\u202fmégapixels.', 'Réduisez-la et ajoutez-la à l’annonce.'),
    broken: line('L’image est abîmée.', 'Ajoutez-en une autre copie à l’annonce.'),
    missing: line('Il n’y a pas de photo à cette adresse.', 'JPEG, HEIC, PNG, WebP et AVIF conviennent.'),
    own: line('Cette photo de la boutique n’est pas à vous.', 'Ajoutez la photo à l’annonce.'),
    'too-many': line(
      'Un import reprend 3\u202f000 images au plus.',
      'Importez de nouveau ces lignes dans un fichier à part.',
    ),
  },
};

export const issueTexts = (locale: Locale): Texts => (locale === 'fr' ? fr : en);
