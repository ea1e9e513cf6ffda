import { choice, clothingSizes, shelf } from './good.ts';

const merch = 'merch' as const;
const cotton = ['Heavy cotton, water-based print', 'Coton épais, impression à l’eau'] as const;
const fleece = ['Brushed cotton fleece', 'Molleton de coton gratté'] as const;

export const tShirts = shelf({ category: merch, type: 't-shirts', body: 't-shirt' }, [
  {
    key: 'tee-mark',
    name: ['Six Holes T-shirt', 'T-shirt Six trous'],
    finish: 'cream',
    priceCents: 2800,
    weightGrams: 190,
    subtitle: ['The mark on the chest', 'La marque sur la poitrine'],
    material: cotton,
    text: [
      'The headstock, six holes, no words. Cut straight and true to size; it shrinks by one wash and then stops.',
      'La tête, six trous, pas un mot. Coupe droite, taille normale ; il rétrécit d’un lavage, puis plus.',
    ],
    fields: [
      ['size', clothingSizes],
      ['colour', [choice('Cream', 'Crème', { finish: 'cream' }), choice('Navy', 'Bleu marine', { finish: 'navy' })]],
    ],
    draw: { design: 0 },
  },
  {
    key: 'tee-tab',
    name: ['4–0–4 T-shirt', 'T-shirt 4–0–4'],
    finish: 'charcoal',
    priceCents: 2800,
    weightGrams: 190,
    subtitle: ['Tablature on the back', 'Tablature au dos'],
    material: cotton,
    text: [
      'Six lines and a wrong note on the third string. For those who have hit it too.',
      'Six lignes et une fausse note sur la troisième corde. Pour ceux qui l’ont jouée aussi.',
    ],
    fields: [['size', clothingSizes]],
    draw: { design: 1, backPrint: 'tablature' },
  },
  {
    key: 'tee-wood',
    name: ['Good Wood T-shirt', 'T-shirt Bon bois'],
    finish: 'forest',
    priceCents: 3000,
    weightGrams: 200,
    subtitle: ['Printed by hand', 'Imprimé à la main'],
    material: cotton,
    text: [
      'Good wood remembers, says the back, in small letters. Screen-printed four streets from here.',
      'Le bois a de la mémoire, dit le dos, en petites lettres. Sérigraphié à quatre rues d’ici.',
    ],
    fields: [['size', clothingSizes]],
    draw: { design: 2, backPrint: 'good-wood' },
  },
  {
    key: 'tee-bench',
    name: ['Bench Crew T-shirt', 'T-shirt Équipe d’établi'],
    finish: 'heather-grey',
    priceCents: 2600,
    weightGrams: 190,
    subtitle: ['What we wear', 'Ce que nous portons'],
    material: cotton,
    text: [
      'What the four at the bench wear, minus the glue. Pocket on the left, deep enough for a six-inch rule.',
      'Ce que portent les quatre de l’établi, la colle en moins. Poche à gauche, assez profonde pour un réglet.',
    ],
    fields: [['size', clothingSizes]],
    draw: { design: 3 },
  },
]);

