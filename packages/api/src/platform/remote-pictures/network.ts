import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/** What a fetch may reach. The shop fetches over `publicNetwork` alone; nothing of its settings widens that. */
export type Network = {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed: (address: string) => boolean;
  /** Of an address as `URL` has it: empty for the usual one. */
  readonly isPort: (port: string) => boolean;
  /** Who signs the certificates; the authorities that Node knows without it. */
  readonly ca?: string;
};

/** The internet: hosts that resolve to public addresses alone, at the usual port. */
export const publicNetwork: Network = {
  resolve: (host) => lookup(host, { all: true, order: 'ipv4first' }),
  isAllowed: isPublicAddress,
  isPort: (port) => port === '',
};
