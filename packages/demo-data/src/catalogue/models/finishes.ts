import type { Finish, Backdrop } from '../../drawings/types.ts';
import type { FinishFamily, ItemFinish } from '../types.ts';

const facts = <const K extends string>(
  table: Readonly<Record<K, readonly [en: string, fr: string, FinishFamily, Finish]>>,
) => table;

const table = facts({
  // Sunbursts
  'two-tone-sunburst': ['Two-tone sunburst', 'Sunburst deux tons', 'sunburst', 'sunburst-2'],
  'three-tone-sunburst': ['Three-tone sunburst', 'Sunburst trois tons', 'sunburst', 'sunburst-3'],
  sunburst: ['Sunburst', 'Sunburst', 'sunburst', 'sunburst-2'],
  'cherry-sunburst': ['Cherry sunburst', 'Sunburst cerise', 'sunburst', 'cherry-burst'],
  'faded-cherry-sunburst': ['Faded cherry sunburst', 'Sunburst cerise passé', 'sunburst', 'honey-burst'],
  'honey-burst': ['Honey burst', 'Sunburst miel', 'sunburst', 'honey-burst'],
  'tobacco-sunburst': ['Tobacco sunburst', 'Sunburst tabac', 'sunburst', 'tobacco-burst'],
  'ice-tea-burst': ['Iced tea burst', 'Sunburst thé glacé', 'sunburst', 'ice-tea-burst'],
  'silver-burst': ['Silverburst', 'Silverburst', 'sunburst', 'silver-burst'],
  'shaded-brown': ['Shaded brown', 'Brun ombré', 'sunburst', 'tobacco-burst'],
  'autumn-glo': ['Autumnglo', 'Autumnglo', 'sunburst', 'cherry-burst'],
  fireglo: ['Fireglo', 'Fireglo', 'sunburst', 'cherry-burst'],
  // Reds
  cherry: ['Cherry', 'Cerise', 'cherry', 'cherry'],
  'wine-red': ['Wine red', 'Rouge vin', 'cherry', 'wine-red'],
  'western-orange': ['Western orange', 'Orange western', 'red', 'western-orange'],
  'fiesta-red': ['Fiesta Red', 'Rouge Fiesta', 'red', 'fiesta-red'],
  'dakota-red': ['Dakota Red', 'Rouge Dakota', 'red', 'dakota-red'],
  'candy-apple-red': ['Candy Apple Red', 'Rouge Candy Apple', 'red', 'candy-apple'],
  'firebird-red': ['Firebird red', 'Rouge Firebird', 'red', 'dakota-red'],
  'cardinal-red': ['Cardinal red', 'Rouge cardinal', 'red', 'dakota-red'],
  'red-sparkle': ['Red sparkle', 'Rouge pailleté', 'red', 'sparkle-red'],
  burgundy: ['Burgundy', 'Bordeaux', 'red', 'wine-red'],
  'burgundy-mist': ['Burgundy Mist', 'Burgundy Mist métallisé', 'pink', 'burgundy-mist'],
  'shell-pink': ['Shell Pink', 'Rose Shell', 'pink', 'shell-pink'],
  copper: ['Copper', 'Cuivre', 'pink', 'coral'],
  // Dark
  black: ['Black', 'Noir', 'black', 'black'],
  jetglo: ['Jetglo', 'Jetglo', 'black', 'black'],
  ebony: ['Ebony', 'Ébène', 'black', 'black'],
  charcoal: ['Charcoal', 'Anthracite', 'grey', 'charcoal'],
  // Natural
  natural: ['Natural', 'Naturel', 'natural', 'spruce'],
  'aged-natural': ['Natural, aged amber', 'Naturel, ambré par l’âge', 'natural', 'spruce-aged'],
  'cedar-top': ['Natural cedar', 'Cèdre naturel', 'natural', 'cedar'],
  'natural-ash': ['Natural ash', 'Frêne naturel', 'natural', 'natural-ash'],
  'natural-maple': ['Natural maple', 'Érable naturel', 'natural', 'maple'],
  mapleglo: ['Mapleglo', 'Mapleglo', 'natural', 'maple'],
  mahogany: ['Natural mahogany', 'Acajou naturel', 'brown', 'mahogany'],
  koa: ['Natural koa', 'Koa naturel', 'natural', 'koa'],
  walnut: ['Walnut', 'Noyer', 'brown', 'walnut'],
  'dark-top': ['Dark mahogany', 'Acajou sombre', 'brown', 'walnut'],
  rosewood: ['Rosewood', 'Palissandre', 'brown', 'rosewood'],
  mocha: ['Mocha', 'Moka', 'brown', 'walnut'],
  sheraton: ['Sheraton brown', 'Brun Sheraton', 'brown', 'mahogany'],
  // Pale and gold
  'gold-top': ['Gold top', 'Table dorée', 'gold', 'gold'],
  'shoreline-gold': ['Shoreline Gold', 'Or Shoreline', 'gold', 'gold'],
  'tv-yellow': ['TV yellow', 'Jaune TV', 'blonde', 'tv-yellow'],
  butterscotch: ['Butterscotch blonde', 'Blond caramel', 'blonde', 'butterscotch'],
  blonde: ['Blonde', 'Blond', 'blonde', 'white-blonde'],
  'korina-natural': ['Natural korina', 'Korina naturel', 'natural', 'tv-yellow'],
  'olympic-white': ['Olympic White', 'Blanc Olympic', 'white', 'aged-white'],
  'arctic-white': ['Arctic white', 'Blanc arctique', 'white', 'olympic-white'],
  'alpine-white': ['Alpine white', 'Blanc alpin', 'white', 'cream'],
  'falcon-white': ['Falcon white', 'Blanc Falcon', 'white', 'aged-white'],
  ivory: ['Ivory', 'Ivoire', 'white', 'cream'],
  // Blues and greens
  'lake-placid-blue': ['Lake Placid Blue', 'Bleu Lake Placid', 'blue', 'lake-blue'],
  'sonic-blue': ['Sonic Blue', 'Bleu Sonic', 'blue', 'sonic-blue'],
  'daphne-blue': ['Daphne Blue', 'Bleu Daphne', 'blue', 'daphne-blue'],
  'pelham-blue': ['Pelham Blue', 'Bleu Pelham', 'blue', 'pelham-blue'],
  'whale-blue': ['Whale Blue', 'Bleu baleine', 'blue', 'transparent-blue'],
  'blue-sparkle': ['Blue sparkle', 'Bleu pailleté', 'blue', 'sparkle-blue'],
  'surf-green': ['Surf Green', 'Vert Surf', 'green', 'surf-green'],
  'foam-green': ['Foam Green', 'Vert d’eau', 'green', 'seafoam'],
  'smoke-green': ['Two-tone smoke green', 'Vert fumé deux tons', 'green', 'surf-green'],
  'forest-green': ['Forest green', 'Vert sapin', 'green', 'cherokee-green'],
  green: ['Green', 'Vert', 'green', 'forest'],
  // Metal
  'inca-silver': ['Inca Silver', 'Argent Inca', 'silver', 'inca-silver'],
  'silver-sparkle': ['Silver sparkle', 'Argent pailleté', 'silver', 'sparkle-silver'],
  'champagne-sparkle': ['Champagne sparkle', 'Champagne pailleté', 'gold', 'sparkle-champagne'],
  'nickel-plated': ['Nickel-plated', 'Nickelé', 'silver', 'steel'],
  'polychrome-green': ['Frosted green', 'Vert givré', 'green', 'frosted-green'],
  'polychrome-bronze': ['Polychrome bronze', 'Bronze polychrome', 'brown', 'bronze'],
  'frosted-duco': ['Frosted Duco grey', 'Duco gris givré', 'grey', 'inca-silver'],
  // Amplifiers
  tweed: ['Tweed', 'Tweed', 'blonde', 'tweed'],
  'black-tolex': ['Black tolex', 'Tolex noir', 'black', 'black-tolex'],
  'blonde-tolex': ['Blonde tolex', 'Tolex blond', 'blonde', 'blonde-tolex'],
  'brown-tolex': ['Brown tolex', 'Tolex brun', 'brown', 'brown-leather'],
  'fawn-cloth': ['Fawn', 'Tolex fauve', 'blonde', 'blonde-tolex'],
  'oxblood-tolex': ['Oxblood tolex', 'Tolex sang-de-bœuf', 'red', 'oxblood'],
  'navy-covering': ['Navy covering', 'Revêtement bleu marine', 'blue', 'navy'],
  'grey-covering': ['Grey covering', 'Revêtement gris', 'grey', 'charcoal'],
  'orange-tolex': ['Orange tolex', 'Tolex orange', 'red', 'western-orange'],
  // Goods
  'brown-leather': ['Brown leather', 'Cuir brun', 'brown', 'brown-leather'],
  'black-leather': ['Black leather', 'Cuir noir', 'black', 'black'],
  navy: ['Navy', 'Bleu marine', 'blue', 'navy'],
  cream: ['Cream', 'Crème', 'white', 'cream'],
  oxblood: ['Oxblood', 'Sang-de-bœuf', 'red', 'oxblood'],
  forest: ['Forest', 'Vert forêt', 'green', 'forest'],
  'heather-grey': ['Heather grey', 'Gris chiné', 'grey', 'heather-grey'],
  steel: ['Bright steel', 'Acier brillant', 'silver', 'steel'],
  gold: ['Gold', 'Doré', 'gold', 'gold'],
  white: ['White', 'Blanc', 'white', 'olympic-white'],
  orange: ['Orange', 'Orange', 'red', 'western-orange'],
  yellow: ['Yellow', 'Jaune', 'gold', 'tv-yellow'],
  red: ['Red', 'Rouge', 'red', 'dakota-red'],
  blue: ['Blue', 'Bleu', 'blue', 'lake-blue'],
  silver: ['Silver', 'Argent', 'silver', 'inca-silver'],
});

