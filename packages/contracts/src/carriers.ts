/** Carriers, and the tracking page of each; `{number}` is replaced by the tracking number. */
const carriers = {
  UPS: 'https://www.ups.com/track?tracknum={number}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
  DHL: 'https://www.dhl.com/en/express/tracking.html?AWB={number}',
} as const;

/** The carriers that the shop knows by name. */
export const carrierNames: readonly string[] = Object.keys(carriers);

const addresses = new Map(Object.entries(carriers).map(([name, address]) => [name.toLowerCase(), address]));

/** The page of a carrier that follows a parcel; null for a carrier that is not known by name. */
export function trackingUrl(carrierName: string | null, trackingNumber: string | null): string | null {
  const address = addresses.get(carrierName?.trim().toLowerCase() ?? '');
  const number = trackingNumber?.trim() ?? '';
  return address === undefined || number === '' ? null : address.replace('{number}', encodeURIComponent(number));
}