export const sweatshirts = shelf({ category: merch, type: 'sweatshirts', body: 'sweatshirt' }, [
  {
    key: 'sweat-mark',
    name: ['Six Holes Sweatshirt', 'Sweat-shirt Six trous'],
    finish: 'navy',
    priceCents: 5400,
    weightGrams: 480,
    subtitle: ['Crew neck · small mark', 'Col rond · petite marque'],
    material: fleece,
    text: [
      'Crew neck, small mark, sleeves that stay pushed up. For the rehearsal room whose heater nobody pays for.',
      'Col rond, petite marque, des manches qui tiennent relevées. Pour le local dont personne ne paie le chauffage.',
    ],
    fields: [['size', clothingSizes]],
    draw: { design: 0 },
  },
  {
    key: 'sweat-dogwood',
    name: ['2210 Dogwood Sweatshirt', 'Sweat-shirt 2210 Dogwood'],
    finish: 'oxblood',
    priceCents: 5600,
    weightGrams: 480,
    subtitle: ['The address across the chest', 'L’adresse en travers'],
    material: fleece,
    text: [
      'Our address in letters you can read from across the road. Two people found us by it.',
      'Notre adresse en lettres lisibles de l’autre trottoir. Deux personnes nous ont trouvés ainsi.',
    ],
    fields: [['size', clothingSizes]],
    draw: { design: 1 },
  },
  {
    key: 'sweat-frets',
    name: ['Twelfth Fret Sweatshirt', 'Sweat-shirt Douzième case'],
    finish: 'heather-grey',
    priceCents: 5600,
    weightGrams: 480,
    subtitle: ['Two dots, nothing else', 'Deux points, rien d’autre'],
    material: fleece,
    text: [
      'Two dots on the chest, where the octave is. Those who know nod.',
      'Deux points sur la poitrine, là où se trouve l’octave. Ceux qui savent hochent la tête.',
    ],
    fields: [['size', clothingSizes]],
    draw: { design: 2 },
  },
  {
    key: 'sweat-tuesday',
    name: ['Tuesdays Sweatshirt', 'Sweat-shirt Mardi'],
    finish: 'forest',
    priceCents: 5400,
    weightGrams: 480,
    subtitle: ['New arrivals day', 'Le jour des arrivages'],
    material: fleece,
    text: [
      'On Tuesdays the new ones go up. The back says so, and the cuff has room for a pick.',
      'Le mardi, on accroche les nouvelles. Le dos le dit, et le poignet a la place d’un médiator.',
    ],
    fields: [['size', clothingSizes]],
    draw: { design: 3, backPrint: 'tuesdays' },
  },
]);

export const hoodies = shelf({ category: merch, type: 'hoodies', body: 'hoodie' }, [
  {
    key: 'hoodie-mark',
    name: ['Six Holes Hoodie', 'Sweat à capuche Six trous'],
    finish: 'oxblood',
    priceCents: 6800,
    weightGrams: 620,
    subtitle: ['Lined hood · front pocket', 'Capuche doublée · poche'],
    material: fleece,
    text: [
      'A lined hood, a pocket for both hands and a capo. Heavy enough for a load-out in January.',
      'Capuche doublée, une poche pour les deux mains et un capodastre. Assez lourd pour charger en janvier.',
    ],
    fields: [
      ['size', clothingSizes],
      [
        'colour',
        [
          choice('Oxblood', 'Sang-de-bœuf', { finish: 'oxblood' }),
          choice('Charcoal', 'Anthracite', { finish: 'charcoal' }),
        ],
      ],
    ],
    draw: { design: 0 },
  },
  {
    key: 'hoodie-zip',
    name: ['Stagehand Zip Hoodie', 'Veste à capuche Régisseur'],
    finish: 'charcoal',
    priceCents: 7200,
    weightGrams: 650,
    subtitle: ['Full zip · loop for a torch', 'Zip entier · boucle pour lampe'],
    material: fleece,
    text: [
      'Opens all the way and has a loop for a torch. Dark, because that is where you will be standing.',
      'S’ouvre de haut en bas, avec une boucle pour la lampe. Sombre, puisque c’est là que vous serez.',
    ],
    fields: [['size', clothingSizes]],
    draw: { design: 1 },
  },
  {
    key: 'hoodie-strings',
    name: ['Six Strings Hoodie', 'Sweat à capuche Six cordes'],
    finish: 'navy',
    priceCents: 6800,
    weightGrams: 620,
    subtitle: ['Six lines of falling gauge', 'Six traits de tirant décroissant'],
    material: fleece,
    text: [
      'Six lines across the chest, thick to thin, low E at the top as you see it when you look down.',
      'Six traits en travers, du gros au fin, le mi grave en haut, comme vous le voyez en baissant les yeux.',
    ],
    fields: [['size', clothingSizes]],
    draw: { design: 2 },
  },
  {
    key: 'hoodie-kids',
    name: ['Small Body Hoodie', 'Sweat à capuche Petit corps'],
    finish: 'forest',
    priceCents: 4800,
    weightGrams: 380,
    subtitle: ['For those with a short scale', 'Pour petits diapasons'],
    material: fleece,
    text: [
      'The same hoodie for people with a short scale. Sleeves with room for one more year.',
      'Le même, pour les petits diapasons. Des manches avec un an d’avance.',
    ],
    fields: [
      ['size', [choice('4–6 years', '4–6 ans'), choice('7–9 years', '7–9 ans'), choice('10–12 years', '10–12 ans')]],
    ],
    draw: { design: 3 },
  },
]);

