/** An address as the API gives it. */
export interface ShownAddress {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly postalCode: string | null;
  readonly phone: string | null;
  readonly region: { readonly name: string; readonly iso: string | null } | null;
  readonly country: { readonly name: string; readonly iso: string };
}

/** Countries that write the postal code after city and region; all others write it before the city. */
const codeLast = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'NZ', 'SG', 'HK', 'JP', 'KR']);

function placeOf({ city, region, postalCode, country }: ShownAddress): string {
  if (!codeLast.has(country.iso)) return [postalCode, city, region && `(${region.name})`].filter(Boolean).join(' ');
  const place = region ? `${city}, ${region.iso && country.iso === 'US' ? region.iso : region.name}` : city;
  return [place, postalCode].filter(Boolean).join(' ');
}

/** The lines of an address as its country writes them; the country itself only abroad. */
export function linesOf(address: ShownAddress, homeCountry: string): string[] {
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ');
  const country = address.country.iso === homeCountry ? null : address.country.name;
  const lines = [name, address.company, address.line1, address.line2, placeOf(address), country];
  return lines.filter((line): line is string => Boolean(line));
}
