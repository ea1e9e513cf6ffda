import type { WorkKey } from '../../generate/life-rules.ts';

/** Travaux : un fragment pour le sous-titre, puis des phrases dont la description prend une et le rapport une autre. */
export const works: Readonly<Record<WorkKey, readonly [short: string, ...sentences: string[]]>> = {
  'tuners-replaced': [
    'mécaniques remplacées',
    'Les mécaniques ont été remplacées ; les anciens trous sont bouchés et cachés.',
    'Mécaniques plus récentes, posées sans percer, et les anciennes sont dans un sachet.',
    'Quelqu’un voulait des mécaniques qui tiennent. Celles-ci tiennent.',
  ],
  'pots-replaced': [
    'potentiomètres remplacés',
    'Deux potentiomètres sont plus récents, le reste du câblage est sorti ainsi de l’usine.',
    'Potentiomètre de volume neuf, soudures d’époque partout ailleurs.',
    'L’électronique a été reprise : potentiomètres neufs, à l’ancienne valeur.',
  ],
  'pickup-rewound': [
    'un micro rebobiné',
    'Un micro a été rebobiné à sa valeur d’origine et s’entend avec les autres comme avant.',
    'Le micro manche s’est tu dans les années 90 ; il a été rebobiné à la main.',
    'Une bobine refaite, bien, et c’est noté sur la semelle.',
  ],
  'nut-replaced': [
    'sillet en os neuf',
    'Le sillet de tête est neuf, en os, taillé à notre établi.',
    'Un sillet en os remplace celui qui était usé ; l’ancien est dans l’étui.',
    'Les gorges s’étaient creusées ; il y a donc un sillet en os neuf.',
    'Seul le sillet est de nous ; il a coûté un après-midi et une bonne lime.',
    'Sillet neuf, poli : les cordes à vide s’entendent de nouveau avec les autres.',
  ],
  'bridge-replaced': [
    'chevalet remplacé',
    'Le chevalet est plus récent et plus juste que l’ancien.',
    'Chevalet remplacé ; l’original, usé à deux pontets, est fourni.',
  ],
  'switch-replaced': [
    'sélecteur neuf',
    'Un sélecteur neuf, car l’ancien s’était mis à choisir tout seul.',
    'Le sélecteur a été remplacé, ses fils non.',
  ],
  'headstock-repair': [
    'tête réparée',
    'La tête a été cassée une fois et remise proprement, à la colle de peau, avec deux clés.',
    'Réparation de tête, ancienne et stable ; l’ongle la sent, l’oreille jamais.',
    'Réparation derrière le sillet. Le prix en tient compte.',
  ],
  'extra-holes': [
    'trous rebouchés',
    'Quatre petits trous disent où se trouvait un vibrato.',
    'Quelqu’un avait ajouté un bouton d’attache au talon, quelqu’un d’autre l’a rebouché.',
  ],
  'neck-reset': [
    'manche recollé',
    'Le manche a été recollé à notre établi : le sillet est haut et l’action a de la marge.',
    'Manche recollé, garanti cinq ans ; l’angle est juste au millimètre.',
    'Le manche s’était penché. Il se tient désormais comme au premier jour.',
  ],
  'crack-repaired': [
    'fente réparée',
    'Une fente fine dans la table, taquetée de l’intérieur et fermée.',
    'Une fente réparée dans le fil de l’éclisse, visible si l’on sait où.',
    'Une ancienne fente de séchage le long de la touche, collée, taquetée, silencieuse.',
  ],
  'bridge-acoustic': [
    'chevalet remplacé',
    'Le chevalet est un remplacement de la bonne forme, collé là où était l’ancien.',
    'Chevalet neuf, empreinte d’origine.',
  ],
  'bridge-plate': [
    'plaque de chevalet doublée',
    'Les trous de la plaque de chevalet étaient usés ; elle a été doublée d’érable.',
    'À l’intérieur, la plaque a été reprise pour que les boules s’appuient où il faut.',
  ],
  'braces-reglued': [
    'barres recollées',
    'Deux barres s’étaient décollées ; elles ont été recollées à la colle de peau chaude.',
    'Nous avons recollé une barre du lobe inférieur ; le grésillement est parti avec.',
  ],
  'saddle-new': [
    'sillet en os neuf',
    'Le sillet de chevalet est neuf, en os, compensé à l’oreille.',
    'Un sillet en os plus haut a été posé lors du réglage.',
  ],
  'pickup-added': [
    'capteur posé',
    'Un capteur sous sillet a été posé, prise à l’attache, sans rien découper.',
    'Il y a un capteur à l’intérieur, relié au bouton d’attache ; ôtez-le, il n’en reste rien.',
  ],
  'binding-replaced': [
    'filets en partie neufs',
    'Un bout de filet s’était émietté et a été remplacé ; la teinte est assortie, pas déguisée.',
    'Filet neuf sur un côté, vieilli pour s’accorder.',
  ],
  'tailpiece-replaced': [
    'cordier remplacé',
    'Le cordier est plus tardif, du même modèle.',
    'Un cordier correct, des mêmes années, remplace le premier.',
  ],
  'cone-replaced': [
    'cône neuf',
    'Le cône est neuf, repoussé à la main ; l’ancien est enveloppé pour les puristes.',
    'Un cône neuf est entré, le grésillement est sorti.',
  ],
  'head-replaced': [
    'peau neuve',
    'La peau est neuve et accordée sur un sol dièse.',
    'Une peau synthétique remplace l’ancienne, fendue.',
  ],
  'fifth-peg': [
    'cinquième cheville récente',
    'La cinquième cheville est désormais à engrenage, et l’ancienne ne manque à personne.',
    'Seule la cinquième cheville est plus récente.',
  ],
  'pegs-replaced': [
    'chevilles récentes',
    'Les chevilles ont été remplacées par d’autres, qui tournent puis restent en place.',
    'Chevilles plus récentes dans les anciens trous.',
  ],
  'french-polish': [
    'table vernie au tampon',
    'La table a été revernie au tampon par un luthier qui a signé à l’intérieur.',
    'La gomme-laque de la table a été reprise là où repose l’avant-bras.',
  ],
  'caps-replaced': [
    'condensateurs de filtrage neufs',
    'Condensateurs de filtrage neufs, trajet du signal d’origine : silencieux et sûr.',
    'Filtrage refait à l’établi ; les anciennes pièces sont dans une enveloppe datée.',
    'Les électrolytiques étaient à refaire, c’est fait.',
  ],
  'three-prong': [
    'cordon secteur avec terre',
    'Un cordon avec terre remplace l’ancien à deux fils, et le « death cap » est parti.',
    'Prise de terre, fusible à la bonne valeur, plus rien qui morde.',
  ],
  'speaker-reconed': [
    'haut-parleur reconé',
    'Le haut-parleur a été reconé sur son propre saladier ; les codes de date concordent.',
    'Une membrane neuve sur l’ancien aimant.',
  ],
  'speaker-replaced': [
    'haut-parleur remplacé',
    'Le haut-parleur est plus récent. Il convient, et le premier a disparu.',
    'Un haut-parleur plus récent encaisse le volume que l’ancien ne supportait plus.',
  ],
  'valves-new': [
    'lampes de puissance neuves',
    'Lampes de puissance neuves, appairées et polarisées ce mois-ci.',
    'Lampes de puissance fraîches ; celles du préampli sont anciennes, et bonnes.',
  ],
  'transformer-replaced': [
    'transformateur de sortie remplacé',
    'Le transformateur de sortie a été rebobiné selon l’ancienne fiche.',
    'Un transformateur de sortie neuf de la bonne marque ; l’ancien est dans le carton.',
  ],
  'grille-replaced': [
    'toile neuve',
    'La toile de façade a été remplacée et commence à jaunir par solidarité.',
    'Toile neuve devant, bois ancien derrière.',
  ],
  'jack-replaced': [
    'prises neuves',
    'Les deux prises sont neuves, comme il se doit à cet âge.',
    'La prise de sortie a été remplacée, le circuit laissé en paix.',
  ],
  'footswitch-replaced': [
    'interrupteur neuf',
    'Un interrupteur neuf, parce que l’ancien cliquait sans effet.',
    'L’interrupteur est plus récent et répond pareil sous la semelle.',
  ],
  'power-jack': [
    'prise d’alimentation ajoutée',
    'Une prise neuf volts a été ajoutée sur le côté.',
    'Une prise ajoutée accepte une alimentation d’aujourd’hui.',
  ],
};

