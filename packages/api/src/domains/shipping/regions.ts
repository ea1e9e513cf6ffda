/** A region of a country that has regions in its addresses. */
export type Region = { readonly iso: string; readonly name: string };

const list = (text: string): readonly Region[] =>
  text.split(', ').map((entry) => ({ iso: entry.slice(0, 2), name: entry.slice(3) }));

/** States with the District of Columbia and the territories, provinces with the territories; by country. */
export const REGIONS: Readonly<Record<string, readonly Region[]>> = {
  US: list(
    'AL Alabama, AK Alaska, AS American Samoa, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, ' +
      'DC District of Columbia, FL Florida, GA Georgia, GU Guam, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, ' +
      'KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, ' +
      'MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ' +
      'ND North Dakota, MP Northern Mariana Islands, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, ' +
      'SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, VI U.S. Virgin Islands, UT Utah, VT Vermont, VA Virginia, ' +
      'WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming',
  ),
  CA: list(
    'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia, ' +
      'NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon',
  ),
};

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The region of a country by its name or ISO code; undefined for one that the country does not have. */
export function findRegion(countryIso: string, text: string): Region | undefined {
  const wanted = fold(text);
  const regions = Object.hasOwn(REGIONS, countryIso) ? REGIONS[countryIso] : undefined;
  return regions?.find(({ iso, name }) => fold(iso) === wanted || fold(name) === wanted);
}

/** Whether addresses in a country name a region. */
export const hasRegions = (countryIso: string): boolean => Object.hasOwn(REGIONS, countryIso);
