/** Why a quantity was set back. */
export type QuantityReset = 'minimum' | 'maximum';

/** A quantity within its limits, and why it was set back where it was. */
export interface QuantityChange {
  value: number;
  reset?: QuantityReset;
}

/**
 * Reads what was typed as a whole number and sets it back to the limit that it breaks.
 * @returns undefined for an empty or unreadable text, which changes nothing
 */
export function readQuantity(text: string, minimum: number, maximum: number): QuantityChange | undefined {
  const value = /^\s*-?\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) return undefined;
  if (value < minimum) return { value: minimum, reset: 'minimum' };
  if (value > maximum) return { value: maximum, reset: 'maximum' };
  return { value };
}
