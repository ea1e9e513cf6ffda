/** Ce qu’il faut savoir d’un modèle, par clé ; même nombre de lignes qu’en anglais. */
export const electricNotes = {
  'stratocaster-54': [
    'Les années deux tons ont un manche érable d’une pièce, et c’est pour son léger V qu’on vient les chercher.',
    'Le frêne a cédé la place à l’aulne en 1956 ; les chanfreins, eux, sont restés profonds toute la décennie.',
  ],
  'stratocaster-59': [
    'La touche épaisse cède la place à un placage galbé courant 1962 : regardez sous les repères de tranche, la ligne se voit.',
    'Repères « clay », plaque celluloïd verdie, micros à fond noir : c’est à cette Strat qu’on compare les autres.',
    'Le rouge de ces années tenait mal ; bien des sunbursts trois tons n’en ont plus que deux.',
    'Cinq ressorts, un cache que personne ne garde et un sélecteur à trois positions avec deux secrets entre elles.',
  ],
  'stratocaster-65': [
    'La tête s’est élargie fin 1965, et le son ne s’en est pas aperçu.',
    'Micros à fond gris et couche de polyester arrivent à cette époque ; les manches restent ce qu’ils étaient.',
    'Ce sont les dernières Strat à quatre vis, avant le manche à trois vis de fin 1971.',
  ],
  'stratocaster-72': [
    'Trois vis, un écrou en balle de fusil et une clé pour l’inclinaison : quand la poche est juste, cela marche très bien.',
    'Le frêne de ces années va du raisonnable à l’héroïque ; nous donnons donc le poids d’abord.',
    'Les aimants passent à hauteur égale en 1974 : l’équilibre y gagne, quoi qu’on en dise.',
  ],
  'stratocaster-avri': [
    'La réédition qui a lancé toutes les autres : les cotes furent prises sur des guitares prêtées, et la première année de Fullerton se collectionne.',
    'Vernis mince, frettes vintage et radius de 7,25 pouces ; qui veut une touche plate cherchera ailleurs.',
  ],
  'stratocaster-st62': [
    'Fujigen y mettait un soin qui fit rougir Fullerton, et les musiciens l’ont su avant les collectionneurs.',
    'Tilleul, petites frettes, défonces nettes : ces rééditions japonaises ne demandent au pire que des potentiomètres.',
  ],
  'stratocaster-american-standard': [
    'Chevalet à deux pivots, 22 cases et truss rod double action : l’outil de travail d’une génération d’accompagnateurs.',
    'La touche à 9,5 pouces permet de tirer partout, et le TBX des premières mérite d’être compris avant d’être enlevé.',
    'Personne ne les ménage : c’est pour cela qu’elles jouent.',
  ],
  'stratocaster-mim': [
    'Fabriquée à quelques heures de route de Corona, avec des composants que l’on trouve partout.',
    'Bonne première Strat, très bonne deuxième ; les manches d’Ensenada ont toujours été droits.',
  ],
  'stratocaster-custom-shop': [
    'Micros bobinés à la main, manche en C ovale et vernis vieilli avant que vous ne puissiez le faire.',
    'Le travail de relic suit l’usure réelle : l’avant-bras, la ceinture et le bord près du jack.',
  ],
  'broadcaster-50': [
    'Trois ou quatre cents ont porté ce nom avant qu’un télégramme de New York n’y mette fin en février 1951.',
  ],
  'telecaster-52': [
    'Plaque noire, pontets laiton et, jusque fin 1952, une troisième position qui n’est que du grave.',
    'On avait d’abord essayé le pin ; c’est désormais du frêne, le plus souvent d’une seule pièce légère.',
  ],
  'telecaster-55': [
    'Plaque blanche, pontets acier dès 1958 et, depuis 1955, des aimants décalés qui rendent sa place à la corde de si.',
    'Le V de 1956 s’arrondit en C vers 1958 : jouez-en deux avant de choisir votre année.',
  ],
  'telecaster-60': [
    'La touche palissandre arrondit le micro chevalet et lui laisse son mordant.',
    'Touche épaisse jusque fin 1962, placage ensuite ; la différence se voit mieux qu’elle ne s’entend.',
  ],
  'telecaster-66': [
    'La touche érable revient sur commande en 1967, le palissandre reste la règle.',
    'Le condensateur de grave disparaît en 1967 : depuis, les deux micros jouent simplement ensemble.',
  ],
  'telecaster-72': [
    'Vernis polyester, frêne plus lourd, et les deux mêmes micros aux deux mêmes endroits.',
    'Rien des années 70 n’a pu abîmer ce dessin ; pesez-les, puis écoutez.',
  ],
  'telecaster-custom-72': [
    'Le Wide Range du manche a des aimants filetés en cunife et sonne comme un très grand simple bobinage.',
    'Quatre boutons et un sélecteur à l’épaule : deux guitares sur un manche.',
  ],
  'esquire-54': [
    'Un micro, trois positions : en direct, avec la tonalité, et une coupure fixe qui sonne comme une porte fermée.',
  ],
  'telecaster-avri': [
    'Pontets laiton, et dans l’étui une enveloppe avec l’ancien câblage, pour qui regrette la boue.',
    'Le manche a le gros U qui a fait la réputation du début des années 50.',
  ],
  'telecaster-american-standard': [
    'Six pontets, 22 cases : un outil honnête qui reste juste toute une soirée.',
    'Elle aime les tirants forts : la plaque du chevalet est assez mince pour chanter avec.',
  ],
  'telecaster-mim': [
    'Le chemin le plus court vers une vraie Telecaster, et longtemps celle de la plupart des professeurs.',
    'Posez-y des pontets laiton et cessez de lire les forums.',
  ],
  'telecaster-pro2': ['Bords de touche adoucis, talon affiné et un bouton poussoir pour mettre les micros en série.'],
  'telecaster-thinline-68': [
    'Évidée par l’arrière et refermée d’une feuille de frêne, elle pèse une bonne livre de moins que la planche.',
  ],
  'telecaster-thinline-72': [
    'Deux humbuckers Wide Range dans un frêne évidé : un clair très large, une saturation tardive.',
    'Le manche à trois vis tient bien ici, le corps étant si léger.',
  ],
  'jazzmaster-58': [
    'Conçue pour le jazz, qui n’en voulut pas, puis trouvée par tous ceux qui avaient une réverbe à ressort.',
    'Plaque anodisée or sur les premières, écaille dès 1959 ; le circuit rythmique mérite qu’on y passe le pouce.',
    'Le vibrato flotte sur une grande longueur de corde : elle aime le 11 et une cale sous le manche.',
  ],
  'jazzmaster-65': [
    'Filets en 1965, pavés en 1966 ; les larges micros n’ont jamais changé.',
    'Deux circuits, un interrupteur : le rythmique est sombre, et c’est voulu.',
  ],
  'jaguar-62': [
    'Diapason de 61 cm, 22 cases et des plaques chromées avec un interrupteur pour tout, sauf la bouilloire.',
    'La griffe autour du micro resserre le champ : la Jaguar est plus brillante que son diapason ne le laisse croire.',
    'Il y avait un étouffoir à ressort sous le cache. Presque personne ne l’a gardé.',
  ],
  'mustang-64': [
    'Un modèle d’étude dont le vibrato se manie d’un doigt.',
    'Chaque micro a son inverseur de phase ; le réglage maigre est celui des disques.',
  ],
  'mustang-69': [
    'Bandes de course, chanfrein ventral et parfois la tête assortie : une guitare d’étude habillée pour le samedi.',
  ],
  'duo-sonic-56': [
    'Diapason de 57 cm, plaque anodisée et un manche érable gros comme un manche à balai, au meilleur sens.',
  ],
  'musicmaster-64': ['Un micro au manche, un volume, une tonalité : rien à oublier sur scène.'],
  'jazzmaster-jm66': [
    'Touche filetée et pavés comme en 1966 ; il ne lui manque qu’une cale pour être votre seule offset.',
  ],
  'coronado-66': ['Dessin de Roger Rossmeisl, micros DeArmond, et un larsen affectueux.'],
  'starcaster-76': ['Une demi-caisse décalée à micros Wide Range, ignorée vingt ans, puis introuvable.'],
  'les-paul-52': [
    'Chevalet trapèze, cordes sous la barre, presque pas de renversement : elle veut une main légère ou un meilleur cordier.',
    'Les premières n’ont ni numéro ni filet, et l’or verdit partout où un bras s’est posé.',
  ],
  'les-paul-55': ['Fin 1955 le chevalet devient réglable, et les P-90 n’ont jamais été plus généreux.'],
  'les-paul-57': ['Les dernières tables dorées et les premiers doubles bobinages sous un même vernis.'],
  'les-paul-58': [
    'Environ mille sept cents sont sorties de Kalamazoo en trois saisons ; la teinte a passé, la réputation non.',
    'Grosses frettes en 1959, manche fin en 1960. Aucune table ne ressemble à la suivante, et c’est bien ainsi.',
  ],
  'les-paul-custom-57': [
    'Acajou massif sans table érable, frettes basses et trois humbuckers ; la position centrale, hors phase, n’existe nulle part ailleurs.',
  ],
  'les-paul-junior-54': [
    'Une planche, un micro, une barre pour chevalet : aucune Gibson n’a moins de pièces entre vous et elle.',
    'Le P-90 « dog-ear » côté chevalet s’éclaircit dès que le volume descend à six.',
  ],
  'les-paul-junior-58': [
    'La double échancrure atteint la dernière case et le talon est petit : c’est lui qu’on vérifie d’abord.',
    'Légère, forte, cerise, avec un P-90 qui n’a jamais appris les manières.',
  ],
  'les-paul-special-55': [
    'Deux P-90 carrés et un acajou cérusé qui passait pour blanc à la télévision en noir et blanc.',
  ],
  'melody-maker-59': [
    'Une guitare d’étude au corps fin comme une gaufrette, avec le manche des chères.',
    'La tête étroite et l’unique micro mince tenaient le prix ; l’acajou est le même.',
  ],
  'sg-les-paul-61': [
    'Le nom de Les Paul reste sur le cache jusqu’en 1963, bien qu’il n’aimât pas les cornes. Le vibrato latéral fait surtout un bon cordier.',
  ],
  'sg-standard-64': [
    'La grande plaque arrive en 1966 avec le chrome ; le talon s’est renforcé au passage.',
    'Micros à numéro de brevet et lyre gravée sur le cordier : la SG qu’ont connue la plupart des amplis d’alors.',
  ],
  'sg-special-62': [
    'Dans un corps si mince, les P-90 répondent avant la fin du geste.',
    'La barre compense la justesse avec de la bonne volonté, et y parvient presque toujours.',
  ],
  'sg-junior-63': ['Un P-90, guère plus de deux kilos et demi, et un manche libre jusqu’en haut.'],
  'sg-standard-72': [
    'Pavés, plaque surélevée, commandes par l’arrière : la SG du milieu des années 70 est plus ferme et sèche dans le médium.',
  ],
  'sg-61-reissue': [
    'Petite plaque, biseaux profonds et manche plutôt fin ; prévoyez une sangle large.',
    'La forme de 61 revient dans les années 90 avec les 57 Classic qui lui vont.',
  ],
  'firebird-iii-65': ['Le corps inversé coûtait trop cher : on l’a retourné, on a collé le manche et posé trois P-90.'],
  'flying-v-67': ['La deuxième tentative eut une plaque, un vibrato court et quelque cent soixante-quinze acheteurs.'],
  'flying-v-75': [
    'Entre les genoux ou debout ; il n’y a pas de troisième façon.',
    'L’érable rejoint l’acajou à cette époque et certaines sonnent comme une cloche.',
  ],
  'explorer-76': [
    'Deux mille exemplaires environ, annoncés comme réédition et achetés par des gens qui n’avaient jamais vu la première.',
  ],
  'les-paul-standard-68': [
    'Simple échancrure et P-90 revenaient après sept ans, avec de bons assemblages et une tête large.',
  ],
  'les-paul-deluxe-69': [
    'Les mini-humbuckers logent dans la défonce du P-90 et donnent l’aigu que les grands retiennent.',
    'Le corps en sandwich montre un filet sur la tranche jusqu’en 1976 ; au son, il ne coûte rien.',
    'Volute derrière le sillet, puis érable en trois parties : des manches solides pour des années bruyantes.',
  ],
  'les-paul-custom-69': [
    'Touche ébène, accastillage doré et un filet sur tout ce qui ne bouge pas.',
    'Certaines ont reçu des frettes très basses, dites « wonder » ; les mains rapides approuvent.',
    'Les manches érable de 1975 ont donné à la Custom son attaque tardive.',
  ],
  'les-paul-standard-76': [
    'La décennie de la Deluxe s’achève ici : les grands humbuckers redeviennent la norme.',
    'Lourde, et pour une raison ; le sustain rembourse la sangle.',
  ],
  'les-paul-standard-90': [
    'Table sobre ou flammée, massive ou allégée : les Standard de ces années varient, nous les pesons donc.',
    'Massive ou percée de neuf trous invisibles, elle a le tenon court mais franc et tient l’accord.',
    'Le profil années 50 est le rond ; dites-nous si vous préférez le fin.',
    '490R et 498T, ou Burstbucker plus tard : faciles à changer, et presque personne ne le fait.',
  ],
  'les-paul-studio-83': [
    'Une Standard sans les ornements, et la première Les Paul de la moitié des musiciens que nous connaissons.',
    'Sans filet, sans façons et, pour les premières, un peu moins épaisse que les autres.',
  ],
  'les-paul-historic-59': [
    'Colle de peau, tenon long et un condensateur « bumblebee » qui n’est plus un décor.',
    'La série Historic a mesuré quelques dizaines d’originales et en a fait une moyenne de bon goût.',
  ],
  'es-335-58': [
    'Repères ronds, longue plaque, manche épais : la première demi-caisse était juste du premier coup, et peu de choses ici peuvent en dire autant.',
  ],
  'es-335-62': [
    'Pavés dès 1962, cordier fixe jusque fin 1964 ; entre les deux se trouve ce que l’on appelle d’ordinaire une 335.',
  ],
  'es-335-65': [
    'Le trapèze arrive en 1965 avec un sillet étroit ; les petites mains disent merci.',
    'Même poutre centrale, mêmes micros à numéro de brevet, moitié prix de l’année d’avant.',
    'Le sillet perd trois millimètres en quelques mois : mesurez avant de comparer les prix.',
  ],
  'es-335-70': [
    'Volute, séparateur de bobines dès 1977 et poutre raccourcie : plus sombre, et c’est tant mieux.',
    'Le noyer fut la couleur de la décennie ; c’est aussi celle qui cache le mieux les marques.',
  ],
  'es-335-dot-81': [
    'Les repères ronds reviennent en 1981, avec le cordier fixe à sa place.',
    'L’équipe de Jim Hutchins a retrouvé le dessin des cornes, et le bois a suivi.',
    'Une réédition au catalogue depuis plus longtemps que l’originale.',
  ],
  'es-345-59': [
    'Stéréo et Varitone à six positions : court-circuitez-le ou apprenez-le, les micros dessous sont les mêmes.',
    'Accastillage doré et parallélogrammes ; qui la prend pour une 335 fait des économies.',
  ],
  'es-345-65': ['La self du Varitone pèse une demi-livre. Beaucoup l’ont laissée dans un tiroir.'],
  'es-330-59': [
    'Pas de poutre : creuse de bout en bout, jonction à la 16e case, des P-90, et plus sonore sur une chaise que toutes les 335.',
    'Capots de micros en plastique noir jusqu’en 1962, nickelés ensuite.',
  ],
  'es-175-49': [
    'Un P-90 près du manche, une table pressée et un pan coupé aigu. La moitié du jazz que vous connaissez en est sortie.',
  ],
  'es-175-57': ['Les humbuckers de 1957 ont fait d’une bonne rythmique une soliste.'],
  'es-175-64': [
    'Contreplaquée, donc indifférente à la scène, et assez profonde pour que le dos vibre quand vous plaquez un accord.',
    'Deux micros, quatre boutons, un cordier en zigzag : il ne manque rien.',
  ],
  'es-125-50': [
    'La boîte toute simple avec un P-90 sous les cordes, vendue jadis moins cher qu’un vélo et meilleure sur un blues que bien des chères.',
    'Pleine épaisseur, sans pan coupé, repères ronds : le bout honnête du tarif Gibson.',
  ],
  'es-295-52': ['Une 175 dorée à l’usine, fleurs de la plaque comprises.'],
  'casino-61': [
    'Pas de poutre, deux P-90, et les trois quarts d’une invasion britannique.',
    'Le manche rejoint la caisse à la 16e case : elle se tient comme une acoustique.',
    'P-90 sous capot métal, un trapèze, et un larsen qui vient quand on l’invite.',
  ],
  'sheraton-62': [
    'Pavés et triangles, cordier Frequensator, mini-humbuckers : la plus ornée de Kalamazoo en son temps.',
  ],
  'riviera-62': ['Une 335 sous un autre nom, plus claire grâce à ses mini-humbuckers.'],
  'dot-97': [
    'Pour le prix d’une bonne pédale, une demi-caisse à vraie poutre centrale.',
    'Changez un jour les potentiomètres ; laissez le reste.',
  ],
  'elitist-casino': ['Faite au Japon chez Terada, avec des P-90 américains et un sillet en os.'],
  'sheraton-ii': [
    'La vigne de la tête vient de Corée, le manche a toujours été droit, et les frettes valent souvent plus que le prix.',
    'Érable multiplis, pièces dorées, et l’accord tient tout un mariage.',
  ],
  'zephyr-regent': [
    'Travail new-yorkais avec un mélangeur au lieu d’un sélecteur, et une table qui part à peine en larsen.',
  ],
  'coronet-59': ['Un P-90, une planche et des cornes symétriques : plus légère qu’une Junior et moitié moins connue.'],
  'wilshire-60': [
    'Deux P-90 dans un acajou mince ; l’Epiphone que les gibsonistes achètent quand personne ne regarde.',
  ],
  'les-paul-standard-epi': [
    'Un galbe fidèle sous placage d’érable, et des micros qu’un fer à souder améliore en dix minutes.',
    'Les coréennes de Samick et d’Unsung ont des manches qui font honte à leur prix.',
  ],
  'g6120-55': [
    'Une tête de bœuf ou un G sur la caisse, des vaches sur le manche et des DynaSonic au nasillement bien à eux.',
  ],
  'g6120-58': ['Les Filter’Tron ont fait taire le ronflement, le barrage à tréteau le larsen.'],
  'g6122-58': ['Un pan coupé, dix-sept pouces et de vraies ouïes ; les peintes viendront plus tard.'],
  'g6122-62': [
    'Deux pans coupés, ouïes peintes et une paire d’étouffoirs dont la mousse tombe en poussière.',
    'Celle d’un dimanche soir de février 1964 à la télévision, les cris en moins.',
  ],
  'g6119-62': [
    'Maigres sur le papier, les HiLo’Tron sont superbes dans un ampli clair.',
    'Dos contreplaqué, frette zéro et Bigsby : la sœur discrète au long souffle.',
  ],
  'g6118-58': [
    'Deux verts pour les 75 ans de la maison, et la porte d’entrée la moins chère.',
    'Les filets de ces années s’effritent parfois ; un air pas trop humide les ménage.',
  ],
  'g6136-55': ['Filets pailletés or, nacre gravée et une tête comme un avant de Cadillac.'],
  'g6120-modern': ['Bigsby à cordes traversantes, Filter’Tron et barrage à tréteau, sur le plan de 2016.'],
  g5420t: [
    'Le bras fonctionne, la caisse hurle poliment, et le prix laisse de quoi prendre un ampli.',
    'Doigts écartés, elle fait du rockabilly ; serrés, elle fait le reste.',
  ],
  'g6128-54': ['Acajou évidé sous une table pressée : à vide, elle parle plus fort qu’elle ne devrait.'],
  'g6131-55': ['Une Duo Jet en rouge oriental, teinte qui vire au saumon sur les bords.'],
  'g6129-54': ['Les paillettes sont un revêtement de batterie, venu du même immeuble de Brooklyn.'],
  g5230t: ['Filter’Tron « Black Top », Bigsby sous licence et corps évidé qui pèse peu à l’épaule.'],
  'rick-325-64': ['Un diapason de 52,7 cm ; des accords jamais atteints tombent sous la main.'],
  'rick-330-64': ['Repères ronds, un filet de moins, et les mêmes micros « toaster » que les chères.'],
  'rick-360-64': [
    'Bord arrondi, dos fileté et ce cinquième bouton qui dose le micro manche.',
    'La prise Ric-O-Sound envoie chaque micro à son ampli ; peu essaient, la plupart y restent.',
  ],
  'rick-360-12-65': ['Douze mécaniques sur une tête de six, et l’octave en second : c’est là tout le son.'],
  'rick-330-modern': [
    'Micros high-gain et deux truss rods ; la touche vernie est d’origine, et c’est voulu.',
    'Il fallait attendre un an : une occasion est le chemin court.',
  ],
  'rick-620-77': ['Une vague taillée dans l’érable, manche traversant.'],
  'prs-custom-24': [
    'Des oiseaux, 24 cases et un vibrato qui ne bouge pas ; les premières, à rotatif cinq positions, forment un monde à part.',
    'Un diapason de 63,5 cm, entre les deux grandes écoles et pris au sérieux par les deux.',
  ],
  'prs-mccarty': ['Corps plus épais et chevalet fixe, sur les conseils de Ted McCarty lui-même.'],
  'mm-silhouette': [
    'Petite, légère, 24 cases, quatre mécaniques d’un côté et deux de l’autre : toutes les cordes tirent droit.',
  ],
  'gl-asat-classic': ['Le dernier mot de Leo Fender sur la question, avec un chevalet encaissé qui chante.'],
  'gl-legacy': ['Le vibrato à double pivot est ce que Leo a dessiné de mieux après 1965.'],
  'dano-u2': ['Isorel, peuplier et micros dans des tubes de rouge à lèvres : nul n’a trouvé meilleur usage aux trois.'],
  'dano-3021': ['Deux cornes courtes et une plaque en otarie ; les tubes donnent un clair que personne d’autre n’a.'],
  'supro-dual-tone': ['Les micros ont l’air de humbuckers et n’en sont pas : plus clairs, plus insolents.'],
  'airline-7214': ['Vendue par correspondance depuis Chicago, faite par Valco, câblée comme une radio.'],
  'mosrite-ventures': [
    'Sillet minuscule, frettes presque affleurantes, frette zéro ; une main rapide s’y fait en une chanson.',
  ],
  'tokai-springy': ['La copie qui a fait voyager des avocats.'],
  'tokai-love-rock': ['Tenon long, galbe exact et un nom que le traducteur aurait pu discuter.'],
  'yamaha-sg2000': ['Manche traversant, bloc de laiton sous le chevalet, et le poids qui le prouve.'],
  'hagstrom-viking': ['Une demi-caisse suédoise au truss rod en H : le manche est fin et le reste.'],
  'heritage-h535': ['Faite au 225 Parsons Street, par ceux qui sont restés quand le nom est parti à Nashville.'],
  'heritage-h150': ['Le même atelier, les mêmes machines, un autre nom sur la tête.'],
  'ibanez-artist': ['Super 70 ou Super 58, parfois un sélecteur tri-sound, et un frettage dont on apprend.'],
  'guild-starfire-iii': [
    'Creuse, à simple pan coupé, avec un Bigsby Guild ; les petits humbuckers sonnent plus grand qu’ils ne sont.',
  ],
  'guild-starfire-v': ['Hoboken y a mis un volume général sur la corne, là où votre doigt se trouve déjà.'],
  'guild-s100': ['La forme SG, un inverseur de phase et un chevalet qui ne lâche rien.'],
  'harmony-rocket': [
    'DeArmond « gold foil », caisse creuse filetée et l’un des meilleurs micros manche jamais vendus à ce prix.',
    'Le truss rod est réglable dès 1960, chose rare à ce tarif.',
  ],
  'kay-k161': ['La Thin Twin de Jimmy Reed : des micros à lame cachés sous une plaque.'],
  'collings-i35': ['Contreplaquée à Austin, creuse où il faut et finie comme une montre.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
