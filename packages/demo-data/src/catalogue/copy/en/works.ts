import type { WorkKey } from '../../generate/life-rules.ts';

/** Work done: a fragment for the subtitle, then sentences of which the description takes one and the report another. */
export const works: Readonly<Record<WorkKey, readonly [short: string, ...sentences: string[]]>> = {
  'tuners-replaced': [
    'replaced tuners',
    'The tuners were replaced; the old holes are filled and hidden.',
    'Newer tuners, fitted without new holes, and the old ones are in a bag.',
    'Somebody wanted tuners that hold. These do.',
  ],
  'pots-replaced': [
    'replaced pots',
    'Two pots are newer, the harness is otherwise as it left the factory.',
    'New volume pot, old solder everywhere else.',
    'The controls were gone through: new pots of the old value.',
  ],
  'pickup-rewound': [
    'one pickup rewound',
    'One pickup was rewound to its old reading and sits with the others as before.',
    'The neck pickup went quiet in the nineties and was rewound by hand.',
    'A rewind on one coil, done well, noted on the base plate.',
  ],
  'nut-replaced': [
    'new bone nut',
    'The nut is new, of bone, cut at our bench.',
    'A bone nut replaces the worn one; the old one is in the case.',
    'The slots had worn low, so there is a new nut of bone.',
    'Only the nut is ours; it took an afternoon and a good file.',
    'A fresh nut, polished, and the open strings agree with the fretted ones again.',
  ],
  'bridge-replaced': [
    'replaced bridge',
    'The bridge is a later one and intonates better than the old.',
    'Replaced bridge; the original, worn at two saddles, comes along.',
  ],
  'switch-replaced': [
    'new switch',
    'A new switch, since the old one had begun to choose for itself.',
    'The selector was replaced, its wires were not.',
  ],
  'headstock-repair': [
    'headstock repaired',
    'The headstock was broken once and put back clean, with hide glue and two splines.',
    'A headstock repair, old and stable; you feel it with a thumbnail and hear it never.',
    'Repaired behind the nut. The price knows.',
  ],
  'extra-holes': [
    'filled holes',
    'Four small holes show where a vibrato used to be.',
    'Someone once added a strap button on the heel, and someone else filled it.',
  ],
  'neck-reset': [
    'neck reset',
    'The neck was reset at our bench, so the saddle is tall and the action has somewhere to go.',
    'Neck reset, guaranteed for five years; the angle is right to the sixteenth of an inch.',
    'It came with a neck that had leaned in. It now stands as in its first year.',
  ],
  'crack-repaired': [
    'repaired crack',
    'One hairline in the top, cleated from inside and closed.',
    'A repaired crack along the grain of the side, visible if you know where.',
    'An old drying crack beside the board is glued, cleated and quiet.',
  ],
  'bridge-acoustic': [
    'replaced bridge',
    'The bridge is a replacement of the right shape, glued where the old one was.',
    'New bridge, old footprint.',
  ],
  'bridge-plate': [
    'capped bridge plate',
    'The bridge plate had worn pin holes and has been capped with maple.',
    'Inside, the plate was repaired so that the ball ends sit where they should.',
  ],
  'braces-reglued': [
    'braces reglued',
    'Two braces had let go and were reglued with hot hide glue.',
    'We reglued one brace in the lower bout; the rattle left with it.',
  ],
  'saddle-new': [
    'new bone saddle',
    'The saddle is new, bone, and compensated by ear.',
    'A taller bone saddle went in with the setup.',
  ],
  'pickup-added': [
    'pickup installed',
    'An under-saddle pickup was fitted, with its jack at the end pin and nothing cut.',
    'There is a pickup inside, wired to the end pin; pull it out and no trace is left.',
  ],
  'binding-replaced': [
    'some new binding',
    'A stretch of binding had crumbled and was replaced; the colour is matched, not hidden.',
    'New binding along one side, aged to suit.',
  ],
  'tailpiece-replaced': [
    'replaced tailpiece',
    'The tailpiece is a later one of the same pattern.',
    'A correct tailpiece from the same years replaces the first.',
  ],
  'cone-replaced': [
    'new cone',
    'The cone is new, spun by hand, and the old one is wrapped in paper for the purist.',
    'A fresh cone went in; the buzz went out.',
  ],
  'head-replaced': [
    'new head',
    'The head is new and tuned to a G sharp.',
    'A fibre head replaces the cracked old one.',
  ],
  'fifth-peg': [
    'newer fifth peg',
    'The fifth peg is geared now, and nobody misses the old one.',
    'Only the fifth peg is newer.',
  ],
  'pegs-replaced': [
    'newer pegs',
    'The pegs were replaced with ones that turn and then stay.',
    'Newer pegs in the old holes.',
  ],
  'french-polish': [
    'French-polished top',
    'The top was French-polished again by a luthier who signed inside.',
    'Shellac on the top was renewed where the forearm rests.',
  ],
  'caps-replaced': [
    'new filter capacitors',
    'New filter capacitors, old signal path: it is quiet and it is safe.',
    'Recapped at the bench; the old parts are in an envelope with the date.',
    'The electrolytics were due and are done.',
  ],
  'three-prong': [
    'grounded mains lead',
    'A grounded mains lead replaces the two-pin one, and the death capacitor is out.',
    'Three-pin plug, fuse of the right value, nothing that bites.',
  ],
  'speaker-reconed': [
    'reconed speaker',
    'The speaker was reconed on its own frame; date codes agree.',
    'A fresh cone on the old magnet.',
  ],
  'speaker-replaced': [
    'replaced speaker',
    'The speaker is a later one. It suits, and the first is gone.',
    'A newer speaker handles the volume the old one could not.',
  ],
  'valves-new': [
    'new output valves',
    'New output valves, matched and biased this month.',
    'Fresh power valves; the preamp ones are old and good.',
  ],
  'transformer-replaced': [
    'replaced output transformer',
    'The output transformer was rewound to the old sheet.',
    'A new output transformer of the right make; the old one is in the box.',
  ],
  'grille-replaced': [
    'new grille cloth',
    'The grille cloth was replaced and has begun to yellow in sympathy.',
    'New cloth in front, old wood behind.',
  ],
  'jack-replaced': [
    'new jacks',
    'Both jacks are new, as they ought to be at this age.',
    'The output jack was replaced, the board left alone.',
  ],
  'footswitch-replaced': [
    'new footswitch',
    'A new footswitch, because the old one clicked and nothing happened.',
    'The switch is newer and feels the same under a boot.',
  ],
  'power-jack': [
    'added power socket',
    'A nine-volt socket was added on the side.',
    'It takes a modern supply through an added socket.',
  ],
};

