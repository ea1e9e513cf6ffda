import type { ClipFault } from '@headstock/contracts/clips';

/** A file that is not taken. */
export class ClipError extends Error {
  readonly fault: ClipFault;

  constructor(fault: ClipFault) {
    super(fault);
    this.fault = fault;
  }
}
