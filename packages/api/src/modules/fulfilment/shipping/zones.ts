import { regionOfUsPostalCode } from '#api/platform/address-validation/us-postal-codes.ts';

/** How far a parcel goes from the shop in Tennessee. */
export const zones = ['near', 'middle', 'far', 'remote', 'canada', 'world'] as const;
export type Zone = (typeof zones)[number];

/** Where a parcel goes. An incomplete address is enough when it determines the zone. */
export type Destination = {
  readonly countryIso: string;
  readonly regionIso: string | null;
  readonly postalCode: string | null;
};

const NEAR = new Set(['AL', 'AR', 'GA', 'IL', 'IN', 'KY', 'MO', 'MS', 'NC', 'OH', 'SC', 'TN', 'VA', 'WV']);
const FAR = new Set(['AZ', 'CA', 'CO', 'ID', 'MT', 'NM', 'NV', 'OR', 'UT', 'WA', 'WY']);
const REMOTE = new Set(['AK', 'HI', 'PR', 'VI', 'GU', 'AS', 'MP', 'AA', 'AE', 'AP']);

/** The state of a US destination: by its postal code, which parcels are routed by, else as given. */
function stateOf({ regionIso, postalCode }: Destination): string | undefined {
  return (postalCode === null ? undefined : regionOfUsPostalCode(postalCode)) ?? regionIso ?? undefined;
}

/** The zone of a destination; undefined while the address does not determine it. */
export function zoneOf(destination: Destination): Zone | undefined {
  if (destination.countryIso === 'CA') return 'canada';
  if (REMOTE.has(destination.countryIso)) return 'remote';
  if (destination.countryIso !== 'US') return 'world';
  const region = stateOf(destination);
  if (region === undefined) return undefined;
  if (REMOTE.has(region)) return 'remote';
  if (NEAR.has(region)) return 'near';
  return FAR.has(region) ? 'far' : 'middle';
}