/** Nothing has been changed. */
export const untouched: readonly string[] = [
  'Nothing has been changed, and we looked for it.',
  'Every part that can be dated agrees with the others.',
  'Solder, screws and dust: all as it left the factory.',
  'It is original down to the screws, one of which is a little proud of it.',
  'No one has improved it, for which we are grateful.',
  'All its parts were born together.',
  'We took it apart, found nothing to report, and put it together again.',
  'Original in everything but the strings.',
  'It has been left alone, which is rarer than it sounds.',
  'We checked inside and underneath: nothing but age.',
  'Whoever owned it had no screwdriver, or no curiosity.',
  'The dates inside are two months apart, as they ought to be.',
  'Its second life has not begun: everything is from the first.',
  'We wrote “none” in the column for changes and read it twice.',
  'The small parts that always go missing did not.',
  'As far as lamp and mirror can tell, nobody has been in here before us.',
];

/** Newer than ten years and unmodified: nobody marvels at that. */
export const untouchedRecent: readonly string[] = [
  'No changes, no stories, and the paperwork is complete.',
  'It is as delivered, apart from the setup we gave it.',
  'Nothing replaced and nothing missing.',
  'Papers, keys and the plastic bag for the keys are all there.',
  'Unmodified; the only thing added is a set of strings.',
  'All of it is as bought, and the battery of tests found no fault.',
];
