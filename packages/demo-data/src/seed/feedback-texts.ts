/** What a demo buyer wrote, and perhaps what the seller answered. */
export type DemoFeedback = {
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly answer?: string;
};

/** Told in turn, in the languages of the shop. */
export const feedbackTexts: readonly DemoFeedback[] = [
  {
    stars: 5,
    text: 'Exactly as described, dings and all. The neck had been measured for me before it left. Double boxed.',
  },
  { stars: 5, text: 'It played in tune out of the case. I have bought new guitars that were set up worse.' },
  {
    stars: 4,
    text: 'Lovely thing, honest description. The case latch was bent in transit; a screwdriver put it right.',
    answer: 'Thank you for telling us. A new latch is in the post.',
  },
  {
    stars: 5,
    text: 'Parfaitement emballée, manche détendu, tout comme dans le rapport. Réponse à mes questions dans l’heure.',
  },
  { stars: 5, text: 'Asked three fussy questions about the frets and got three answers in hundredths of an inch.' },
  { stars: 5, text: '' },
  {
    stars: 3,
    text: 'The instrument is fine. It took nine days to leave, and I had to ask twice where it was.',
    answer: 'You are right, and we are sorry: our bench was behind. We now write before anybody has to ask.',
  },
  {
    stars: 5,
    text: 'The repair at the headstock was described to the millimetre, which is why I trusted the rest. Rings like a bell.',
  },
  { stars: 4, text: 'Conforme à la description, un peu plus lourde que je ne pensais. L’étui d’origine est superbe.' },
  { stars: 5, text: 'Third one from here. Same care each time, and the old strings were left on as I had asked.' },
  { stars: 5, text: 'Pickups read what the listing said. The seller even told me which pot was not original.' },
  { stars: 4, text: 'Good guitar, fair price. Would have liked a picture of the cavity without asking.' },
  {
    stars: 5,
    text: 'Vendeur sérieux. La guitare est arrivée accordée, ou presque, ce qui en dit long sur l’emballage.',
  },
  {
    stars: 2,
    text: 'One tuner slips, which was not mentioned. Playable, but I expected to be told.',
    answer:
      'It held when we measured it, but you are the one who plays it. The refund for a set of tuners is on its way.',
  },
  {
    stars: 5,
    text: 'Humidity pack in the case, strings slackened, fragile written on every side. My courier was impressed.',
  },
  { stars: 5, text: 'Sounds the way the old records do. Nothing hidden.' },
  { stars: 4, text: 'Envoi soigné, échanges agréables. Le vernis est plus fatigué au dos que je ne l’imaginais.' },
  { stars: 5, text: 'Bought it for my daughter. She has not put it down.' },
];

/** How buyers sign. */
export const initials = [
  'A. M.',
  'J. T.',
  'C. D.',
  'R. B.',
  'L. F.',
  'M. G.',
  'S. K.',
  'P. L.',
  'E. W.',
  'N. O.',
  'H. V.',
];
