/** A card charge that the demo shop says it made before it existed. */
export interface DemoCharge {
  /** The payment it was for. */
  readonly paymentId: string;
  readonly amountCents: number;
  readonly at: Date;
}

const REFERENCE = /^ch_demo_(?<cents>[1-9]\d{0,9})_(?<seconds>[0-9a-z]{1,7})_(?<payment>[0-9A-Za-z-]{1,36})$/;

/** The reference of a charge of the past. It says all there is to know, so that the sandbox can refund what it never charged. */
export const demoChargeRef = ({ paymentId, amountCents, at }: DemoCharge): string =>
  `ch_demo_${amountCents}_${Math.floor(at.getTime() / 1000).toString(36)}_${paymentId}`;

/** What a reference of `demoChargeRef` says, with the time in whole seconds; undefined for any other text. */
export function readDemoChargeRef(ref: string): DemoCharge | undefined {
  const parts = REFERENCE.exec(ref)?.groups;
  if (!parts) return undefined;
  const { cents = '', seconds = '', payment = '' } = parts;
  return { paymentId: payment, amountCents: Number(cents), at: new Date(Number.parseInt(seconds, 36) * 1000) };
}
