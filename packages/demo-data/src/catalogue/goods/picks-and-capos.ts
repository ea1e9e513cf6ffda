import { choice, shelf } from './good.ts';

const accessories = 'accessories' as const;

export const picks = shelf({ category: accessories, type: 'picks', body: 'picks' }, [
  {
    key: 'picks-dunlop-tortex',
    brand: 'Dunlop',
    name: ['Tortex Standard, bag of 12', 'Tortex Standard, sachet de 12'],
    finish: 'yellow',
    priceCents: 549,
    weightGrams: 20,
    subtitle: ['Delrin · matte', 'Delrin · mat'],
    material: ['Delrin', 'Delrin'],
    text: [
      'Matte, so they stay between wet fingers. You will lose eleven.',
      'Mats, ils restent entre des doigts mouillés. Vous en perdrez onze.',
    ],
    fields: [
      [
        'thickness',
        [
          choice('.60 mm', '0,60 mm', { finish: 'orange' }),
          choice('.73 mm', '0,73 mm', { finish: 'yellow' }),
          choice('.88 mm', '0,88 mm', { finish: 'green' }),
          choice('1.0 mm', '1,0 mm', { finish: 'blue' }),
        ],
      ],
    ],
  },
  {
    key: 'picks-bluechip',
    brand: 'BlueChip',
    name: ['TD40 Pick', 'Médiator TD40'],
    finish: 'brown-leather',
    priceCents: 3500,
    weightGrams: 5,
    subtitle: ['One millimetre · right bevel', 'Un millimètre · biseau droitier'],
    material: ['Polyimide', 'Polyimide'],
    text: [
      'Thirty-five dollars for a pick, and we sell them to people who came in to laugh. It wears about as fast as a fret.',
      'Trente-cinq dollars le médiator, et nous en vendons à des gens venus pour rire. Il s’use à peu près aussi vite qu’une frette.',
    ],
    fields: [['thickness', [choice('1.0 mm', '1,0 mm'), choice('1.25 mm', '1,25 mm')]]],
  },
  {
    key: 'picks-celluloid',
    brand: 'D’Andrea',
    name: ['351 Celluloid, bag of 12', '351 celluloïd, sachet de 12'],
    finish: 'oxblood',
    priceCents: 499,
    weightGrams: 20,
    subtitle: ['Shell colours', 'Teinte écaille'],
    material: ['Celluloid', 'Celluloïd'],
    text: [
      'The shape that everything else is called after, in the stuff it was first made of. Smells faintly of camphor.',
      'La forme qui a donné son numéro à toutes les autres, dans sa première matière. Elle sent un peu le camphre.',
    ],
    fields: [['thickness', [choice('Thin', 'Souple'), choice('Medium', 'Moyen'), choice('Heavy', 'Dur')]]],
  },
  {
    key: 'picks-thumb',
    brand: 'Fred Kelly',
    name: ['Slick Pick, thumb, bag of 3', 'Onglet de pouce Slick Pick, lot de 3'],
    finish: 'cream',
    priceCents: 599,
    weightGrams: 10,
    subtitle: ['For the thumb that strums', 'Pour le pouce qui gratte'],
    material: ['Delrin', 'Delrin'],
    text: [
      'A thumbpick with a blade like a flatpick, for those who change their mind in the second verse. Warm it in hot water to fit.',
      'Un onglet dont la lame vaut un médiator, pour qui change d’avis au second couplet. Passez-le à l’eau chaude pour l’ajuster.',
    ],
    fields: [['size', [choice('Medium', 'Moyen'), choice('Large', 'Grand')]]],
  },
]);

export const capos = shelf({ category: accessories, type: 'capos', body: 'capo' }, [
  {
    key: 'capo-shubb',
    brand: 'Shubb',
    name: ['C1 Capo', 'Capodastre C1'],
    finish: 'steel',
    priceCents: 2495,
    weightGrams: 60,
    subtitle: ['Steel strings · lever', 'Cordes acier · levier'],
    material: ['Nickel-plated brass', 'Laiton nickelé'],
    text: [
      'Set the screw once and it closes the same way for thirty years. Keeps the low string in tune, which the spring kind rarely does.',
      'Réglez la vis une fois, il se ferme pareil pendant trente ans. Il garde la corde grave juste, ce que les pinces font rarement.',
    ],
    fields: [['shape', [choice('Curved board', 'Touche galbée'), choice('Flat board', 'Touche plate')]]],
  },
  {
    key: 'capo-paige',
    brand: 'Paige',
    name: ['P-6E Yoke Capo', 'Capodastre étrier P-6E'],
    finish: 'black',
    priceCents: 2795,
    weightGrams: 50,
    subtitle: ['Stays behind the nut', 'Reste derrière le sillet'],
    material: ['Powder-coated steel', 'Acier peint'],
    text: [
      'Slides behind the nut when you do not need it, so it is never on the amp at home. Tightens dead centre.',
      'Il se range derrière le sillet quand il ne sert pas : jamais resté sur l’ampli, à la maison. Il serre au milieu exactement.',
    ],
  },
  {
    key: 'capo-kyser',
    brand: 'Kyser',
    name: ['Quick-Change Capo', 'Capodastre Quick-Change'],
    finish: 'red',
    priceCents: 2195,
    weightGrams: 50,
    subtitle: ['One hand · spring', 'Une main · ressort'],
    material: ['Aluminium, steel spring', 'Aluminium, ressort acier'],
    text: [
      'One hand, one second, between two verses. Place it close to the fret and check the G string.',
      'Une main, une seconde, entre deux couplets. Posez-le contre la frette et vérifiez le sol.',
    ],
    fields: [
      [
        'colour',
        [
          choice('Red', 'Rouge', { finish: 'red' }),
          choice('Black', 'Noir', { finish: 'black' }),
          choice('Silver', 'Argent', { finish: 'silver' }),
        ],
      ],
    ],
  },
  {
    key: 'capo-elliott',
    brand: 'Elliott',
    name: ['Elite Banjo Capo', 'Capodastre banjo Elite'],
    finish: 'gold',
    priceCents: 11900,
    weightGrams: 40,
    subtitle: ['Machined · banjo', 'Usiné · banjo'],
    material: ['Stainless steel, gold plate', 'Acier inoxydable doré'],
    text: [
      'Machined one at a time in Tennessee and hardly there when it is on. Banjo and mandolin necks only.',
      'Usiné un par un dans le Tennessee, à peine présent une fois posé. Pour manches de banjo et de mandoline seulement.',
    ],
  },
]);
