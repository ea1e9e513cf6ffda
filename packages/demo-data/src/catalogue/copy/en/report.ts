import type { FinishState } from '../../generate/life-rules.ts';

export const topics = {
  finish: 'Finish',
  parts: 'Parts',
  neck: 'Neck',
  sound: 'Sound',
  cabinet: 'Cabinet',
  electronics: 'Electronics',
  speaker: 'Speaker',
} as const;

/** The lacquer, by what happened to it. */
export const finishStates: Readonly<Record<FinishState, readonly string[]>> = {
  asNew: [
    'No marks that the lamp could find.',
    'As new; two swirls from a cloth under strong light.',
    'Clean all over, with the film still on one cover.',
    'Nothing but a trace of polish.',
  ],
  clean: [
    'Clean original finish with a handful of fine scratches on the back.',
    'Two small dings on the edge, otherwise bright and even.',
    'Original finish, one mark the size of a coin, gloss unbroken.',
    'Light swirls, no chips, colours as they were.',
  ],
  checked: [
    'Original lacquer with fine checking across the lower bout and one belt mark on the back.',
    'Checked all over like old porcelain, no loss of colour but at the forearm.',
    'Original finish, checked along the grain; small dings on the edges, each down to the first coat only.',
    'Fine checking, two chips at the edge, and the colour faded evenly.',
  ],
  worn: [
    'Worn to the wood under the forearm and at the edge, all of it by playing.',
    'Finish gone in the usual places: forearm, back of the neck, lower edge.',
    'Plenty of dings and a rubbed back; nothing is hidden and nothing is loose.',
    'Lacquer worn through at the waist and behind the first three frets.',
  ],
  refinished: [
    'Refinished long ago in thin lacquer; the work is clean and so are the edges.',
    'Not its first finish. The second one is nitro, sprayed thin and already checking.',
    'Refinished to the original colour by someone who knew how; small dings since.',
    'Stripped once and refinished well. Under black light it says so at once.',
  ],
  overspray: [
    'Original colour under a clear overspray from the seventies.',
    'A coat of clear was sprayed over the original lacquer; it is thin and it is there.',
  ],
  plated: [
    'Metal dulled where the arm rests, engraving crisp, no dents.',
    'The surface is pitted here and there and handsome in low light; no dents.',
    'Rubbed at the forearm, sound everywhere else.',
    'Two dings on the edge and no rust under them.',
  ],
  painted: [
    'Paint chipped at the edges, lettering complete.',
    'Traces of hook tape underneath, a clean face.',
    'Box scratched by travel, legends readable.',
    'A few chips down to metal, the old rubber still below.',
  ],
  tired: [
    'Chips, cracks in the lacquer and a patch of bare wood where something leaned on it.',
    'The finish has had a hard life: scraped edges, a sticker’s ghost on the back.',
    'Rough to look at, sound to the touch; nothing has been touched up.',
  ],
};

/** The neck of a stringed instrument. {action}, {frets} and {life} are filled in. */
export const neckLines: readonly string[] = [
  'Straight, with the rod where it should be. Action {action} at the twelfth.',
  'Straight under string tension, relief a hair. Action {action} at the twelfth fret.',
  'No twist and no hump; {action} at the twelfth with room to go either way.',
  'Relief of two sheets of paper, action {action}, no dead note on {frets}.',
  'It stays straight with tens and with elevens. {action} at the twelfth.',
  'Sighted, measured, played: straight. Action {action} on the bass side.',
  'The joint is tight and the angle is right; {action} at the twelfth.',
  'A touch of relief by intent. Action {action}; ask and we set it lower.',
];

export const fretLines = {
  original: [
    'Original frets, about {life} percent left.',
    'The frets are its own, with {life} percent of their height.',
    'Original fretwork; light grooves in the first position, {life} percent left.',
  ],
  dressed: [
    'Frets dressed once, {life} percent left.',
    'A single fret dress, ours, leaving {life} percent.',
    'Levelled and crowned at the bench; {life} percent remain.',
  ],
  refret: [
    'Refretted to the original gauge; {life} percent left.',
    'New frets of the right width, ends rounded; call it {life} percent.',
    'A clean refret, with the binding nibs respected where there are any; {life} percent left.',
  ],
} as const;

export const allParts: readonly string[] = [
  'All parts are accounted for.',
  'Nothing missing.',
  'The small parts are there too: screws, springs, washers.',
  'Covers and plates have been off and on with the right screwdriver.',
  'Knobs and plates match in age and in wear.',
];
export const projectParts: readonly string[] = [
  'Sold as a project: it needs the bench before it needs a player.',
  'It wants work, and the price says how much.',
  'Complete enough to begin with, not enough to play tonight.',
];
export const cabinetLines: readonly string[] = [
  'Joints tight, baffle flat, handle sound.',
  'Dry inside, with the paper label readable.',
  'Covering worn at the corners; joints tight.',
  'Feet, handle and corners as they were.',
  'A cigarette burn on the top and a ring from a glass, both period.',
];
export const electronicsLines: readonly string[] = [
  'Every control smooth, voltages as on the drawing.',
  'Bias measured at both valves and written on a card inside.',
  'Transformers bear dates that agree with the chassis.',
  'Coupling capacitors are the first ones and do not leak.',
  'Checked on the bench for two hours at full voltage.',
];
export const speakerLines: readonly string[] = [
  '{speaker}, no rub, no tear.',
  '{speaker}; the cone is supple and the surround sound.',
  '{speaker}, with a date code that suits the amplifier.',
  '{speaker}: a small repair to the paper, inaudible.',
];
export const closers: readonly string[] = [
  'Try it against anything else on the wall; it does not mind.',
  'Ask us for the recording; it says more than this page.',
  'There is nothing to do but tune it.',
  'It wants to be used, and says so.',
  'Come and hear it before noon, when the room is quiet.',
  'It does not pretend to be anything else, and neither does the price.',
  'We put it on the wall twice and took it down three times.',
  'If you have been waiting for one, the waiting can stop.',
  'Bring the one you have and compare; we will make coffee.',
  'The pictures are fair to it, the sound is kinder.',
  'Somebody will play it at a wedding and somebody will cry.',
  'Set up, strung up, in the window on Thursdays.',
  'We would say more, but it is time to play it again.',
  'Not the prettiest we have, and the first one we pick up.',
  'Write to us if you want the numbers that are not on the plate.',
  'We would lend it to a friend, which is the same as selling it.',
  'There are two like it in the county, and the other is not for sale.',
  'It goes out with fresh strings and the receipt for nothing else.',
  'Sit down with it. Standing comes later.',
  'It will be missed on the wall, mostly by us.',
  'Ask for a video of the frets; we take those by daylight.',
  'The first chord decides. Ours was an E.',
];
export const gearClosers: readonly string[] = [
  'Bring your own guitar; ours flatter everything.',
  'Tested for longer than it needed, because we liked it.',
  'Plug in, wait a minute, and argue with us afterwards.',
  'It leaves here checked and labelled with the date.',
  'It does one thing, and you will know within a minute whether it is yours.',
  'We use one like it ourselves.',
];
export const projectClosers: readonly string[] = [
  'A winter’s work for somebody patient.',
  'For the bench, not for the stage, until you say otherwise.',
  'Everything that is wrong with it is written below.',
  'A good skeleton. Bring your own evenings.',
];
