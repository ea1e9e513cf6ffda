import type { OriginKey } from '../../generate/life-rules.ts';

/** Where it has been. {city}, {since} and {decade} are filled in. */
export const origins: Readonly<Record<OriginKey, readonly string[]>> = {
  receipt: [
    'One family since new; the receipt from a shop in {city} is still in the pocket of the case.',
    'The first owner kept the receipt and the hang tag, and his daughter kept {the}.',
  ],
  grandson: [
    'The first owner’s grandson brought it in from {city} and stayed while we measured it.',
    'A grandfather’s {noun} from {city}, and the grandson plays drums.',
  ],
  church: [
    'It spent its Sundays in a church band in {city}, which is kinder to {a} than most bars.',
    'Twenty years of Sundays in {city}, and never once left in the car.',
  ],
  closet: [
    'It lay in a closet in {city} from {since} until this spring, on its side, with the strings slack.',
    'Someone in {city} put it away in {since} and forgot which closet.',
  ],
  studio: [
    'A studio in {city} kept it on a hook for visiting players, and changed nothing on it but what wears out.',
    'House {noun} of a small studio in {city}; three producers asked where it went.',
  ],
  teacher: [
    'A teacher in {city} gave lessons on it, so the first position has seen more than the rest.',
    'Its last owner taught in {city} and wiped it down after every hour.',
  ],
  trade: [
    'Traded in here against something louder.',
    'It came in as part of a trade, and two of us hoped the other party would change his mind.',
    'Somebody needed a van, we needed one of these.',
  ],
  returned: [
    'We sold it once before, in {since}, and are glad to have it back.',
    'An old acquaintance: it left this room in {since} and came home without a new scratch worth naming.',
  ],
  estate: [
    'From an estate near {city}, where it hung in a room without direct sun.',
    'It belonged to a doctor in {city} who played every evening and told nobody.',
  ],
  touring: [
    'Eleven seasons on the road with a band from {city}, and it never missed a date.',
    'A sideman from {city} toured with it until {since} and then bought a house.',
  ],
  second: [
    'Two owners, both in {city}; each wrote his name on a card that stays in the case.',
    'The second owner found it in {city} in {since} and has done right by it.',
  ],
  collection: [
    'Out of a small collection in {city} that was played on Sundays, one each week.',
    'A collector in {city} is keeping his three best. This was the fourth.',
  ],
  band: [
    'Bought for a band in {city} that lasted two summers.',
    'It belonged to the rhythm section of a band from {city} that almost made it.',
  ],
  mine: [
    'Walt has had it since {since} and plays something else now.',
    'Walt’s since {since}; it deserves more evenings than he has.',
    'Walt bought it in {city} on a day off in {since}, and it has lived in his back room since.',
    'It was Walt’s second one of these, and the other is the one his son wants.',
    'Forty years of dance halls, and this came along for the last of them.',
    'Walt found it in {city} between two weddings, in {since}.',
  ],
  asheville: [
    'It came to our bench in Asheville from {city}, with two strings and a story we could not verify.',
    'Found in {city}, opened, cleaned, and left alone where it deserved to be.',
    'Ines drove to {city} and back in a day for this one.',
  ],
  recent: [
    'Bought new in {since}, played at home, kept in its case.',
    'The first owner moved to something smaller; it has been out of the house perhaps ten times.',
    'Hardly a year of playing on it, spread over {years}.',
  ],
  handed: [
    'It changed hands once, in {city}, and shows it hardly anywhere.',
    'Second owner, first setup: it got both here.',
    'One careful owner in {city}, and before that a shop window.',
    'Sold in {city} to somebody who meant to practise.',
  ],
  pawn: [
    'A pawnbroker in {city} rang us before he hung it up.',
    'It was on the top shelf of a pawnshop in {city}, behind a saxophone.',
  ],
  road: [
    'It crossed the country from {city} on a back seat in {since}.',
    'Carried from {city} by train, with its own ticket.',
  ],
  celebrity: [
    'It is on two records you know. The letter that says so goes with it; the name we tell on the phone.',
    'A name from the charts of {decade} owned it, and the tour manager’s letter comes along.',
  ],
  danceband: [
    'Played in a dance band in {city} until the band ran out of dancers.',
    'A hotel orchestra in {city} bought it, and the leader took it home in the end.',
  ],
  school: [
    'A school in {city} sold off its instrument room, and this was the one worth the drive.',
    'It was school property in {city}, as a small brass plate inside still says.',
  ],
  letter: [
    'It arrived from {city} with a letter of three pages about where it has been.',
    'The owner in {city} kept a notebook on it: strings, dates, weather.',
  ],
  ours: [
    'One of us played it through two winters before letting go.',
    'It stood by the bench for a month because everyone who passed picked it up.',
  ],
  porch: [
    'It lived on a porch in {city} in dry weather and over the piano in wet.',
    'Forty summers on the same porch near {city}, brought in every night.',
  ],
};
