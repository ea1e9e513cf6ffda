import { storeProfile } from '@headstock/contracts/store-profile';

/** The shop's own place, as rules name it. */
export const home = `${storeProfile.address.city}, ${storeProfile.address.region}`;
