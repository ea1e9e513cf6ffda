import { auRegions, caRegions, usRegions, type RegionOption } from './regions.ts';

/** What a country calls its parts, as in `address.region.{kind}`. */
export type RegionKind = 'state' | 'province' | 'prefecture' | 'county';

/** How a postal code of a country looks. */
export interface PostalFormat {
  readonly pattern: RegExp;
  readonly example: string;
  /** Set where the code is nothing but digits; the error then counts them. */
  readonly digits?: 4 | 5 | 6;
  /** Puts the code into its usual form: capitals, the space or hyphen. */
  readonly usual?: (code: string) => string;
}

/** How addresses of a country are written. */
export interface AddressFormat {
  readonly iso: string;
  /** Absent: addresses have no region. */
  readonly region?: {
    readonly kind: RegionKind;
    readonly required: boolean;
    /** Absent: it is typed. */
    readonly options?: readonly RegionOption[];
  };
  /** Absent: there are no postal codes. */
  readonly postal?: PostalFormat;
}

const digits = (count: 4 | 5 | 6, example: string): PostalFormat => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  digits: count,
  example,
});
/** Sets `mark` after the first `head` characters of a code written without it. */
const split =
  (head: number, mark: ' ' | '-') =>
  (code: string): string =>
    `${code.slice(0, head)}${mark}${code.slice(head)}`;
const bare = (code: string): string => code.replaceAll(/[\s-]/g, '');

/** The countries that the shop sends to. */
export const addressFormats: readonly AddressFormat[] = [
  {
    iso: 'US',
    region: { kind: 'state', required: true, options: usRegions },
    postal: { pattern: /^\d{5}(-?\d{4})?$/, digits: 5, example: '97214' },
  },
  {
    iso: 'CA',
    region: { kind: 'province', required: true, options: caRegions },
    postal: {
      pattern: /^[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z] ?\d[A-CEGHJ-NPR-TV-Z]\d$/,
      example: 'K1A 0B1',
      usual: (code) => split(3, ' ')(bare(code)),
    },
  },
  {
    iso: 'GB',
    postal: {
      pattern: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/,
      example: 'SW1A 1AA',
      usual: (code) => split(bare(code).length - 3, ' ')(bare(code)),
    },
  },
  {
    iso: 'IE',
    region: { kind: 'county', required: false },
    postal: {
      pattern: /^[A-Z](\d\d|6W) ?[A-Z\d]{4}$/,
      example: 'D02 AF30',
      usual: (code) => split(3, ' ')(bare(code)),
    },
  },
  { iso: 'FR', postal: digits(5, '75011') },
  { iso: 'BE', postal: digits(4, '1000') },
  { iso: 'LU', postal: digits(4, '1009') },
  { iso: 'CH', postal: digits(4, '8005') },
  { iso: 'DE', postal: digits(5, '10115') },
  { iso: 'AT', postal: digits(4, '1010') },
  {
    iso: 'NL',
    postal: {
      pattern: /^\d{4} ?[A-Z]{2}$/,
      example: '1012 AB',
      usual: (code) => split(4, ' ')(bare(code)),
    },
  },
  { iso: 'IT', region: { kind: 'province', required: true }, postal: digits(5, '20121') },
  { iso: 'ES', region: { kind: 'province', required: true }, postal: digits(5, '28001') },
  {
    iso: 'PT',
    postal: { pattern: /^\d{4}-?\d{3}$/, example: '1100-148', usual: (code) => split(4, '-')(bare(code)) },
  },
  { iso: 'DK', postal: digits(4, '1050') },
  { iso: 'NO', postal: digits(4, '0150') },
  { iso: 'FI', postal: digits(5, '00100') },
  {
    iso: 'SE',
    postal: { pattern: /^\d{3} ?\d{2}$/, digits: 5, example: '111 22', usual: (code) => split(3, ' ')(bare(code)) },
  },
  { iso: 'PL', postal: { pattern: /^\d{2}-?\d{3}$/, example: '00-001', usual: (code) => split(2, '-')(bare(code)) } },
  {
    iso: 'CZ',
    postal: { pattern: /^\d{3} ?\d{2}$/, digits: 5, example: '110 00', usual: (code) => split(3, ' ')(bare(code)) },
  },
  {
    iso: 'JP',
    region: { kind: 'prefecture', required: true },
    postal: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001', usual: (code) => split(3, '-')(bare(code)) },
  },
  { iso: 'KR', postal: digits(5, '03051') },
  { iso: 'SG', postal: digits(6, '018956') },
  { iso: 'HK' },
  {
    iso: 'AU',
    region: { kind: 'state', required: true, options: auRegions },
    postal: digits(4, '2000'),
  },
  { iso: 'NZ', postal: digits(4, '6011') },
  { iso: 'MX', region: { kind: 'state', required: true }, postal: digits(5, '06000') },
  {
    iso: 'BR',
    region: { kind: 'state', required: true },
    postal: { pattern: /^\d{5}-?\d{3}$/, example: '01310-100', usual: (code) => split(5, '-')(bare(code)) },
  },
];
