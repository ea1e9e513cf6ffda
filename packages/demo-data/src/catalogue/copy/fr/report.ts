import type { FinishState } from '../../generate/life-rules.ts';

export const topics = {
  finish: 'Finition',
  parts: 'Pièces',
  neck: 'Manche',
  sound: 'Son',
  cabinet: 'Caisse',
  electronics: 'Électronique',
  speaker: 'Haut-parleur',
} as const;

/** Le vernis, selon ce qui lui est arrivé. */
export const finishStates: Readonly<Record<FinishState, readonly string[]>> = {
  asNew: [
    'Aucune marque que la lampe ait trouvée.',
    'Comme à l’état neuf ; deux traces de chiffon sous lumière forte.',
    'Propre partout, le film encore sur un cache.',
    'Rien qu’un soupçon de produit à lustrer.',
  ],
  clean: [
    'Finition d’origine propre, quelques fines rayures au dos.',
    'Deux petits coups sur la tranche, pour le reste brillante et égale.',
    'Finition d’origine, une marque grande comme une pièce, brillant intact.',
    'Micro-rayures, aucun éclat, teintes d’origine.',
  ],
  checked: [
    'Vernis d’origine finement craquelé sur le lobe inférieur, une marque de ceinture au dos.',
    '<Craquelé|Craquelée> partout comme une vieille porcelaine, la couleur n’a cédé qu’à l’avant-bras.',
    'Finition d’origine, craquelée dans le fil ; petits coups sur les bords, jamais plus profonds que la première couche.',
    'Fines craquelures, deux éclats au bord, teinte passée également.',
  ],
  worn: [
    '<Usé|Usée> jusqu’au bois sous l’avant-bras et sur le bord, uniquement par le jeu.',
    'Vernis parti aux endroits habituels : avant-bras, dos du manche, bord inférieur.',
    'Bien des coups et un dos frotté ; rien n’est caché, rien ne bouge.',
    'Vernis traversé à la taille et derrière les trois premières cases.',
  ],
  refinished: [
    '<Reverni|Revernie> il y a longtemps, en couche mince ; le travail est propre, les arêtes aussi.',
    'Ce n’est pas sa première finition. La seconde est nitro, mince, et craquelle déjà.',
    '<Reverni|Revernie> dans la teinte d’origine par quelqu’un qui savait ; petits coups depuis.',
    '<Décapé|Décapée> une fois et bien <reverni|revernie>. La lumière noire le dit tout de suite.',
  ],
  overspray: [
    'Teinte d’origine sous un vernis transparent des années 70.',
    'Une couche de vernis clair a été passée sur l’original ; elle est mince, et elle est là.',
  ],
  plated: [
    'Métal terni là où repose le bras, gravure nette, aucun enfoncement.',
    'Surface piquée par endroits et belle à la lumière rasante ; pas de bosse.',
    'Frottée au niveau de l’avant-bras, saine partout ailleurs.',
    'Deux coups sur la tranche, pas de corrosion dessous.',
  ],
  painted: [
    'Peinture écaillée sur les arêtes, sérigraphie complète.',
    'Traces de bande auto-agrippante au dos, face propre.',
    'Coffret rayé par le transport, inscriptions lisibles.',
    'Quelques éclats jusqu’au métal, caoutchouc d’origine dessous.',
  ],
  tired: [
    'Éclats, fentes du vernis et un morceau de bois nu là où quelque chose s’appuyait.',
    'La finition a eu la vie dure : bords râpés, fantôme d’un autocollant au dos.',
    'Rude à l’œil, saine au toucher ; rien n’a été retouché.',
  ],
};

/** Le manche. */
export const neckLines: readonly string[] = [
  'Droit, la tige de réglage où il faut. Action {action} à la douzième.',
  'Droit sous tension, un cheveu de courbure. Action {action} à la douzième case.',
  'Ni vrille ni bosse ; {action} à la douzième, avec de la marge dans les deux sens.',
  'Deux feuilles de papier de courbure, action {action}, pas une note morte sur {frets}.',
  'Reste droit en 10 comme en 11. {action} à la douzième.',
  'Visé, mesuré, joué : droit. Action {action} côté grave.',
  'Le joint est serré et l’angle est juste ; {action} à la douzième.',
  'Un peu de courbure, voulue. Action {action} ; demandez, nous la baissons.',
];

