import type { CommissionStep } from '@headstock/contracts/store-profile';

/** What a line comes to, and the share of it that its owner signed at the counter; null: by the shop's general shares. */
export type SharedLine = { readonly cents: number; readonly basisPoints: number | null };

/** One share of the whole price. */
export const oneShare = (basisPoints: number): readonly CommissionStep[] => [{ upToCents: null, basisPoints }];

/**
 * The shop's share of an order of which owners signed other shares than the general ones: the signed lines come first, each share with as
 * much of the price as its lines come to, and the general steps begin above them.
 */
export function commissionOfLines(
  lines: readonly SharedLine[],
  general: readonly CommissionStep[],
): readonly CommissionStep[] {
  const signed = new Map<number, number>();
  for (const { cents, basisPoints } of lines)
    if (basisPoints !== null) signed.set(basisPoints, (signed.get(basisPoints) ?? 0) + cents);
  if (signed.size === 0) return general;
  const isMixed = lines.some(({ basisPoints }) => basisPoints === null);
  let above = 0;
  const bands = [...signed].map(([basisPoints, cents]) => {
    above += cents;
    return { upToCents: above, basisPoints };
  });
  if (isMixed)
    return [
      ...bands,
      ...general.map(({ upToCents, basisPoints }) => ({
        upToCents: upToCents === null ? null : upToCents + above,
        basisPoints,
      })),
    ];
  return bands.map((band, at) => (at === bands.length - 1 ? { ...band, upToCents: null } : band));
}
