import { expect, it } from '@jest/globals';
import { storeProfile } from '@headstock/contracts/store-profile';
import { commissionOf } from '#api/modules/payments/settlement/settlement.model.ts';
import { commissionOfLines, type SharedLine } from './signed-shares.model.ts';

const general = storeProfile.commission.private;
const shareOfAll = (lines: readonly SharedLine[]): number =>
  commissionOf(
    lines.reduce((sum, { cents }) => sum + cents, 0),
    commissionOfLines(lines, general),
  );

it('leaves the general shares alone where nobody signed another', () => {
  expect(commissionOfLines([{ cents: 800_000, basisPoints: null }], general)).toBe(general);
});

it('takes the signed share of the whole price', () => {
  expect(shareOfAll([{ cents: 800_000, basisPoints: 1_500 }])).toBe(120_000);
  expect(shareOfAll([{ cents: 800_000, basisPoints: 0 }])).toBe(0);
});

it('takes of each line its own share, whatever the others have', () => {
  const signed = { cents: 300_000, basisPoints: 1_000 };
  const other = { cents: 100_000, basisPoints: 2_500 };
  expect(shareOfAll([signed, other])).toBe(30_000 + 25_000);
  expect(shareOfAll([{ cents: 800_000, basisPoints: null }, signed, other])).toBe(136_000 + 30_000 + 25_000);
  expect(shareOfAll([signed, signed])).toBe(60_000);
});
