/** Ce qu’il faut savoir d’un modèle, par clé ; même nombre de lignes qu’en anglais. */
export const acousticNotes = {
  'j-45-42': [
    'Années de guerre : le bois qu’on trouvait, une bannière sur la tête et souvent pas de tige réglable. Elles sont légères, et elles rugissent.',
  ],
  'j-45-46': [
    'Logo en script jusqu’en 1947, en capitales ensuite, et barrage sculpté jusqu’au milieu des années 50.',
    'Épaules tombantes et diapason court : la bête de somme qui n’a jamais réclamé d’écurie.',
  ],
  'j-45-55': [
    'Le chevalet réglable apparaît en option en 1956 ; un sillet d’os à sa place réveille la table.',
    'Des barres hautes, non sculptées, la rendent plus sèche que celles des années 40 : bien des disques demandent cela.',
    'Vingt cases et la grande plaque ; grattée près de la rosace, elle fait tout un orchestre de balais.',
  ],
  'j-45-modern': [
    'Faite à Bozeman aux anciennes cotes, manche en léger V ou rond selon l’année.',
    'L’acoustique que nous tendons à qui demande une guitare de chanteur.',
    'Barrage sculpté et vernis nitro : elle s’ouvre en trois ans, et y reste.',
  ],
  'j-50-47': [
    'Une J-45 dont la table était assez belle pour se passer de sunburst.',
    'Mêmes barres, même dos, et l’épicéa a pris tout seul la couleur du miel.',
  ],
  'southern-jumbo-46': ['Parallélogrammes, touche filetée et un peu plus de barrage que sa sœur modeste.'],
  'hummingbird-60': [
    'Épaules carrées, diapason court et une plaque que la moitié du pays dessinerait de mémoire.',
    'La teinte cerise du début des années 60 tourne au citron et à la rouille ; celles restées dans l’étui ont l’air presque impolies.',
  ],
  'hummingbird-modern': [
    'Discrète sous la voix : c’est toute son affaire.',
    'Le Montana la construit depuis trente ans, avec des tables plus fines que les dernières anciennes.',
  ],
  'dove-62': ['Dos érable, diapason long, colombes de nacre au chevalet : elle tranche là où la Hummingbird se fond.'],
  'j-160e-62': [
    'Table contreplaquée, barrage en échelle et un P-90 au bout de la touche. Branchez-la, tout s’explique.',
  ],
  'j-200-52': [
    'Chevalet moustache, dix-sept pouces d’érable et une rythmique sur laquelle s’appuyer.',
    'Les fleurs de la plaque furent gravées et peintes à la main, avant l’impression sur plastique.',
  ],
  'j-200-64': ['Certains chevalets portaient un Tune-o-matic métallique ; là où il a été remplacé, le son est revenu.'],
  'j-200-modern': [
    'La SJ-200 du Montana a retrouvé le barrage sculpté et le grondement des jumbos.',
    'Grande, mais la taille se pose bien sur le genou.',
  ],
  'j-185-51': [
    'Seize pouces d’érable et des croix pattées au chevalet : moins de trois cents exemplaires, une des meilleures idées des années 50.',
  ],
  'l-00-32': [
    'Trente-sept centimètres de large, un barrage en X léger comme une plume et la jonction à la 14e case.',
    'La meilleure affaire de la crise ; au micro, on la croirait déjà mixée.',
    'Plaque flammée ou écaille, et un V qui remplit le creux de la main.',
  ],
  'l-1-28': [
    'Les premières L à table plate sont barrées en échelle ou en H, les suivantes en X ; il faut regarder dedans.',
  ],
  'lg-2-46': [
    'Barrage en X et quatorze pouces de large : la LG de ceux qui enregistrent.',
    'On collectionne les années à bannière ; on joue celles des années 50.',
  ],
  'lg-0-60': [
    'Tout acajou, barrage en échelle et une petite voix sèche que les bluesmen paient tard le soir.',
    'Beaucoup ont troqué leur chevalet plastique contre du bois, et c’est tant mieux.',
  ],
  'b-25-62': [
    'L’héritière de la LG-2, au manche fin ; un sillet fixe lui va bien.',
    'Assez petite pour chanter par-dessus sans hausser la voix.',
  ],
  'c-1-60': ['Une classique de Kalamazoo à barrage en éventail : plus chaude que son nom et bien peu chère.'],
  'tg-00-34': [
    'Un corps de L-00 et quatre cordes ; en quintes ou comme le haut d’une guitare, personne ne vérifie.',
    'La caisse est grande pour une ténor, et le do grave aussi.',
  ],
  'tg-0-63': ['Acajou, barrage en échelle, légère comme une boîte à cigares.'],
  'l-5-29': [
    'Seize pouces, barres parallèles et le vernis des derniers mois de Lloyd Loar : la guitare qui a chassé le banjo de l’orchestre.',
  ],
  'l-5-37': [
    'Passée à dix-sept pouces en 1935, et plus forte que les trompettes ne l’auraient voulu.',
    'Épicéa ouvert en livre, barrage en X quelques années, puis parallèle : à chacun sa voix.',
  ],
  'l-7-48': [
    'Une L-5 en bleu de travail : même table sculptée, moins d’ornements.',
    'La rythmique de bal à quatre temps, sans ampli.',
  ],
  'l-50-50': [
    'Table sculptée, dos pressé, trapèze : l’entrée dans les vraies archtops.',
    'Montez un filé plat, le « chunk » est immédiat.',
  ],
  'super-400-36': ['Dix-huit pouces, cordier gravé et un étui qui mérite son propre siège.'],
  'l-5ces-51': ['La L-5 sculptée, micros encastrés dans la table ; le larsen était le prix, et beaucoup l’ont payé.'],
  'texan-58': [
    'Corps de J-45, diapason long d’Epiphone, et une voix au-dessus du groupe. Quelqu’un y a écrit une chanson sur hier.',
    'Le manche est souvent plus fin que celui de sa sœur Gibson.',
  ],
  'frontier-62': ['Éclisses érable, cactus et lasso sur la plaque, et une attaque qui arrête une salle.'],
  'ej-200': [
    'L’allure de la grande, et plus de volume que le prix ne l’avoue.',
    'Épicéa sur érable contreplaqué : une scène humide ne lui fait rien.',
  ],
  'cortez-58': ['Une LG-2 sous un autre nom, souvent un tiers moins cher.'],
  'classic-seville': ['La classique d’étude de Kalamazoo ; barrage en éventail, large, sans hâte.'],
  'caballero-tenor': ['Tout acajou, quatre cordes, faite aux mêmes établis que la LG-0.'],
  'emperor-36': ['Quarante-sept centimètres d’épicéa new-yorkais au-dessus d’un Frequensator.'],
  'deluxe-37': ['La réponse d’Epaminondas Stathopoulo à la L-5, avec de plus jolies fleurs.'],
  'triumph-38': [
    'L’Epiphone des musiciens : épicéa sculpté, dos érable, peu d’ornements.',
    'La chaise de Freddie Green aurait reconnu ce son.',
  ],
  'broadway-63': [
    'Micros de New York d’abord, mini-humbuckers ensuite, et une caisse profonde qui parle encore à vide.',
  ],
  'rancher-54': [
    'Rosace triangulaire, dix-sept pouces, un G marqué dans la table. Subtile, non ; mais elle gratte comme une fête foraine.',
  ],
  'jim-dandy': ['Une relecture des Rex : 61 cm de diapason, barrage en échelle et du plaisir au premier accord.'],
  'honey-dipper': ['Caisse laiton et cône repoussé à la main : du slide au prix d’une table de cuisine.'],
  'synchromatic-39': ['Ouïes en œil de chat et cordier en escalier : l’avion de ligne vu de Brooklyn.'],
  'country-club-54': ['Dix-sept pouces et deux DynaSonic ; une rythmique qui a pris du caractère.'],
  'd-28-34': [
    'Chevrons, palissandre de Rio, épicéa des Adirondacks, barrage sculpté : les quatre choses que toute dreadnought essaie d’être depuis.',
  ],
  'd-28-47': [
    'Plus de chevrons et des barres droites, mais le palissandre reste brésilien jusque fin 1969.',
    'En 1958 les Kluson cèdent la place aux Grover, et mi-1964 la plaque de chevalet grandit.',
    'Le grondement est toujours là ; il se tient seulement un peu plus loin qu’avant-guerre.',
  ],
  'd-28-70': [
    'Palissandre indien et grande plaque de chevalet : plus lourde, un grave plus long, faite pour le groupe.',
    'La tige devient réglable en 1985 ; avant, c’est la presse chauffante qui parle.',
    'Neuf bœufs bluegrass sur dix en ont une dans un coin.',
    'Un manche recollé, et celles des années 70 passent de bonnes à redoutables.',
  ],
  'd-28-2017': ['Barrage avancé et sillet plus large depuis 2017 : la guitare étalon a retrouvé son étalon.'],
  'hd-28-76': [
    'Barres sculptées et chevrons reviennent en 1976, et le grave rentre avec eux.',
    'Elle fait bouger la chemise que vous portez.',
  ],
  'd-18-34': [
    'Acajou au lieu de palissandre : moins de grave, plus de réponse, et un poids qu’on remarque dans l’étui.',
  ],
  'd-18-47': [
    'Barres droites et acajou mettent la fondamentale devant : les micros adorent.',
    'Légères dans les années 50, grande plaque à la fin des années 60. Les deux aiment le médiator.',
    'Sèche, égale, franche dans le médium.',
  ],
  'd-18-70': [
    'L’affaire discrète du catalogue Martin, une fois le manche bien posé.',
    'Touche et chevalet en palissandre au lieu de l’ébène d’autrefois ; personne ne s’en est plaint.',
  ],
  'd-35-66': [
    'Dos en trois parties, barres fines, manche fileté : dessinée pour employer des planches étroites, aimée pour le résultat.',
    'Attaque douce, grave large : la Martin de qui gratte.',
  ],
  'd-45-68': ['De l’ormeau partout et, dedans, le son d’une très bonne D-28.'],
  'd-12-28-70': ['Douze cordes ; laissez-la un demi-ton plus bas et elle vous en saura gré des décennies.'],
  'om-28-30': [
    'Quatorze cases pour un banjoïste qui les demandait, un diapason long, un chevalet à pyramides : la première folk moderne.',
  ],
  'om-28-modern': [
    'Diapason long, sillet de 44,5 et barrage sculpté : les doigts d’abord, le médiator bienvenu.',
    'Le modèle sur lequel tout petit atelier a appris.',
  ],
  'om-18-modern': ['Colle de peau partout, d’après une 1933 du musée de la maison.'],
  '000-28-47': ['Diapason court et palissandre de Rio : chaque note arrive avec sa petite pièce à elle.'],
  '000-18-34': ['Barrage sculpté, acajou, et si légère qu’elle vibre quand on lui parle.'],
  '000-18-47': [
    'Une triple 0 à diapason court est celle qu’on achète en dernier, et qu’on garde.',
    'Les cordes se tirent sans peine, et elle trouve sa place dans un mixage sans la demander.',
  ],
  '000-28ec': [
    'Le plan de 1939, un logo en ormeau et un manche en V qu’on adore ou qu’on rend.',
    'Le secret, c’est le diapason court, pas la signature.',
  ],
  '000-15m': [
    'Acajou partout, vernis satiné, aucun ornement : chaude, vive, et sans peur de l’autocar.',
    'Au micro, elle passe devant des guitares trois fois plus chères.',
  ],
  '00-18-47': [
    'Trente-six centimètres de large, et pas un de perdu.',
    'Les scènes folk en étaient pleines, surtout parce qu’elles portaient.',
  ],
  '00-17-35': [
    'Tout acajou, simple comme le pain.',
    'Avec l’âge la table se détend et le grave devient un peu effronté, pour le mieux.',
  ],
  '0-18-46': ['Petite et sérieuse ; une guitare de salon au manche d’adulte.'],
  '0-17-31': [
    'Bon marché en 1931, quand bon marché voulait encore dire Nazareth.',
    'Douze cases hors caisse sur les premières, quatorze ensuite, et chacun a son parti.',
  ],
  '00-21-1895': [
    'Montée en boyau dans sa jeunesse, barres fines comme des allumettes : du soie et acier léger, pas plus.',
  ],
  '00-28g': ['La corde boyau de Nazareth, barrage en éventail et palissandre de Rio.'],
  '00-18c': ['Les années nylon de Martin ; éventail, diapason long, une voix entre Madrid et la Pennsylvanie.'],
  'j-40': ['Jumbo de seize pouces en palissandre : un grave plus net qu’une dreadnought.'],
  '0-18t': [
    'Nick Reynolds en a fait vendre un millier depuis la scène, en chemise rayée.',
    'Un vrai corps 0 évite à la ténor de sonner comme un jouet.',
  ],
  '5-17t': ['La taille du compartiment à bagages, en acajou.'],
  'r-18': ['L’archtop de Martin : table sculptée, esprit plat, une voix bien à elle.'],
  'guild-d35': [
    'La Guild acajou des années Westerly : vernis épais, manche têtu, grand cœur.',
    'Construite pour survivre aux étudiants ; elle a survécu.',
  ],
  'guild-d55': ['Le haut de la gamme dreadnought Guild ; palissandre, ébène et un grave de train lent.'],
  'guild-f50': ['Dos érable bombé : elle projette toute seule vers l’avant.'],
  'guild-f212': ['Deux tiges de réglage et une caisse acajou : la douze-cordes qui reste plane.'],
  'guild-f30': [
    'Trente-neuf centimètres, diapason court : la Guild qu’on entend sous la moitié des disques folk de 1966.',
    'Taille fine, réponse vive, aucune note sourde.',
  ],
  'guild-m20': ['Acajou, minuscule, et en bleu sur une pochette de disque.'],
  'harmony-sovereign': [
    'Épicéa et acajou massifs de Chicago, barrage en échelle, trente-neuf dollars jadis.',
    'Jimmy Page y a composé. Recoller le manche coûte plus que le neuf d’alors, et cela les vaut.',
  ],
  'harmony-h165': [
    'Acajou massif devant et derrière, vendue sur catalogue et chez le barbier.',
    'Barrage en échelle et voix courte : le blues en ligne droite.',
  ],
  'harmony-tenor': ['Du bouleau, un pochoir, de l’honnêteté ; montée léger, elle nous survivra.'],
  'harmony-patrician': ['Table sculptée à prix de catalogue : la pompe, et presque rien d’autre, superbement.'],
  'stella-parlor': [
    'Du bouleau aux veines peintes ; la nacre est en plastique, le son non.',
    'Faite à Chicago pour qui avait quelques dollars et un perron.',
  ],
  'washburn-1890': ['Lyon & Healy cintrait le palissandre de Rio par cargaisons ; boyau ou soie, rien d’autre.'],
  'larrivee-om03': [
    'Tout massif, satiné, du Canada ou de Californie : la centième que nous vendons, et la centième qui est juste.',
    'Le barrage symétrique de Jean Larrivée ; égale d’une corde à l’autre.',
  ],
  'larrivee-p09': ['Une parlor qui ne sonne pas enfermée.'],
  'alvarez-dy57': ['L’établi de Kazuo Yairi, à Gifu, signait et datait chacune sur le talon intérieur.'],
  'collings-d1': ['Serrée, claire, rapide ; une dreadnought qui ne pardonne pas un médiator mou et récompense le bon.'],
  'collings-d2h': [
    'Chevrons d’Austin, avec des joints qu’il faut chercher.',
    'Du palissandre tenu en main : tout le grave, aucune boue.',
  ],
  'collings-cj': ['Épaules tombantes à la Gibson, comme si un horloger s’en était mêlé.'],
  'collings-om1': [
    'OM acajou, sèche et vive ; la favorite des studios.',
    'Bill Collings tenait au biseau de la rosace. Il avait souvent raison.',
  ],
  'collings-om2h': [
    'OM palissandre à la voix de bon piano dans une petite pièce.',
    'On vient y essayer une note, on reste une heure.',
  ],
  'collings-001': ['Douze cases hors caisse : le chevalet se trouve là où la table bouge le plus.'],
  'collings-sj': ['Jumbo érable et ivoroïde partout ; claire, égale, forte à la demande.'],
  'waterloo-wl14': [
    'La gamme pauvre de Kalamazoo refaite avec soin : vernis mince, X ou échelle, de l’air plein la caisse.',
  ],
  'scgc-om': [
    'Richard Hoover accorde chaque table à la main ; l’OM le montre dès le murmure.',
    'L’égalité n’a rien d’ennuyeux quand elle est faite ainsi.',
  ],
  'scgc-1929-00': ['Tout acajou, douze cases, d’après une page de 1929.'],
  'scgc-tony-rice': [
    'Grande rosace, taille fine, projection haute : d’après une originale célèbre et souvent réparée.',
  ],
  'scgc-h13': ['D’après les petites Gibson : jonction à la 13e case et un médium qui a son avis.'],
  'bourgeois-oms': ['Dana Bourgeois règle à l’oreille et au doigt, et signe quand cela sonne.'],
  'bourgeois-slope-d': [
    'Épaules tombantes de Lewiston, dans le Maine : l’aboiement de Bozeman, le vernis d’un violon.',
  ],
  'lowden-o22': ['Manche en cinq parties, barrage en A et un sustain où pendre le linge.'],
  'lowden-f35': ['Noyer de la côte ouest sous une table cèdre : vive, sombre et claire à la fois.'],
  'taylor-814ce': [
    'Manche vissé, électronique Expression, réglée comme si personne ne s’était jamais plaint.',
    'La guitare de tournée du picking, juste à chaque case dès la sortie d’étui.',
  ],
  'taylor-322': ['Acajou sur sapelli, douze cases : sèche, proche, modeste.'],
  'taylor-855': ['Une douze-cordes jumbo qu’on accorde au diapason, et qui y reste.'],
  'ramirez-1a-cedar': [
    'Table cèdre et 664 millimètres : les années puissantes de Madrid, et de Segovia.',
    'Les initiales de l’artisan sont frappées à l’intérieur, sur le pied du manche.',
  ],
  'ramirez-flamenca': ['Cyprès, action basse et un golpeador déjà marqué comme il faut.'],
  'kohno-15': ['L’établi le plus connu de Tokyo : égale, exacte, plus douce à la main que les espagnoles.'],
  'hill-signature': ['Double table et touche surélevée, après des années d’échanges avec les musiciens de Californie.'],
  'cordoba-c7': [
    'Table massive et dos palissandre : celle que nous tendons à tout nouvel élève.',
    'Manche raisonnable, action honnête ; les leçons peuvent commencer.',
  ],
  'yamaha-gc-3a': ['Une grand concert des ateliers de Hamamatsu, épicéa et palissandre, toute massive.'],
  'yamaha-fg180': [
    'Étiquette rouge, Nippon Gakki, contreplaquée et pourtant meilleure qu’elle ne devrait.',
    'Country Joe en prit une sur une très grande scène parce qu’elle était à portée de main.',
  ],
  'goya-g10': ['Faite chez Levin à Göteborg ; la guitare d’une gouvernante sur une montagne, à un numéro près.'],
  'dangelico-excel': ['Faite au 40 Kenmare Street par un homme et un ou deux aides, une trentaine par an.'],
  'benedetto-bravo': ['Contreplaquée exprès, après des années de sculpture : le larsen reste à la maison.'],
  'eastman-ar810': ['Sculptée à la main dans un atelier qui a commencé par le violon.'],
  'eastman-e10oom': [
    'Adirondack sur acajou, vernis très mince : l’affaire dont on nous parle le plus.',
    'Elle met certaines voisines bien plus chères dans l’embarras.',
  ],
  'blueridge-br40t': [
    'Épicéa massif, tête ajourée, quatre cordes : la ténor de qui veut essayer une ténor.',
    'Accord de Chicago le lundi, quintes le mardi.',
  ],
  'national-style-o': [
    'Nickel sur laiton, palmiers sablés au dos, cône unique : Honolulu en carte postale.',
    'Douze cases jusqu’en 1934, quatorze ensuite, et les joueurs de slide en débattent.',
  ],
  'national-duolian': [
    'Caisse acier, peinture givrée, un cône : les trente-deux dollars les plus sonores de 1932.',
    'L’outil de Son House : il aboie d’abord, il chante après.',
  ],
  'national-triolian': ['Une vahiné au pochoir au dos des premières, une peinture noyer sur la plupart.'],
  'national-tricone-1': ['Trois cônes de six pouces sur un T : la douce de la famille.'],
  'national-tenor': ['Trois cônes, quatre cordes, maillechort ; faite pour les banjoïstes en mal d’engagements.'],
  'nrp-style-o': ['San Luis Obispo, outillage neuf, idée ancienne ; plus juste que n’importe quelle 1934.'],
  'nrp-delphi': [
    'Peinture poudre sur acier, et des cônes que National repousse toujours lui-même.',
    'Assez forte pour le trottoir, assez polie pour le studio.',
  ],
  'dobro-27': ['Bouleau contreplaqué, araignée et manche carré : à plat, et l’éclair.'],
  'dobro-37': ['Acajou contreplaqué, ouïes filetées et le long sustain de l’araignée.'],
  'dobro-60d': [
    'Les années OMI : érable contreplaqué, et toujours l’araignée de la famille Dopyera.',
    'Les disques country des années 70 en sont pleins.',
  ],
  'regal-rd40': ['Caisse acajou et cône à araignée : une porte d’entrée.'],
  'regal-tenor-30s': ['Bouleau de Chicago, barrage en échelle ; des accords de cow-boy sur quatre cordes.'],
  'beard-e': ['Le cône de Paul Beard et son araignée « Legend » ; chaque note démarre d’un coup.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
