/** What is worth knowing about a model, by its key; several lines where several of one model may stand side by side. */
export const electricNotes = {
  'stratocaster-54': [
    'The two-tone years came with a maple neck in one piece, and the soft V of the middle fifties is the reason people ask for them.',
    'Ash gave way to alder in 1956; the contours stayed deep until the end of the decade.',
  ],
  'stratocaster-59': [
    'The slab board gave way to a thin curved veneer during 1962; look under the side dots and you can see the line.',
    'Clay dots, a green-white celluloid guard and black-bottom pickups: this is the Strat most others are measured against.',
    'Red was the weak dye of these years, so many three-tone sunbursts have quietly become two-tone ones.',
    'Five springs, a cover nobody keeps on, and a pickup selector with three positions and two secrets between them.',
  ],
  'stratocaster-65': [
    'The headstock grew at the end of 1965, and the sound did not notice.',
    'Grey-bottom pickups and a thick polyester top coat arrived in these years; the necks stayed as good as ever.',
    'These are the last Strats with four bolts before the three-bolt neck of late 1971.',
  ],
  'stratocaster-72': [
    'Three bolts, a bullet at the truss rod and a lever underneath to set the angle: when the pocket fits, it works well.',
    'Ash bodies of these years run from reasonable to heroic in weight, so we put the number first.',
    'Staggered magnets went flat in 1974, which evens out the strings and is better than its reputation.',
  ],
  'stratocaster-avri': [
    'The reissue that started all reissues: the measurements were taken from guitars on loan, and the first Fullerton year is collected in its own right.',
    'Thin lacquer, vintage frets and a 7¼-inch board; whoever wants a flat fingerboard should look elsewhere.',
  ],
  'stratocaster-st62': [
    'Fujigen built these with a care that made Fullerton blush, and players noticed before collectors did.',
    'Basswood body, small frets, neat routing: the Japanese reissues of these years need new pots at most.',
  ],
  'stratocaster-american-standard': [
    'Two-point bridge, 22 frets and a bi-flex rod: the working guitar of a generation of sidemen.',
    'The flatter 9½-inch board lets you bend anywhere, and the TBX control on the early ones is worth understanding before removing.',
    'Nobody is precious about them, which is why they get played.',
  ],
  'stratocaster-mim': [
    'Made a half-day’s drive from Corona, with pots and switch the size you can replace anywhere.',
    'A good first Strat and a very good second one; the necks of the Ensenada plant have always been straight.',
  ],
  'stratocaster-custom-shop': [
    'Hand-wound pickups, an oval C neck and lacquer that was aged before you could do it yourself.',
    'The relic work follows real wear: forearm, belt and the edge by the jack.',
  ],
  'broadcaster-50': [
    'Some three or four hundred carried this name before a telegram from New York ended it in February 1951.',
  ],
  'telecaster-52': [
    'Black guard, brass saddles, blade selector without a middle position of its own: until the end of 1952 the third setting is all bass.',
    'Pine had been tried first; by now it was ash, and usually one light piece.',
  ],
  'telecaster-55': [
    'White guard, steel saddles from 1958, and staggered magnets from 1955 that give the B string back its place.',
    'The V of 1956 softened into a full C by 1958, so play two before you decide which year is yours.',
  ],
  'telecaster-60': [
    'A rosewood board takes the edge off the bridge pickup and leaves the bite.',
    'Until late 1962 the board is a slab, after that a veneer; the difference is easier to see than to hear.',
  ],
  'telecaster-66': [
    'Maple caps could be ordered again from 1967, rosewood stayed the rule.',
    'The bass capacitor left the neck position in 1967 and from then on both pickups simply work together.',
  ],
  'telecaster-72': [
    'Polyester finish, heavier ash and the same two pickups in the same two places.',
    'Nothing about the seventies could spoil this design; weigh them, and then listen.',
  ],
  'telecaster-custom-72': [
    'The Wide Range at the neck has threaded magnets of cunife and sounds like a very large single coil.',
    'Four knobs and a shoulder switch: two guitars on one neck.',
  ],
  'esquire-54': [
    'One pickup and three positions: straight through, with a tone, and with a fixed cut that sounds like a closed door.',
  ],
  'telecaster-avri': [
    'A barrel jack, brass saddles and the old wiring in an envelope in the case, for those who want the mud back.',
    'The necks have the large U that the early fifties are known for.',
  ],
  'telecaster-american-standard': [
    'Six saddles and 22 frets make it an honest tool, and it stays in tune through a bar gig.',
    'Heavier strings suit it: the bridge plate is thin enough to ring along.',
  ],
  'telecaster-mim': [
    'The cheapest way to a real Telecaster, and for years the one most guitar teachers owned.',
    'Put brass saddles on it and stop reading forums.',
  ],
  'telecaster-pro2': ['Rolled edges, a tapered heel and push-push wiring for both pickups in series.'],
  'telecaster-thinline-68': [
    'Routed from the back and closed with a thin sheet of ash, it weighs a good pound less than the plank.',
  ],
  'telecaster-thinline-72': [
    'Two Wide Range humbuckers in a chambered ash body: wide open clean, and late to distort.',
    'The bullet neck with three bolts holds well here, the body being so light.',
  ],
  'jazzmaster-58': [
    'Meant for jazz and refused by it, then found by everyone with a spring reverb.',
    'Gold anodised guards on the first ones, tortoise from 1959; the rhythm circuit is worth the roll of a thumb.',
    'The vibrato floats over five inches of string, so it likes elevens and a shim.',
  ],
  'jazzmaster-65': [
    'Binding came in 1965, blocks in 1966, and the wide pickups never changed.',
    'Two circuits, one switch: rhythm is dark on purpose.',
  ],
  'jaguar-62': [
    '24 inches, 22 frets, and chrome plates with a switch for everything but the kettle.',
    'The claw around each pickup tightens the field, which is why a Jaguar is brighter than its scale suggests.',
    'There is a spring-loaded mute under the bridge cover. Almost nobody kept it.',
  ],
  'mustang-64': [
    'A student model with a vibrato light enough to use with one finger.',
    'Each pickup has its own phase switch; the thin setting is the one on the records.',
  ],
  'mustang-69': [
    'Racing stripes, a belly contour and sometimes a matching headstock: a student guitar dressed for Saturday.',
  ],
  'duo-sonic-56': ['22½ inches, anodised guard, and a maple neck the size of a broom handle in the best sense.'],
  'musicmaster-64': ['One pickup at the neck, one volume, one tone, and nothing to forget on stage.'],
  'jazzmaster-jm66': [
    'Bound board and blocks as in 1966; a shim and a buzz-stop away from being the only offset you need.',
  ],
  'coronado-66': ['Roger Rossmeisl drew it, DeArmond made the pickups, and it feeds back like a friendly dog.'],
  'starcaster-76': [
    'An offset semi-hollow with Wide Range pickups, ignored for twenty years and then impossible to find.',
  ],
  'les-paul-52': [
    'Trapeze bridge, strings under the bar and almost no neck angle: it asks for a light hand or a better tailpiece.',
    'The first batches have no serial number and no binding, and the gold goes green wherever an arm has been.',
  ],
  'les-paul-55': ['By late 1955 the bridge could be intonated and the P-90s were as loud as they would ever be.'],
  'les-paul-57': ['The last gold tops and the first double-coil pickups under one lacquer.'],
  'les-paul-58': [
    'About seventeen hundred left Kalamazoo in three seasons; the finish faded, the reputation did not.',
    'Jumbo frets came in 1959 and a slim neck in 1960. The tops differ from one guitar to the next, as they should.',
  ],
  'les-paul-custom-57': [
    'Solid mahogany with no maple cap, low frets and three humbuckers; the middle position is out of phase and unlike anything else.',
  ],
  'les-paul-junior-54': [
    'One slab, one pickup, one bar for a bridge: fewer parts between you and it than on any other Gibson.',
    'The dog-ear P-90 sits by the bridge and cleans up with the volume at six.',
  ],
  'les-paul-junior-58': [
    'The double cutaway reaches the last fret, and the neck joint is small: check it first.',
    'Light, loud and cherry, with a P-90 that never learned manners.',
  ],
  'les-paul-special-55': ['Two soapbars and a limed mahogany that looked white on black-and-white television.'],
  'melody-maker-59': [
    'A student guitar with a wafer for a body and a neck as good as the dear ones.',
    'The narrow headstock and the one thin pickup kept it cheap; the mahogany is the same.',
  ],
  'sg-les-paul-61': [
    'Les Paul’s name stayed on the rod cover until 1963, although he disliked the horns. The sideways vibrato works best as a tailpiece.',
  ],
  'sg-standard-64': [
    'The large guard came in 1966 with the chrome parts; the neck joint grew sturdier with it.',
    'Patent-number pickups and a lyre engraved on the tailpiece: the SG that most amplifiers of those years met.',
  ],
  'sg-special-62': [
    'P-90s in a body this thin speak before you have finished the stroke.',
    'A wraparound bar sets the intonation by good will, and mostly succeeds.',
  ],
  'sg-junior-63': ['One P-90, five and a half pounds or a little more, and a neck all the way to heaven.'],
  'sg-standard-72': [
    'Blocks, a raised guard and rear controls: the SG of the middle seventies is heavier at the neck and dry in the middle.',
  ],
  'sg-61-reissue': [
    'Small guard, bevels cut deep and a neck on the slim side; balance it with a wide strap.',
    'The ’61 shape came back in the nineties with the 57 Classics that suit it.',
  ],
  'firebird-iii-65': [
    'The reverse body cost too much to make, so they turned it round, glued the neck and fitted three P-90s.',
  ],
  'flying-v-67': ['The second try had a guard, a short vibrato and about a hundred and seventy-five buyers.'],
  'flying-v-75': [
    'Sit with it between the knees or stand up; there is no third way.',
    'Maple joined mahogany in these years and some of them ring like a table.',
  ],
  'explorer-76': [
    'Limited to some two thousand, announced as a reissue and bought by people who had never seen the first.',
  ],
  'les-paul-standard-68': [
    'Single cut and P-90s were back after seven years, with the good joints and a wide headstock.',
  ],
  'les-paul-deluxe-69': [
    'Mini-humbuckers fit the P-90 rout and give the treble that the full size holds back.',
    'Pancake bodies show a thin line round the edge until 1976; it costs nothing in sound.',
    'A volute behind the nut and three-piece maple later on: strong necks for loud years.',
  ],
  'les-paul-custom-69': [
    'Ebony board, gold parts and binding on everything that stands still.',
    'Frets were filed very low on some of these and called wonders; fast hands agree.',
    'Maple necks arrived in 1975 and gave the Custom its late attack.',
  ],
  'les-paul-standard-76': [
    'The decade of the Deluxe ends here: full-size humbuckers became standard again.',
    'A heavy guitar with a reason; the sustain pays for the strap.',
  ],
  'les-paul-standard-90': [
    'Plain top or figured, chambered or nine holes: the Standards of these years vary, so we weigh them.',
    'Solid or with nine holes bored out of sight, it has the long tenon’s honest younger cousin and stays in tune.',
    'The fifties neck is the round one; tell us if you would rather have slim.',
    '490R and 498T, or the Burstbuckers later: easy to change, and most people never do.',
  ],
  'les-paul-studio-83': [
    'A Standard without the trimmings, and the first Les Paul of half the players we know.',
    'Unbound, unshowy and, on the early ones, a little thinner than the rest.',
  ],
  'les-paul-historic-59': [
    'Hide glue, a long tenon and a bumblebee that is no longer a fake inside.',
    'The Historic line measured a few dozen originals and averaged them with taste.',
  ],
  'es-335-58': [
    'Dots, a long guard and a thick neck: the first semi-hollow body was right at once, and few things in this room can say so.',
  ],
  'es-335-62': [
    'Blocks from 1962, the stop bar until the end of 1964; between those two dates lies what most people mean by a 335.',
  ],
  'es-335-65': [
    'The trapeze arrived in 1965 with a narrow nut; small hands say thank you.',
    'Same block down the middle, same pickups with a patent number, at half the money of the year before.',
    'The nut went from 1 11/16 to 1 9/16 inch within months, so measure before you compare prices.',
  ],
  'es-335-70': [
    'A volute, a coil switch from 1977 on and a block that no longer runs the whole way: darker, and good for it.',
    'Walnut was the colour of the decade; it shows wear least of all.',
  ],
  'es-335-dot-81': [
    'The dot neck came back in 1981 with the stop bar where it belongs.',
    'Jim Hutchins’ team got the shape of the horns right again, and the wood followed.',
    'A reissue that has now been in the line longer than the original.',
  ],
  'es-345-59': [
    'Stereo and a six-position Varitone: bypass it or learn it, the pickups underneath are the same.',
    'Gold hardware and parallelograms; whoever mistakes it for a 335 saves money.',
  ],
  'es-345-65': ['The choke of the Varitone weighs half a pound. Many owners have left it in a drawer.'],
  'es-330-59': [
    'No block inside: fully hollow, joined at the sixteenth fret, P-90s, and louder on a chair than any 335.',
    'Dog-ear covers are black plastic until 1962, nickel after that.',
  ],
  'es-175-49': ['One P-90 near the neck, a pressed top and a sharp cutaway. Half the jazz you know came out of this.'],
  'es-175-57': ['Humbuckers arrived in 1957 and turned a good rhythm guitar into a soloist.'],
  'es-175-64': [
    'Laminated so it does not mind the stage, and deep enough that the back moves when you comp.',
    'Two pickups, four knobs, a zigzag tailpiece: nothing needs adding.',
  ],
  'es-125-50': [
    'The plain box with one P-90 under the strings, bought new for less than a bicycle and better on a blues than many a dear one.',
    'Full depth, no cutaway, dots: the honest end of the Gibson price list.',
  ],
  'es-295-52': ['A 175 painted gold from the factory, flowers on the guard included.'],
  'casino-61': [
    'No block, two P-90s, and three quarters of a British invasion.',
    'The neck joins at the sixteenth, so the body sits where an acoustic would.',
    'Dog-ear pickups under metal, a trapeze, and the feedback comes when invited.',
  ],
  'sheraton-62': [
    'Block and triangle inlays, a Frequensator and mini-humbuckers: the fanciest thing on the Kalamazoo floor in its year.',
  ],
  'riviera-62': ['A 335 under another name, brighter by its mini-humbuckers.'],
  'dot-97': [
    'For the price of a good pedal, a semi-hollow with a real centre block.',
    'Change the pots one day; leave the rest.',
  ],
  'elitist-casino': ['Made in Japan at Terada, with American P-90s and bone at the nut.'],
  'sheraton-ii': [
    'The vine on the headstock came from Korea and was always straight; the frets are usually worth more than the price.',
    'Multi-ply maple, gold parts, and it holds its tuning through a wedding.',
  ],
  'zephyr-regent': [
    'New York work with a mixing control instead of a switch, and a laminated top that barely feeds back.',
  ],
  'coronet-59': ['One P-90, a slab and symmetrical horns: lighter than a Junior and half as famous.'],
  'wilshire-60': ['Two soapbars in thin mahogany; the Epiphone that Gibson players buy when nobody is looking.'],
  'les-paul-standard-epi': [
    'A carved shape with a maple veneer, and pickups that a soldering iron improves in ten minutes.',
    'The Korean ones from Samick and Unsung have necks that shame their price.',
  ],
  'g6120-55': ['A steer’s head or a G on the body, cows on the neck, DynaSonics with a quack of their own.'],
  'g6120-58': ['Filter’Tron pickups silenced the hum, trestle bracing silenced the howl.'],
  'g6122-58': ['Single cutaway, seventeen inches and real f-holes; the painted ones came later.'],
  'g6122-62': [
    'Two cutaways, painted f-holes and a pair of mutes that foam to dust.',
    'The one on a Sunday evening television show in February 1964, minus the screaming.',
  ],
  'g6119-62': [
    'HiLo’Trons are thin on paper and lovely with a plain clean amp.',
    'A laminated back, a zero fret and the Bigsby: the plain sister with the long breath.',
  ],
  'g6118-58': [
    'Two-tone green for the firm’s 75th birthday, and the cheapest way in.',
    'Binding of these years may crumble; a dry room slows it down.',
  ],
  'g6136-55': ['Gold-sparkle binding, engraved pearl and a headstock like the front of a Cadillac.'],
  'g6120-modern': ['String-thru Bigsby, Filter’Trons and trestle bracing on the maker’s 2016 plan.'],
  g5420t: [
    'The arm works, the hollow body howls politely, and the price leaves room for an amp.',
    'Spread the fingers and it does rockabilly; leave them together and it does the rest.',
  ],
  'g6128-54': ['Chambered mahogany under a pressed top, so it is louder unplugged than it has a right to be.'],
  'g6131-55': ['A Duo Jet in oriental red, the finish that fades to salmon around the edge.'],
  'g6129-54': ['The sparkle is drum covering from the same Brooklyn building.'],
  g5230t: ['Black Top Filter’Trons, a licensed Bigsby and a chambered body that hangs lightly.'],
  'rick-325-64': ['Twenty and three quarter inches of scale; chords you never reached sit under the hand.'],
  'rick-330-64': ['Dots, one binding less, and the same toaster-tops as the dear ones.'],
  'rick-360-64': [
    'Rounded top edge, bound back and the fifth knob that blends the neck pickup into the bridge.',
    'The Ric-O-Sound jack sends each pickup to its own amp; few try, and most stay with it.',
  ],
  'rick-360-12-65': ['Twelve machines on a six-string headstock, and the octave string second, which is the sound.'],
  'rick-330-modern': [
    'High-gain pickups and two truss rods; the lacquered board is original and meant to be.',
    'There was a waiting list of a year, so a used one is the quick way.',
  ],
  'rick-620-77': ['A cresting wave cut in maple, neck all the way through.'],
  'prs-custom-24': [
    'Birds, 24 frets and the vibrato that stays put; the early ones with the five-way rotary are a field of their own.',
    'Twenty-five inches of scale, between the two great schools and taken seriously by both.',
  ],
  'prs-mccarty': ['A thicker body and a stop bridge, after advice from Ted McCarty himself.'],
  'mm-silhouette': [
    'Small, light, 24 frets, and four tuners one side and two on the other so every string runs straight.',
  ],
  'gl-asat-classic': ['Leo Fender’s last word on the subject, with a boxed saddle bridge that rings.'],
  'gl-legacy': ['The dual-fulcrum vibrato is the best thing Leo drew after 1965.'],
  'dano-u2': ['Masonite, poplar and pickups inside lipstick tubes: nobody has found a better use for any of them.'],
  'dano-3021': ['Two short horns and a seal-shaped guard; the tubes hand over a clean tone no one else has.'],
  'supro-dual-tone': ['The pickups look like humbuckers and are not; they are brighter and ruder.'],
  'airline-7214': ['Sold by mail order from Chicago, built by Valco, wired like a radio.'],
  'mosrite-ventures': ['A tiny nut, frets almost flush and a zero fret; fast hands settle in within a song.'],
  'tokai-springy': ['The copy that made lawyers travel.'],
  'tokai-love-rock': ['Long tenon, correct top carve and a name that the translator might have questioned.'],
  'yamaha-sg2000': ['Neck through the body, a brass block under the bridge and the weight to prove it.'],
  'hagstrom-viking': ['A Swedish semi with an H-shaped truss rod, so the neck is thin and stays so.'],
  'heritage-h535': ['Made at 225 Parsons Street by people who stayed when the name moved to Nashville.'],
  'heritage-h150': ['The same floor, the same machines, another name on the headstock.'],
  'ibanez-artist': ['Super 70s or Super 58s, a tri-sound switch on some, and fretwork to learn from.'],
  'guild-starfire-iii': [
    'Hollow, single-cut and with a Guild Bigsby; the small humbuckers sound larger than they look.',
  ],
  'guild-starfire-v': ['Hoboken made the thinline with a master volume on the horn, where your finger already is.'],
  'guild-s100': ['The SG shape with a phase switch and a bridge that lets go of nothing.'],
  'harmony-rocket': [
    'Gold-foil DeArmonds, a bound hollow body and one of the best cheap neck pickups ever made.',
    'The truss rod is real from 1960 on, a rare thing at this price.',
  ],
  'kay-k161': ['The Thin Twin of Jimmy Reed: pickups hidden under a plate, with blades inside.'],
  'collings-i35': ['Laminated in Austin, hollow where it counts, and finished like a watch.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
