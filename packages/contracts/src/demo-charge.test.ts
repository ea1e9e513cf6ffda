import { describe, expect, it } from '@jest/globals';
import { demoChargeRef, readDemoChargeRef } from './demo-charge.ts';

const charge = { paymentId: '6dqdpq2m40000', amountCents: 129_900, at: new Date('2026-03-01T10:20:30Z') };

describe('the reference of a charge of the demo’s past', () => {
  it('says what was charged', () => {
    expect(demoChargeRef(charge)).toMatch(/^ch_demo_129900_/);
    expect(readDemoChargeRef(demoChargeRef(charge))).toEqual(charge);
  });

  it.each([
    'ch_0123456789abcdef',
    'ch_demo_',
    'ch_demo_0_abc_p',
    'ch_demo_-5_abc_p',
    'ch_demo_5_zzzzzzzz_p',
    'ch_demo_5_abc_',
    'x',
  ])('is not %s', (ref) => {
    expect(readDemoChargeRef(ref)).toBeUndefined();
  });
});
