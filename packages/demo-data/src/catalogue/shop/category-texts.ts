import type { DemoCategory, DemoType } from './shop-types.ts';
import type { Text } from '../types.ts';
import { categorySlugs, taxonomy, type CategorySlug, type TypeSlug } from './taxonomy.ts';

type Entry = readonly [title: Text, description: Text];
const entry = (en: string, fr: string, enLine: string, frLine: string): Entry => [
  { en, fr },
  { en: enLine, fr: frLine },
];

const categoryTexts: Readonly<Record<CategorySlug, Entry>> = {
  'electric-guitars': entry(
    'Electric guitars',
    'Guitares électriques',
    'Solid, hollow and a few eccentrics, all set up before they ship.',
    'Corps plein, demi-caisses et quelques excentriques, toutes réglées avant l’expédition.',
  ),
  'acoustic-guitars': entry(
    'Acoustic guitars',
    'Guitares acoustiques',
    'Steel and nylon, from ladder-braced parlors to pre-war dreadnoughts.',
    'Cordes acier et nylon, de la parlor à barrage en échelle à la dreadnought d’avant-guerre.',
  ),
  accessories: entry(
    'Accessories',
    'Accessoires',
    'What we use at the bench and on stage, and nothing we would not buy ourselves.',
    'Ce que nous utilisons à l’établi et sur scène, et rien que nous n’achèterions pas nous-mêmes.',
  ),
  mandolins: entry(
    'Mandolins',
    'Mandolines',
    'A and F models, old Kalamazoo and new luthiers, with their bridges in the right place.',
    'Modèles A et F, vieux Kalamazoo et luthiers d’aujourd’hui, chevalet à sa place.',
  ),
  other: entry(
    'Other instruments',
    'Autres instruments',
    'Amplifiers, basses, banjos, archtops, steels, ukuleles and the rest of the family.',
    'Amplis, basses, banjos, archtops, steels, ukulélés et le reste de la famille.',
  ),
  merch: entry(
    'Merch',
    'Boutique Headstock',
    'Shirts, hats and useful things with our name on them, printed in small runs.',
    'Vêtements, casquettes et objets utiles à notre nom, imprimés en petites séries.',
  ),
};

