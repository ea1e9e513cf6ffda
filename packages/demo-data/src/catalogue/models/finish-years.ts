/** First and last year in which a maker sprayed a colour on instruments of its first production. */
const sprayed: Readonly<Record<string, Readonly<Record<string, readonly [first: number, last: number]>>>> = {
  Fender: {
    'fiesta-red': [1956, 1969],
    'dakota-red': [1956, 1969],
    'sonic-blue': [1956, 1972],
    'lake-placid-blue': [1958, 1973],
    'shoreline-gold': [1958, 1965],
    'inca-silver': [1958, 1965],
    'burgundy-mist': [1960, 1965],
    'foam-green': [1960, 1969],
    'surf-green': [1960, 1965],
    'candy-apple-red': [1963, 1974],
    'three-tone-sunburst': [1958, 1981],
    mocha: [1973, 1979],
    walnut: [1971, 1981],
    'wine-red': [1977, 1981],
  },
  Gibson: {
    cherry: [1959, 2030],
    'pelham-blue': [1963, 1970],
    'cardinal-red': [1963, 1970],
    'silver-burst': [1978, 1985],
    'wine-red': [1970, 2030],
  },
};
/** Later reissues may have any colour. */
const FIRST_PRODUCTION_ENDS = 1982;

/** Whether the maker had the colour in that year. */
export function finishExisted(brand: string, finish: string, year: number): boolean {
  if (year >= FIRST_PRODUCTION_ENDS) return true;
  const [first, last] = sprayed[brand]?.[finish] ?? [0, Infinity];
  return year >= first && year <= last;
}
