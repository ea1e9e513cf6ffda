/** What is worth knowing about a model, by its key. */
export const acousticNotes = {
  'j-45-42': [
    'War years: whatever wood was there, a banner on the head and no adjustable rod in many of them. They are light and they roar.',
  ],
  'j-45-46': [
    'Script logo until 1947, block letters after, and scalloped braces into the middle fifties.',
    'Slope shoulders and a short scale: the workhorse that never asked for a stable.',
  ],
  'j-45-55': [
    'The adjustable bridge turned up as an option in 1956; a bone saddle in its place wakes the top.',
    'Tall unscalloped braces make it drier than the forties ones, which is what many records want.',
    'Twenty frets and the larger guard; strummed close to the hole it sounds like a whole band of brushes.',
  ],
  'j-45-modern': [
    'Built in Bozeman to the old dimensions, with a soft V neck or a round one according to the year.',
    'The one acoustic we can hand to anyone who asks for a singer’s guitar.',
    'Scalloped braces and nitro lacquer: it opens up in the first three years and stays there.',
  ],
  'j-50-47': [
    'A J-45 whose top was clean enough to go without sunburst.',
    'Same braces, same back, and the spruce has turned the colour of honey on its own.',
  ],
  'southern-jumbo-46': ['Parallelograms, a bound board and a little more brace than its plain brother.'],
  'hummingbird-60': [
    'Square shoulders, short scale and a guard that half the country can draw from memory.',
    'Cherry dye of the early sixties goes to lemon and rust; the ones kept in cases look almost rude.',
  ],
  'hummingbird-modern': [
    'Quiet under the voice, which is the whole point of it.',
    'Montana has built it for thirty years now and the tops are thinner than in the originals’ late days.',
  ],
  'dove-62': ['Maple back, long scale, a bridge with pearl doves: it cuts where the Hummingbird blends.'],
  'j-160e-62': [
    'A ladder-braced top of laminated spruce with a P-90 at the end of the board. Play it through an amp and it makes sense at once.',
  ],
  'j-200-52': [
    'Moustache bridge, seventeen inches of maple, and a strum you can lean on.',
    'The pickguard flowers were engraved and painted by hand until plastic printing took over.',
  ],
  'j-200-64': ['A metal Tune-o-matic sat in some of these bridges; where it has been replaced, the sound came back.'],
  'j-200-modern': [
    'The Montana SJ-200 brought back scalloped braces and the deep jumbo bark.',
    'Big, but the waist sits well on the knee.',
  ],
  'j-185-51': [
    'Sixteen inches of maple with iron crosses on the bridge: fewer than three hundred made, and one of the best ideas of the fifties.',
  ],
  'l-00-32': [
    'Fourteen and three quarter inches, an X brace like a feather, and a neck joint at the fourteenth.',
    'The Depression’s best bargain; it records as if someone had already done the mixing.',
    'Firestripe or tortoise guard, and a V that fits the hollow of the hand.',
  ],
  'l-1-28': ['The first flat-top Ls were ladder or H-braced, later ones X; look inside before you assume.'],
  'lg-2-46': [
    'X-braced and fourteen inches wide: the LG for people who record.',
    'The banner years are collected; the fifties ones are played.',
  ],
  'lg-0-60': [
    'Mahogany all over, ladder braces, and a dry little voice blues players pay for late at night.',
    'Many lost a plastic bridge to a wooden one, and all the better.',
  ],
  'b-25-62': [
    'The LG-2’s successor with a slim neck; a fixed saddle suits it.',
    'Small enough to sing over without raising your voice.',
  ],
  'c-1-60': ['A Kalamazoo classical with fan braces: warmer than its name suggests and very cheap for what it is.'],
  'tg-00-34': [
    'An L-00 body with four strings; tune it in fifths or like the top of a guitar, nobody checks.',
    'The body is large for a tenor, and so is the low C.',
  ],
  'tg-0-63': ['Mahogany, ladder-braced, and light as a cigar box.'],
  'l-5-29': [
    'Sixteen inches, parallel bars and the varnish of Lloyd Loar’s last seasons: the guitar that pushed the banjo out of the band.',
  ],
  'l-5-37': [
    'Advanced to seventeen inches in 1935 and louder than the trumpets liked.',
    'Bookmatched spruce, X braces for a few years, then parallel again: each has its voice.',
  ],
  'l-7-48': [
    'An L-5 in working clothes: the same carved top, plainer trim.',
    'Dance-band rhythm, four to the bar, and it needs no amplifier for that.',
  ],
  'l-50-50': [
    'Carved top, pressed back, trapeze and dots or trapezoids: the entry to real archtops.',
    'Put a flatwound set on and the chunk is immediate.',
  ],
  'super-400-36': ['Eighteen inches, engraved tailpiece, and a case that needs its own seat.'],
  'l-5ces-51': ['The carved L-5 with pickups let into the top; feedback was the price, and plenty paid it.'],
  'texan-58': [
    'J-45 body, Epiphone’s long scale and a voice on top of the band. Someone wrote a song about yesterday on one.',
    'The neck is often slimmer than its Gibson sister’s.',
  ],
  'frontier-62': ['Maple sides, cactus and rope on the guard, and a chop that stops a room.'],
  'ej-200': [
    'The look of the big one, and more volume than the price admits.',
    'Select spruce over laminated maple: it does not mind a damp stage.',
  ],
  'cortez-58': ['An LG-2 by another name, often for a third less.'],
  'classic-seville': ['Kalamazoo’s student classical; fan-braced, wide and unhurried.'],
  'caballero-tenor': ['All mahogany, four strings, made on the same benches as the LG-0.'],
  'emperor-36': ['Eighteen and a half inches of New York spruce with a Frequensator underneath.'],
  'deluxe-37': ['Epaminondas Stathopoulo’s answer to the L-5, and the flower inlays are prettier.'],
  'triumph-38': [
    'The player’s Epiphone: carved spruce, maple back, few ornaments.',
    'Freddie Green’s chair would have known this sound.',
  ],
  'broadway-63': ['New York pickups first, mini-humbuckers later, and a full-depth body that still speaks unplugged.'],
  'rancher-54': [
    'Triangular hole, seventeen inches, a G burned in the top. Subtle it is not, and it strums like a fair.',
  ],
  'jim-dandy': ['A new take on the Rex parlors: twenty-four inches, ladder braces, and fun from the first chord.'],
  'honey-dipper': ['A bell-brass body with a hand-spun cone, for slide at kitchen-table prices.'],
  'synchromatic-39': ['Cat’s-eye holes and a stairstep tailpiece: Brooklyn’s idea of an airliner.'],
  'country-club-54': ['Seventeen inches and two DynaSonics; a rhythm box that grew a temper.'],
  'd-28-34': [
    'Herringbone, Brazilian rosewood, Adirondack spruce and scalloped braces: the four things every dreadnought since has tried to be.',
  ],
  'd-28-47': [
    'Herringbone is gone and the braces are straight, the rosewood is Brazilian to the end of 1969.',
    'From 1958 the Klusons gave way to Grovers, and from the middle of 1964 the bridge plate grew.',
    'The boom is still there; it just stands a little further back than before the war.',
  ],
  'd-28-70': [
    'Indian rosewood and the large bridge plate: heavier, longer in the bass, and made for bands.',
    'The truss rod became adjustable in 1985. Before that a heat press does the talking.',
    'Nine out of ten bluegrass jams have one of these in the corner.',
    'A reset neck turns the seventies ones from good to frightening.',
  ],
  'd-28-2017': ['Forward-shifted braces and a wider nut since 2017: the standard guitar got its standard back.'],
  'hd-28-76': [
    'Scalloped braces and herringbone returned in 1976, and the bass came home with them.',
    'It shakes the shirt you are wearing.',
  ],
  'd-18-34': ['Mahogany instead of rosewood: less bass, more answer, and a weight you notice in the case.'],
  'd-18-47': [
    'Straight braces and mahogany make the fundamental come first, which microphones love.',
    'The fifties ones are light; the late sixties ones have the big plate. Both flatpick.',
    'Dry, even, honest in the middle.',
  ],
  'd-18-70': [
    'The quiet bargain of the Martin list, once the neck is set right.',
    'Rosewood board and bridge in place of ebony; nobody has complained.',
  ],
  'd-35-66': [
    'Three-piece back, thinner braces, bound neck: designed to use narrow rosewood and liked for what came of it.',
    'Softer attack, wide bass: a strummer’s Martin.',
  ],
  'd-45-68': ['Abalone around everything, and the sound of a very good D-28 inside.'],
  'd-12-28-70': ['Twelve strings on twenty frets; leave it a half step down and it thanks you for decades.'],
  'om-28-30': [
    'Fourteen frets for a banjo player who asked, a long scale and a pyramid bridge: the first modern flat-top.',
  ],
  'om-28-modern': [
    'Long scale, 1¾ nut and scalloped braces: fingers first, pick welcome.',
    'The pattern that every small builder learned on.',
  ],
  'om-18-modern': ['Hide glue throughout, scanned from a 1933 in the factory’s own museum.'],
  '000-28-47': ['Short scale and Brazilian rosewood: every note arrives with its own small room.'],
  '000-18-34': ['Scalloped, mahogany, and light enough to move when you talk to it.'],
  '000-18-47': [
    'A short-scale triple-0 is the guitar people buy last and keep.',
    'Bends easily and sits in a mix without asking.',
  ],
  '000-28ec': [
    'A 1939 pattern, abalone logo and a V-shaped neck you either love or hand back.',
    'The short scale is the secret, not the signature.',
  ],
  '000-15m': [
    'Mahogany everywhere, satin finish, no ornament: warm, quick and unafraid of a bus.',
    'It takes a microphone better than guitars at three times the price.',
  ],
  '00-18-47': [
    'Fourteen and five sixteenths inches, and not one of them wasted.',
    'Folk revival stages were full of them, mostly because they carried.',
  ],
  '00-17-35': [
    'All mahogany and as plain as bread.',
    'The top loosens with age and the bass gets a little rude, in the best way.',
  ],
  '0-18-46': ['Small and straight-faced; a parlour guitar with a grown-up neck.'],
  '0-17-31': [
    'Cheap in 1931, when cheap still meant Nazareth.',
    'Twelve frets on the early ones, fourteen later, and both have their party.',
  ],
  '00-21-1895': ['Gut-strung in its youth, so the braces are fine as matches: light steel or silk at most, please.'],
  '00-28g': ['Nazareth’s gut-string with fan braces and Brazilian rosewood.'],
  '00-18c': ['Martin’s nylon years; fan braces, a long scale and a voice between Madrid and Pennsylvania.'],
  'j-40': ['Sixteen-inch jumbo with rosewood: cleaner in the bass than a dreadnought.'],
  '0-18t': [
    'Nick Reynolds sold a thousand of these from a stage with striped shirts.',
    'A full 0 body keeps a tenor from sounding like a toy.',
  ],
  '5-17t': ['The size that fits an overhead locker, in mahogany.'],
  'r-18': ['Martin’s archtop: carved top, flat thinking, and a voice all of its own.'],
  'guild-d35': [
    'Mahogany Guild of the Westerly years: thick finish, stubborn neck, big heart.',
    'Built strong enough to survive students, and it did.',
  ],
  'guild-d55': ['The top Guild dreadnought; rosewood, ebony, and a bass like a slow train.'],
  'guild-f50': ['Arched maple back, so it throws the sound forward by itself.'],
  'guild-f212': ['Two truss rods and a mahogany box: the twelve-string that stays flat.'],
  'guild-f30': [
    'Fifteen and a half inches, short scale: the Guild you hear under half the folk records of 1966.',
    'Small waist, quick answer, and no wolf notes.',
  ],
  'guild-m20': ['Mahogany, tiny, and on a record sleeve in blue.'],
  'harmony-sovereign': [
    'Solid spruce and mahogany from Chicago, ladder-braced, once thirty-nine dollars.',
    'Jimmy Page wrote on one. A neck reset costs more than it did new, and is worth it.',
  ],
  'harmony-h165': [
    'Solid mahogany front and back, sold through catalogues and barber shops.',
    'Ladder bracing and a short voice: the blues in a straight line.',
  ],
  'harmony-tenor': ['Birch, stencil and honest; strung lightly it will outlive us.'],
  'harmony-patrician': ['Carved top at a mail-order price: comping, and little else, superbly.'],
  'stella-parlor': [
    'Birch with a painted grain; the pearl is plastic and the sound is not.',
    'Made in Chicago for anyone with a few dollars and a porch.',
  ],
  'washburn-1890': ['Lyon & Healy steam-bent Brazilian rosewood by the shipload; gut or silk only.'],
  'larrivee-om03': [
    'All solid, satin, made in Canada or California: the hundredth one we have sold and the hundredth that was right.',
    'Symmetrical braces of Jean Larrivée’s own; even from string to string.',
  ],
  'larrivee-p09': ['A parlor that does not sound boxed in.'],
  'alvarez-dy57': ['Kazuo Yairi’s bench in Gifu signed and dated every one on the heel block.'],
  'collings-d1': ['Tight, clear and quick; a dreadnought that does not forgive a lazy pick and rewards a good one.'],
  'collings-d2h': [
    'Herringbone from Austin, with joints you have to look for.',
    'Rosewood under control: all the bass, none of the mud.',
  ],
  'collings-cj': ['Slope shoulders after the Gibson pattern, built as if a clockmaker had cared.'],
  'collings-om1': [
    'Mahogany OM, dry and fast; a studio’s favourite.',
    'Bill Collings thought the bevel at the hole mattered. He was usually right.',
  ],
  'collings-om2h': [
    'Rosewood OM with a voice like a good piano in a small room.',
    'Fingerstyle players come for one note and stay an hour.',
  ],
  'collings-001': ['Twelve frets to the body, so the bridge sits where the top moves most.'],
  'collings-sj': ['Maple jumbo with ivoroid everywhere; bright, even, and loud when asked.'],
  'waterloo-wl14': [
    'Kalamazoo’s depression budget line rebuilt with care: thin finish, X or ladder, loads of dust-bowl air.',
  ],
  'scgc-om': [
    'Richard Hoover tunes every top by hand; the OM shows it at a whisper.',
    'Evenness is not dull when it is done like this.',
  ],
  'scgc-1929-00': ['All mahogany, twelve frets, from a page of 1929.'],
  'scgc-tony-rice': ['Large hole, small waist, high projection: drawn from a famous and much-repaired original.'],
  'scgc-h13': ['After the small Gibsons: a thirteenth-fret joint and a midrange with an opinion.'],
  'bourgeois-oms': ['Dana Bourgeois voices by tap and by ear, and signs when it rings.'],
  'bourgeois-slope-d': ['Slope shoulders from Lewiston, Maine: the bark of Bozeman, the finish of a violin.'],
  'lowden-o22': ['Five-piece neck, A-frame braces and a sustain you could hang washing on.'],
  'lowden-f35': ['Walnut from the west coast under cedar: quick, dark and clear at the same time.'],
  'taylor-814ce': [
    'Bolt-on neck, Expression electronics, and set up as if nobody had ever complained.',
    'The touring fingerstyle guitar, in tune on every fret from the box.',
  ],
  'taylor-322': ['Mahogany over sapele with twelve frets: dry, near and modest.'],
  'taylor-855': ['A jumbo twelve that can be tuned to pitch and stays there.'],
  'ramirez-1a-cedar': [
    'Cedar tops and 664 millimetres: Madrid’s loud years, and Segovia’s.',
    'Initials of the maker who built it are stamped on the foot inside.',
  ],
  'ramirez-flamenca': ['Cypress, low action and a golpeador already scarred as it should be.'],
  'kohno-15': ['Tokyo’s best known bench: even, exact, and lighter on the hand than the Spanish ones.'],
  'hill-signature': ['Double top and elevated board, after years of talks with players in California.'],
  'cordoba-c7': [
    'Solid cedar or spruce and a rosewood back: what we hand to every new student.',
    'Sensible neck, honest action; lessons can begin.',
  ],
  'yamaha-gc-3a': ['A grand-concert from Hamamatsu’s custom shop years, spruce and rosewood, all solid.'],
  'yamaha-fg180': [
    'Red label, Nippon Gakki, laminated and still better than it should be.',
    'Country Joe took one to a very large festival because it was in reach.',
  ],
  'goya-g10': ['Made by Levin in Gothenburg; the guitar of one governess on one mountain, give or take a number.'],
  'dangelico-excel': ['Made at 40 Kenmare Street by a man and one or two helpers, about thirty a year.'],
  'benedetto-bravo': ['Laminated on purpose, after years of carving: feedback stays home.'],
  'eastman-ar810': ['Carved by hand in a workshop that began with violins.'],
  'eastman-e10oom': [
    'Adirondack over mahogany, thin varnish-like finish: the bargain we get asked about most.',
    'Puts some of the dear ones next to it in an awkward position.',
  ],
  'blueridge-br40t': [
    'Solid spruce, a slot head and four strings: the tenor for people who want to try a tenor.',
    'Chicago tuning on Monday, fifths on Tuesday.',
  ],
  'national-style-o': [
    'Nickel over brass, sandblasted palms on the back, single cone: Honolulu on a postcard.',
    'Twelve frets until 1934, fourteen afterwards, and slide players argue about it.',
  ],
  'national-duolian': [
    'Steel body, frosted paint, one cone: the loudest thirty-two dollars of 1932.',
    'Son House’s tool: it barks first and sings after.',
  ],
  'national-triolian': ['A hula girl stencil on the back of the early ones, walnut paint on most.'],
  'national-tricone-1': ['Three six-inch cones on a T-bar: the sweet one of the family.'],
  'national-tenor': ['Three cones, four strings, German silver; made for banjo players losing work.'],
  'nrp-style-o': ['San Luis Obispo, new dies, old idea; intonates better than any from 1934.'],
  'nrp-delphi': [
    'Powder coat on steel with the cones National still spins itself.',
    'Loud enough for the pavement, civil enough for a studio.',
  ],
  'dobro-27': ['Birch ply, spider and a square neck: lap style and lightning.'],
  'dobro-37': ['Mahogany ply with bound f-holes and the spider’s long sustain.'],
  'dobro-60d': [
    'The OMI years: laminated maple, still the Dopyera family’s own spider.',
    'Country records of the seventies are full of them.',
  ],
  'regal-rd40': ['Mahogany body and spider cone: a way in.'],
  'regal-tenor-30s': ['Chicago birch, ladder braces; cowboy chords for a family of four strings.'],
  'beard-e': ['Paul Beard’s cone and legend spider; every note starts at once.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
