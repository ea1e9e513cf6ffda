import { hasPostalRegions, regionsOfPostalCode } from './postal-regions.ts';
import { findUsCities, onlyCityOf, servesCity } from './us-cities.ts';

/** What of an address says where it lies. */
export type Locality = {
  readonly countryIso: string;
  readonly regionIso: string | null;
  readonly city: string;
  readonly postalCode: string | null;
};

export type LocalityField = 'city' | 'region' | 'postalCode';

/** A field that disagrees with the others. */
export type LocalityIssue = {
  readonly field: LocalityField;
  readonly code: 'region-mismatch' | 'city-mismatch' | 'postal-code-mismatch' | 'postal-code-unknown';
  /** What would agree: the ISO code of a region, or a city. Null where that is unknown. */
  readonly suggestion: string | null;
};

/** A city that mail with this code does not reach, in the regions where the code lies. */
function cityIssue({ city, countryIso }: Locality, postalCode: string, regions: readonly string[]): LocalityIssue[] {
  const namesakes =
    countryIso === 'US' ? findUsCities(city).filter(({ regionIso }) => regions.includes(regionIso)) : [];
  if (namesakes.length === 0 || namesakes.some((known) => servesCity(known, postalCode))) return [];
  return [{ field: 'city', code: 'city-mismatch', suggestion: onlyCityOf(postalCode) ?? null }];
}

/** Which of region and postal code is wrong, when they disagree: where the city agrees with the region, it is the code. */
function regionIssue({ city, countryIso, regionIso }: Locality, regions: readonly string[]): LocalityIssue {
  const isCityInRegion = countryIso === 'US' && findUsCities(city).some((known) => known.regionIso === regionIso);
  const isCityAtCode = countryIso === 'US' && findUsCities(city).some((known) => regions.includes(known.regionIso));
  if (isCityInRegion && !isCityAtCode) return { field: 'postalCode', code: 'postal-code-mismatch', suggestion: null };
  const [only, ...others] = regions;
  return { field: 'region', code: 'region-mismatch', suggestion: others.length === 0 ? (only ?? null) : null };
}

/**
 * Checks city, region and postal code of a locality against each other, where the country's postal codes tell: the United States
 * (by the ranges of the postal service and the largest cities), Canada and Australia. Empty when nothing disagrees.
 */
export function validateLocality(locality: Locality): readonly LocalityIssue[] {
  const { countryIso, regionIso, postalCode } = locality;
  if (!hasPostalRegions(countryIso) || postalCode === null) return [];
  const regions = regionsOfPostalCode(countryIso, postalCode);
  if (regions.length === 0) return [{ field: 'postalCode', code: 'postal-code-unknown', suggestion: null }];
  if (regionIso === null || regions.includes(regionIso)) return cityIssue(locality, postalCode, regions);
  const issue = regionIssue(locality, regions);
  return issue.field === 'region' ? [issue, ...cityIssue(locality, postalCode, regions)] : [issue];
}
