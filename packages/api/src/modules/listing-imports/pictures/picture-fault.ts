import type { PhotographFault } from '@headstock/contracts/photographs';
import type { FetchFault } from '#api/platform/remote-pictures/fetch-picture.ts';

/**
 * Why the picture at an address is not a photograph of a listing: it could not be fetched, or is none; `own` is an address of this shop
 * with a photograph of somebody else, and `too-many` comes after all that one import fetches.
 */
export type PictureFault = FetchFault | PhotographFault | 'own' | 'too-many';

/** Faults that may be gone a moment later. */
const passing: readonly PictureFault[] = ['unreachable', 'timeout'];

export const isPassing = (fault: PictureFault): boolean => passing.includes(fault);