export type FinishKey = keyof typeof table;

/** Papers that stand off from each family; the first suits best. */
const backdropsByFamily: Readonly<Record<FinishFamily, readonly [Backdrop, Backdrop, Backdrop]>> = {
  sunburst: ['surf', 'sonic', 'fog'],
  cherry: ['sonic', 'butter', 'surf'],
  red: ['sonic', 'butter', 'fog'],
  black: ['fog', 'shell', 'butter'],
  natural: ['surf', 'sonic', 'shell'],
  gold: ['sonic', 'surf', 'shell'],
  blue: ['butter', 'shell', 'fog'],
  green: ['shell', 'butter', 'fog'],
  white: ['shell', 'sonic', 'surf'],
  blonde: ['fog', 'shell', 'sonic'],
  brown: ['surf', 'butter', 'sonic'],
  silver: ['shell', 'butter', 'surf'],
  grey: ['shell', 'butter', 'surf'],
  pink: ['surf', 'sonic', 'fog'],
};

/** A finish by its key, as facets and labels need it, with its colour for the illustrator. */
export function finishOf(key: FinishKey): ItemFinish & { readonly drawing: Finish } {
  const [en, fr, family, drawing] = table[key];
  return { key, label: { en, fr }, family, drawing };
}

/** The backdrop behind a finish; the neighbour's backdrop is avoided. */
export function backdropFor(family: FinishFamily, neighbour: Backdrop | undefined): Backdrop {
  const [first, ...others] = backdropsByFamily[family];
  return first === neighbour ? (others[0] ?? first) : first;
}