/** Rien n’a été changé. */
export const untouched: readonly string[] = [
  'Rien n’a été changé, et nous avons cherché.',
  'Chaque pièce datable concorde avec les autres.',
  'Soudures, vis et poussière : tout est comme à la sortie de l’usine.',
  '<Il est original|Elle est originale> jusqu’aux vis, dont l’une dépasse un peu, de fierté.',
  'Personne ne l’a <amélioré|améliorée>, et nous en sommes reconnaissants.',
  'Toutes ses pièces sont nées ensemble.',
  'Nous l’avons <démonté|démontée>, n’avons rien trouvé à signaler, et l’avons <remonté|remontée>.',
  'D’origine en tout, sauf les cordes.',
  'On l’a <laissé|laissée> tranquille, ce qui est plus rare qu’il n’y paraît.',
  'Nous avons regardé dedans et dessous : rien que de l’âge.',
  'Son propriétaire n’avait pas de tournevis, ou pas de curiosité.',
  'Les dates à l’intérieur se suivent à deux mois près, comme il se doit.',
  'Sa seconde vie n’a pas commencé : tout est de la première.',
  'Dans la colonne des modifications nous avons écrit « néant », et relu deux fois.',
  'Les petites pièces qui se perdent toujours ne se sont pas perdues.',
  'Autant que lampe et miroir le montrent, personne n’est passé avant nous.',
];

/** Moins de dix ans et sans modification : il n’y a pas de quoi s’étonner. */
export const untouchedRecent: readonly string[] = [
  'Aucune modification, aucune histoire, et les papiers sont complets.',
  '<Tel que livré|Telle que livrée>, au réglage près, que nous avons refait.',
  'Rien de remplacé, rien de manquant.',
  'Les papiers, les clés et le sachet des clés, tout y est.',
  'Sans modification ; nous n’avons ajouté qu’un jeu de cordes.',
  'Tout est comme à l’achat, et nos essais n’ont relevé aucun défaut.',
];
