/** First and last three-digit prefix of postal codes. */
type Prefixes = readonly [first: number, last: number];
export type UsCity = { readonly name: string; readonly regionIso: string; readonly prefixes: readonly Prefixes[] };

/**
 * The largest cities with the prefixes of postal codes under which mail reaches them, their suburbs included: generous, so
 * that a neighbourhood's code is never taken for another city's. They tell whether region or postal code is the odd one out.
 */
const CITIES = `
AL Birmingham 350-352|AK Anchorage 995|AZ Phoenix 850-853|AZ Tucson 856-857|AR Little Rock 720-722
CA Los Angeles 900-918|CA San Diego 919-921|CA San Jose 950-951|CA San Francisco 940-941,944|CA Fresno 936-938
CA Sacramento 942,956-958|CA Long Beach 907-908|CA Oakland 945-946|CA Bakersfield 932-933|CA Anaheim 926-928
CO Denver 800-802|CO Colorado Springs 808-809|CT Hartford 060-061|DE Wilmington 197-198|DC Washington 200,202-205
FL Jacksonville 320-322|FL Miami 330-332|FL Tampa 335-336|FL Orlando 327-328|GA Atlanta 300-303,311,399
GA Savannah 313-314|HI Honolulu 967-968|ID Boise 836-837|IL Chicago 600-608|IN Indianapolis 460-462
IA Des Moines 500-503,509|KS Wichita 670-672|KY Louisville 400-402|KY Lexington 403-405|LA New Orleans 700-701
LA Baton Rouge 707-708|ME Portland 040-041|MD Baltimore 210-212|MA Boston 021-024|MI Detroit 481-483
MI Grand Rapids 493-495|MN Minneapolis 553-555|MN Saint Paul 550-551|MS Jackson 390-392|MO Kansas City 640-641
MO Saint Louis 630-631|MT Billings 590-591|NE Omaha 680-681|NV Las Vegas 889-891|NV Reno 894-895
NH Manchester 030-032|NJ Newark 070-071|NM Albuquerque 870-871|NY New York 100-119|NY Brooklyn 112|NY Buffalo 140-143
NY Rochester 144-146|NY Syracuse 130-132|NY Albany 120-123|NC Charlotte 280-282|NC Raleigh 275-276|ND Fargo 580-581
OH Columbus 430-432|OH Cleveland 440-441|OH Cincinnati 450-452|OK Oklahoma City 730-731|OK Tulsa 740-741
OR Portland 970-972|PA Philadelphia 190-192|PA Pittsburgh 150-152|RI Providence 028-029|SC Charleston 294
SD Sioux Falls 570-571|TN Nashville 370-372|TN Memphis 375,380-381|TN Knoxville 377-379|TN Chattanooga 373-374
TX Houston 770-775|TX San Antonio 780-782|TX Dallas 750-753|TX Austin 733,786-787|TX Fort Worth 760-761
TX El Paso 798-799,885|UT Salt Lake City 840-841|VT Burlington 054|VA Richmond 230-232|VA Virginia Beach 234
WA Seattle 980-981|WA Spokane 990-992|WV Charleston 250-253|WI Milwaukee 530-532|WI Madison 535,537|WY Cheyenne 820
`;

/** Prefixes of which all mail may be addressed to one city. */
const ONE_CITY: Readonly<Record<string, string>> = {
  '372': 'Nashville',
  '381': 'Memphis',
  '606': 'Chicago',
  '752': 'Dallas',
  '770': 'Houston',
  '782': 'San Antonio',
  '787': 'Austin',
  '850': 'Phoenix',
  '941': 'San Francisco',
  '972': 'Portland',
  '981': 'Seattle',
};

function readCity(entry: string): UsCity {
  const [regionIso = '', ...words] = entry.split(' ');
  const prefixes = (words.pop() ?? '').split(',').map((range): Prefixes => {
    const [first = '', last = first] = range.split('-');
    return [Number(first), Number(last)];
  });
  return { name: words.join(' '), regionIso, prefixes };
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[\s-]+/g, ' ')
    .replace(/^st /, 'saint ')
    .replace(/^ft /, 'fort ');

/** All cities that are known here. */
export const usCities: readonly UsCity[] = CITIES.trim().split(/[|\n]/).map(readCity);

const byName = new Map<string, UsCity[]>();
for (const city of usCities) byName.set(plain(city.name), [...(byName.get(plain(city.name)) ?? []), city]);

/** The large cities of a name, such as Portland in Maine and in Oregon; empty for a name that is none of them. */
export const findUsCities = (name: string): readonly UsCity[] => byName.get(plain(name)) ?? [];

/** Whether mail with this postal code can reach a city. */
export function servesCity(city: UsCity, postalCode: string): boolean {
  const prefix = Number(postalCode.trim().slice(0, 3));
  return city.prefixes.some(([first, last]) => prefix >= first && prefix <= last);
}

/** The city to which mail with this postal code may be addressed, where that is one city for the whole prefix. */
export const onlyCityOf = (postalCode: string): string | undefined => ONE_CITY[postalCode.trim().slice(0, 3)];
