/** Regions of the countries whose addresses name one: code and name. Of the US also DC, the territories and the forces. */
const tables: Readonly<Record<string, string>> = {
  US: `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands|UM U.S. Minor Outlying Islands|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific`,
  CA: `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`,
  AU: `ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia`,
};

export type Region = { iso: string; name: string };

const regions: ReadonlyMap<string, readonly Region[]> = new Map(
  Object.entries(tables).map(([country, text]) => [
    country,
    text.split('|').map((entry) => {
      const space = entry.indexOf(' ');
      return { iso: entry.slice(0, space), name: entry.slice(space + 1) };
    }),
  ]),
);

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('.', '').trim();

/** The regions of a country, empty when its addresses name none. */
export function regionsOf(countryIso: string): readonly Region[] {
  return regions.get(countryIso) ?? [];
}

/** A region by its code or its name in any spelling of accents and case; undefined when the country has no such region. */
export function findRegion(countryIso: string, text: string): Region | undefined {
  const wanted = plain(text);
  return regionsOf(countryIso).find(({ iso, name }) => plain(iso) === wanted || plain(name) === wanted);
}
