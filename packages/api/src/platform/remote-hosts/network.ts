import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** What the shop may reach at the word of somebody else. It fetches pictures over `publicNetwork` alone; nothing of its settings widens that. */
export type Network = {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed: (address: string) => boolean;
  /** Of an address as `URL` has it: empty for the usual one. */
  readonly isPort: (port: string) => boolean;
  /** Who signs the certificates; the authorities that Node knows without it. */
  readonly ca?: string;
  /** Whether http and numbers in the place of names are addresses, too: of a machine that is being developed on. */
  readonly isLocal?: boolean;
};

/** The internet: hosts that resolve to public addresses alone, at the usual port. */
export const publicNetwork: Network = {
  resolve: (host) => lookup(host, { all: true, order: 'ipv4first' }),
  isAllowed: isPublicAddress,
  isPort: (port) => port === '',
};

/** Outside production webhooks also reach this machine, so that somebody can try a receiver that is not published yet. */
export const developmentNetwork: Network = {
  ...publicNetwork,
  isAllowed: (address) => isLoopbackAddress(address) || isPublicAddress(address),
  isPort: () => true,
  isLocal: true,
};
