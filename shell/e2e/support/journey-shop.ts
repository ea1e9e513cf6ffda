import type { ShopAddress } from '@headstock/testing/shop';

const KEYS = {
  origin: 'JOURNEY_ORIGIN',
  apiUrl: 'JOURNEY_API',
  registryUrl: 'JOURNEY_REGISTRY',
  gatewayUrl: 'JOURNEY_GATEWAY',
  dataFolder: 'JOURNEY_DATA',
} as const satisfies Record<keyof ShopAddress, string>;

const read = (key: keyof ShopAddress): string => {
  const value = process.env[KEYS[key]];
  if (value === undefined) throw new Error('The shop of the journeys does not run: global-setup.ts starts it.');
  return value;
};

/** Tells the workers where the shop is. */
export function announceShop(shop: ShopAddress): void {
  process.env[KEYS.origin] = shop.origin;
  process.env[KEYS.apiUrl] = shop.apiUrl;
  process.env[KEYS.registryUrl] = shop.registryUrl;
  process.env[KEYS.gatewayUrl] = shop.gatewayUrl;
  process.env[KEYS.dataFolder] = shop.dataFolder;
}

/** The shop that all journeys share. */
export function journeyShop(): ShopAddress {
  return {
    origin: read('origin'),
    apiUrl: read('apiUrl'),
    registryUrl: read('registryUrl'),
    gatewayUrl: read('gatewayUrl'),
    dataFolder: read('dataFolder'),
  };
}