export const hats = shelf({ category: merch, type: 'hats', body: 'cap' }, [
  {
    key: 'cap-mark',
    name: ['Six Holes Cap', 'Casquette Six trous'],
    finish: 'navy',
    priceCents: 2800,
    weightGrams: 90,
    subtitle: ['Washed cotton · brass buckle', 'Coton lavé · boucle laiton'],
    material: ['Washed cotton twill', 'Sergé de coton lavé'],
    text: [
      'Washed cotton, brass buckle at the back, the mark in one thread. It sits low and takes a shape.',
      'Coton lavé, boucle laiton, la marque d’un seul fil. Elle descend bas et prend la forme.',
    ],
    fields: [
      [
        'colour',
        [
          choice('Navy', 'Bleu marine', { finish: 'navy' }),
          choice('Cream', 'Crème', { finish: 'cream' }),
          choice('Forest', 'Vert forêt', { finish: 'forest' }),
        ],
      ],
    ],
    draw: { design: 0 },
  },
  {
    key: 'cap-cord',
    name: ['Corduroy Cap', 'Casquette velours'],
    finish: 'brown-leather',
    priceCents: 3200,
    weightGrams: 100,
    subtitle: ['Wide wale · leather strap', 'Grosses côtes · patte cuir'],
    material: ['Cotton corduroy', 'Velours de coton'],
    text: [
      'Brown corduroy with a leather strap, very much 1974. Goes with most telecasters.',
      'Velours brun et patte de cuir, très 1974. Va avec la plupart des Telecaster.',
    ],
    draw: { design: 1 },
  },
  {
    key: 'beanie',
    name: ['Load-out Beanie', 'Bonnet de chargement'],
    body: 'beanie',
    finish: 'charcoal',
    priceCents: 2400,
    weightGrams: 80,
    subtitle: ['Merino · folded brim', 'Mérinos · revers'],
    material: ['Merino wool', 'Laine mérinos'],
    text: [
      'Merino, folded once, for the half hour between the last song and the van. Covers the ears.',
      'Mérinos, un revers, pour la demi-heure entre la dernière chanson et la camionnette. Il couvre les oreilles.',
    ],
    fields: [
      [
        'colour',
        [
          choice('Charcoal', 'Anthracite', { finish: 'charcoal' }),
          choice('Oxblood', 'Sang-de-bœuf', { finish: 'oxblood' }),
          choice('Cream', 'Crème', { finish: 'cream' }),
        ],
      ],
    ],
  },
  {
    key: 'hat-porch',
    name: ['Porch Hat', 'Chapeau de véranda'],
    body: 'hat',
    finish: 'cream',
    priceCents: 5800,
    weightGrams: 120,
    subtitle: ['Wide brim · straw', 'Large bord · paille'],
    material: ['Palm straw', 'Paille de palme'],
    text: [
      'Straw with a wide brim for festivals without trees. The band is a strip of our case lining.',
      'Paille à large bord pour les festivals sans arbres. Le ruban est une bande de nos doublures d’étui.',
    ],
    fields: [['size', [choice('Small to medium', 'Petit à moyen'), choice('Large', 'Grand')]]],
  },
]);
