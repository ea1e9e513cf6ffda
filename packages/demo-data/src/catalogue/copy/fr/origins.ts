import type { OriginKey } from '../../generate/life-rules.ts';

/** D’où elle vient. Mêmes clés, même ordre ; <masculin|féminin> s’accorde avec le nom de l’instrument. */
export const origins: Readonly<Record<OriginKey, readonly string[]>> = {
  receipt: [
    'Une seule famille depuis l’origine ; la facture d’un magasin de {city} est encore dans la poche de l’étui.',
    'Le premier propriétaire avait gardé la facture et l’étiquette ; sa fille a gardé {the}.',
  ],
  grandson: [
    'Le petit-fils du premier propriétaire nous l’a <apporté|apportée> de {city} et il est resté pendant les mesures.',
    'Un héritage de grand-père, à {city} ; le petit-fils est batteur.',
  ],
  church: [
    '<Il|Elle> a passé ses dimanches dans l’orchestre d’une église de {city}, ce qui use moins que la plupart des bars.',
    'Vingt ans de dimanches à {city}, et jamais <laissé|laissée> dans la voiture.',
  ],
  closet: [
    '<Il|Elle> est <resté|restée> dans un placard de {city} de {since} à ce printemps, sur le côté, cordes détendues.',
    'À {city}, quelqu’un l’a <rangé|rangée> en {since} et a oublié dans quel placard.',
  ],
  studio: [
    'Un studio de {city} <le|la> gardait au crochet pour les musiciens de passage et n’y a changé que ce qui s’use.',
    '{Noun} maison d’un petit studio de {city} ; trois producteurs ont demandé de ses nouvelles.',
  ],
  teacher: [
    'Un professeur de {city} s’en servait pour ses leçons : la première position en a vu plus que le reste.',
    'Son dernier propriétaire enseignait à {city} et l’essuyait après chaque heure.',
  ],
  trade: [
    '<Repris|Reprise> ici contre quelque chose de plus bruyant.',
    '<Arrivé|Arrivée> par un échange, et deux d’entre nous espéraient que l’autre changerait d’avis.',
    'Il fallait une camionnette à quelqu’un, il nous <en fallait un|en fallait une>.',
  ],
  returned: [
    'Nous l’avions déjà <vendu|vendue>, en {since}, et sommes contents de <le|la> revoir.',
    'Une vieille connaissance : <parti|partie> d’ici en {since}, <rentré|rentrée> sans une rayure qui mérite d’être nommée.',
  ],
  estate: [
    'D’une succession près de {city}, où <il|elle> pendait dans une pièce sans soleil direct.',
    '<Il|Elle> était à un médecin de {city} qui jouait chaque soir et n’en disait rien.',
  ],
  touring: [
    'Onze saisons sur la route avec un groupe de {city}, sans manquer une date.',
    'Un accompagnateur de {city} a tourné avec jusqu’en {since}, puis a acheté une maison.',
  ],
  second: [
    'Deux propriétaires, tous deux à {city} ; chacun a inscrit son nom sur une carte qui reste dans l’étui.',
    'Le second propriétaire l’a <trouvé|trouvée> à {city} en {since} et en a pris soin.',
  ],
  collection: [
    'D’une petite collection de {city} que l’on jouait le dimanche, une pièce par semaine.',
    'Un collectionneur de {city} garde ses trois meilleures pièces. Voici la quatrième.',
  ],
  band: [
    '<Acheté|Achetée> pour un groupe de {city} qui a tenu deux étés.',
    '<Il|Elle> a servi dans la section rythmique d’un groupe de {city} qui a failli percer.',
  ],
  mine: [
    'Walt l’a depuis {since} et joue autre chose désormais.',
    'Chez Walt depuis {since} ; <il|elle> mérite plus de soirées qu’il n’en a.',
    'Walt l’a <acheté|achetée> à {city} un jour de repos de {since} ; depuis, <il|elle> vivait dans son arrière-salle.',
    'C’était <le deuxième|la deuxième> de Walt, et c’est l’autre que son fils veut.',
    'Quarante ans de bals, et <celui-ci|celle-ci> était des derniers.',
    'Walt l’a <trouvé|trouvée> à {city} entre deux mariages, en {since}.',
  ],
  asheville: [
    '<Arrivé|Arrivée> à notre établi d’Asheville depuis {city}, avec deux cordes et une histoire invérifiable.',
    '<Trouvé|Trouvée> à {city}, <ouvert|ouverte>, <nettoyé|nettoyée>, et <laissé|laissée> en paix là où il le fallait.',
    'Ines a fait l’aller-retour jusqu’à {city} dans la journée.',
  ],
  recent: [
    '<Acheté neuf|Achetée neuve> en {since}, <joué|jouée> à la maison, <gardé|gardée> dans son étui.',
    'Le premier propriétaire est passé à plus petit ; <il|elle> est <sorti|sortie> une dizaine de fois peut-être.',
    'À peine un an de jeu, réparti sur {years}.',
  ],
  handed: [
    '<Il|Elle> a changé de mains une fois, à {city}, et ne le montre presque pas.',
    'Deuxième propriétaire, premier réglage : les deux l’attendaient ici.',
    'Un propriétaire soigneux à {city} et, avant lui, une vitrine.',
    '<Vendu|Vendue> à {city} à quelqu’un qui comptait travailler.',
  ],
  pawn: [
    'Un prêteur sur gages de {city} nous a appelés avant de l’accrocher.',
    '<Il|Elle> était sur l’étagère du haut, chez un prêteur de {city}, derrière un saxophone.',
  ],
  road: [
    '<Il|Elle> a traversé le pays depuis {city} sur une banquette arrière, en {since}.',
    '<Venu|Venue> de {city} par le train, avec son propre billet.',
  ],
  celebrity: [
    'Vous <le|la> connaissez par deux disques. La lettre qui l’atteste suit ; le nom, nous le disons au téléphone.',
    'Un nom des palmarès des {decade} l’a <possédé|possédée> ; la lettre du régisseur l’accompagne.',
  ],
  danceband: [
    '<Joué|Jouée> dans un orchestre de bal de {city}, jusqu’à ce que les danseurs viennent à manquer.',
    'Un orchestre d’hôtel de {city} l’avait <acheté|achetée> ; le chef a fini par l’emporter.',
  ],
  school: [
    'Une école de {city} vendait sa salle d’instruments ; c’était la pièce qui valait le trajet.',
    'Propriété d’une école de {city}, comme le dit encore une petite plaque à l’intérieur.',
  ],
  letter: [
    '<Arrivé|Arrivée> de {city} avec une lettre de trois pages sur ses voyages.',
    'À {city}, son propriétaire tenait un carnet : cordes, dates, météo.',
  ],
  ours: [
    'L’un de nous l’a <joué|jouée> deux hivers avant de s’en séparer.',
    '<Il|Elle> est <resté|restée> un mois près de l’établi, parce que chacun <le|la> prenait en passant.',
  ],
  porch: [
    '<Il|Elle> vivait sous une véranda de {city} par temps sec, au-dessus du piano par temps humide.',
    'Quarante étés sous la même véranda, près de {city}, et <rentré|rentrée> chaque soir.',
  ],
};