export const fretLines = {
  original: [
    'Frettes d’origine, environ {life} % de hauteur.',
    'Les frettes sont les siennes, à {life} % de leur hauteur.',
    'Frettage d’origine ; légers sillons en première position, il reste {life} %.',
  ],
  dressed: [
    'Planification faite une fois, il reste {life} %.',
    'Une seule planification, la nôtre, qui laisse {life} %.',
    'Frettes rectifiées et arrondies à l’établi ; il en reste {life} %.',
  ],
  refret: [
    'Refrettage au calibre d’origine ; il reste {life} %.',
    'Frettes neuves à la bonne largeur, extrémités arrondies ; disons {life} %.',
    'Refrettage propre, qui respecte les retours de filet là où il y en a ; il reste {life} %.',
  ],
} as const;

export const allParts: readonly string[] = [
  'Toutes les pièces sont là.',
  'Rien ne manque.',
  'Les petites pièces aussi : vis, ressorts, rondelles.',
  'Caches et plaques ont été ôtés et remis avec le bon tournevis.',
  'Boutons et plaques s’accordent, en âge comme en usure.',
];
export const projectParts: readonly string[] = [
  'Vente en l’état, à restaurer : il lui faut l’établi avant le musicien.',
  'Il y a du travail, et le prix dit combien.',
  'Assez complet pour commencer, pas assez pour jouer ce soir.',
];
export const cabinetLines: readonly string[] = [
  'Assemblages serrés, baffle plan, poignée saine.',
  'Sec à l’intérieur, étiquette lisible.',
  'Revêtement usé aux coins ; assemblages serrés.',
  'Pieds, poignée et coins d’origine.',
  'Une brûlure de cigarette sur le dessus et l’auréole d’un verre, toutes deux d’époque.',
];
export const electronicsLines: readonly string[] = [
  'Toutes les commandes sont douces, tensions conformes au schéma.',
  'Polarisation mesurée sur chaque lampe et notée sur une carte à l’intérieur.',
  'Les transformateurs portent des dates qui concordent avec le châssis.',
  'Les condensateurs de liaison sont les premiers et ne fuient pas.',
  'Deux heures d’essai à l’établi, à pleine tension.',
];
export const speakerLines: readonly string[] = [
  '{speaker}, ni frottement ni déchirure.',
  '{speaker} ; membrane souple, suspension saine.',
  '{speaker}, avec un code de date qui va avec l’ampli.',
  '{speaker} : petite réparation du papier, inaudible.',
];
export const closers: readonly string[] = [
  'Comparez avec tout ce qui pend au mur ; <il|elle> ne craint personne.',
  'Demandez-nous l’enregistrement, il en dit plus que cette page.',
  'Il n’y a plus qu’à l’accorder.',
  '<Il|Elle> demande à servir, et le dit.',
  'Venez l’écouter avant midi, quand la salle est calme.',
  '<Il|Elle> ne se fait passer pour rien d’autre, et le prix non plus.',
  'Nous l’avons <accroché|accrochée> deux fois et <décroché|décrochée> trois.',
  'Si vous en attendiez <un|une>, l’attente peut cesser.',
  'Apportez <le vôtre|la vôtre> pour comparer ; nous ferons du café.',
  'Les images lui rendent justice, le son davantage.',
  'Quelqu’un en jouera à un mariage, et quelqu’un pleurera.',
  '<Réglé, monté|Réglée, montée>, en vitrine le jeudi.',
  'Nous en dirions plus, mais il est temps d’en rejouer.',
  'Pas le plus bel objet du mur, et pourtant celui qu’on prend d’abord.',
  'Écrivez-nous pour les cotes qui ne figurent pas sur la plaque.',
  'Nous <le|la> prêterions à un ami, ce qui revient à <le|la> vendre.',
  'Il y en a deux dans le comté, et l’autre n’est pas à vendre.',
  '<Il|Elle> part avec des cordes neuves et la facture de rien d’autre.',
  'Asseyez-vous avec. Debout, ce sera pour plus tard.',
  '<Il|Elle> manquera au mur, surtout à nous.',
  'Demandez une vidéo des frettes ; nous les filmons à la lumière du jour.',
  'C’est le premier accord qui décide. Le nôtre était un mi.',
];
export const gearClosers: readonly string[] = [
  'Apportez votre guitare ; les nôtres flattent tout.',
  'Nous l’avons <essayé|essayée> plus longtemps que nécessaire, par plaisir.',
  'Branchez, attendez une minute, et nous en discuterons ensuite.',
  '<Il part contrôlé et étiqueté|Elle part contrôlée et étiquetée> à la date du jour.',
  'Une seule chose, et vous saurez en une minute si elle est pour vous.',
  'Nous en utilisons <un semblable|une semblable>.',
];
export const projectClosers: readonly string[] = [
  'Un hiver de travail pour quelqu’un de patient.',
  'Pour l’établi, pas pour la scène, jusqu’à nouvel ordre.',
  'Tout ce qui ne va pas est écrit plus bas.',
  'Un bon squelette. Apportez vos soirées.',
];