const typeTexts: Readonly<Record<Exclude<TypeSlug, 'other'>, Entry>> = {
  'solid-body': entry(
    'Solid body',
    'Corps plein',
    'Planks with pickups, from the first Telecasters to last year’s.',
    'Une planche et des micros, des premières Telecaster à celles de l’an passé.',
  ),
  'hollow-semi-hollow': entry(
    'Hollow and semi-hollow body',
    'Caisse et demi-caisse',
    'Thinlines and full-depth electrics, with air in them and a little feedback if you ask.',
    'Thinlines et caisses profondes, avec de l’air dedans et un peu de larsen si vous insistez.',
  ),
  'classical-nylon': entry(
    'Classical and nylon',
    'Classiques et nylon',
    'Cedar and spruce, concert instruments and honest student guitars.',
    'Cèdre ou épicéa, guitares de concert et bonnes guitares d’étude.',
  ),
  dreadnought: entry(
    'Dreadnought',
    'Dreadnought',
    'Square and slope shoulders, for singers, flatpickers and loud rooms.',
    'Épaules carrées ou tombantes, pour chanter, jouer au médiator et se faire entendre.',
  ),
  jumbo: entry(
    'Jumbo',
    'Jumbo',
    'Wide lower bouts and long sustain, six strings and twelve.',
    'De larges éclisses et un long sustain, à six ou douze cordes.',
  ),
  'om-auditorium': entry(
    'OM and auditorium',
    'OM et auditorium',
    'Balanced bodies for fingers and pick alike.',
    'Des caisses équilibrées, aux doigts comme au médiator.',
  ),
  'parlor-small-body': entry(
    'Parlor and small body',
    'Parlor et petits corps',
    'Small guitars with quick voices, good on a sofa and better on a microphone.',
    'De petites guitares à la voix vive, bien sur un canapé, mieux devant un micro.',
  ),
  resonator: entry(
    'Resonator',
    'Résonateur',
    'Cones of spun aluminium in brass, steel and wood.',
    'Des cônes d’aluminium dans le laiton, l’acier ou le bois.',
  ),
  tenor: entry(
    'Tenor',
    'Ténor',
    'Four strings, a 23-inch scale and more songs than you expect.',
    'Quatre cordes, un diapason de 58 cm et plus de chansons qu’on ne croit.',
  ),
  cases: entry(
    'Cases',
    'Étuis',
    'Hard cases and bags that fit what they are meant for.',
    'Étuis rigides et housses à la bonne forme.',
  ),
  straps: entry(
    'Straps',
    'Sangles',
    'Leather, cotton and woven straps, wide enough to forget.',
    'Cuir, coton ou tissage, assez larges pour se faire oublier.',
  ),
  strings: entry(
    'Strings',
    'Cordes',
    'The sets we put on at the bench, by gauge.',
    'Les jeux que nous montons à l’établi, par tirant.',
  ),
  picks: entry(
    'Picks',
    'Médiators',
    'Celluloid, Delrin, casein and a few that last for years.',
    'Celluloïd, Delrin, caséine et quelques-uns qui durent des années.',
  ),
  capos: entry(
    'Capos',
    'Capodastres',
    'Capos that hold a string without bending it.',
    'Des capodastres qui tiennent la corde sans la tirer.',
  ),
  tuners: entry(
    'Tuners',
    'Accordeurs',
    'Pedals, clips and forks for getting to A.',
    'Pédales, pinces et diapasons pour trouver le la.',
  ),
  cables: entry('Cables', 'Câbles', 'Short, quiet and repairable.', 'Courts, silencieux et réparables.'),
  pedals: entry(
    'Pedals',
    'Pédales',
    'Old circuits and new ones, tested with a guitar and not with a meter alone.',
    'Circuits d’hier et d’aujourd’hui, essayés avec une guitare et pas seulement au voltmètre.',
  ),
  parts: entry(
    'Parts',
    'Pièces',
    'Pickups, bridges, tuners and hardware, with their measures.',
    'Micros, chevalets, mécaniques et accastillage, avec leurs cotes.',
  ),
  books: entry(
    'Books',
    'Livres',
    'Reference books that stay open on our bench.',
    'Les ouvrages qui restent ouverts sur notre établi.',
  ),
  'a-style': entry(
    'A style',
    'Modèle A',
    'Teardrop bodies, oval holes and f-holes, all the sound without the scroll.',
    'Caisse en goutte, ouïe ovale ou en f : tout le son, sans la volute.',
  ),
  'f-style': entry(
    'F style',
    'Modèle F',
    'Scrolls and points for bluegrass, and what comes after it.',
    'Volute et pointes, pour le bluegrass et ce qui vient ensuite.',
  ),
  amplifiers: entry(
    'Amplifiers',
    'Amplificateurs',
    'Valve amps, serviced and safe to plug in.',
    'Amplis à lampes, révisés et sûrs à brancher.',
  ),
  'bass-guitars': entry(
    'Bass guitars',
    'Basses',
    'Long scale, short scale and a six-string or two.',
    'Diapason long, diapason court et une ou deux six-cordes.',
  ),
  banjos: entry(
    'Banjos',
    'Banjos',
    'Five strings and four, open back and resonator.',
    'À cinq ou quatre cordes, ouverts ou à résonateur.',
  ),
  archtops: entry(
    'Archtops',
    'Archtops',
    'Carved tops for the rhythm chair and for the solo.',
    'Tables sculptées, pour la rythmique comme pour le solo.',
  ),
  'lap-pedal-steel': entry(
    'Lap and pedal steel',
    'Lap et pedal steel',
    'Six to twenty strings, a bar and a steady hand.',
    'De six à vingt cordes, une barre et la main sûre.',
  ),
  ukuleles: entry(
    'Ukuleles',
    'Ukulélés',
    'Koa and mahogany from Honolulu, Nazareth and elsewhere.',
    'Koa et acajou, de Honolulu, de Nazareth et d’ailleurs.',
  ),
  'other-instruments': entry(
    'Other instruments',
    'Autres instruments',
    'Mandocellos, tiples, dulcimers and what else came through the door.',
    'Mandoloncelles, tiples, dulcimers et tout ce qui a passé la porte.',
  ),
  't-shirts': entry(
    'T-shirts',
    'T-shirts',
    'Heavy cotton, soft print, true to size.',
    'Coton épais, impression souple, taille normale.',
  ),
  sweatshirts: entry(
    'Sweatshirts',
    'Sweat-shirts',
    'Crew necks for cold rehearsal rooms.',
    'Cols ronds pour locaux de répétition mal chauffés.',
  ),
  hoodies: entry(
    'Hoodies',
    'Sweats à capuche',
    'A hood, a pocket and room for a capo.',
    'Une capuche, une poche et la place d’un capodastre.',
  ),
  hats: entry(
    'Hats',
    'Casquettes et bonnets',
    'Caps, beanies and one wide brim for load-out in the sun.',
    'Casquettes, bonnets et un large bord pour charger au soleil.',
  ),
  'partner-products': entry(
    'Partner products',
    'Produits partenaires',
    'Made for us by people whose work we use.',
    'Fabriqués pour nous par des gens dont nous utilisons le travail.',
  ),
};

const merchOther = entry(
  'Everything else',
  'Tout le reste',
  'Mugs, posters, bags and gift cards.',
  'Mugs, affiches, sacs et cartes cadeaux.',
);

function describeType(slug: TypeSlug): DemoType {
  const [title, description] = slug === 'other' ? merchOther : typeTexts[slug];
  return { slug, title, description };
}

/** Categories in the order of the menu, each with its types. */
export const categories: readonly DemoCategory[] = categorySlugs.map((slug) => {
  const [title, description] = categoryTexts[slug];
  return { slug, title, description, types: taxonomy[slug].map(describeType) };
});
