import type { Text } from '../types.ts';
import { typesetFrench } from './typeset.ts';

const french = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');
const both = (en: string, fr: string): Text => ({ en, fr: typesetFrench(fr) });

/** “7 lb 8 oz”. */
export function pounds(grams: number): string {
  const ounces = Math.round(grams / 28.3495);
  const lb = Math.floor(ounces / 16);
  return lb === 0 ? `${ounces} oz` : `${lb} lb ${ounces % 16} oz`;
}

/** “3.41 kg”; grams below one kilo. */
export function kilos(grams: number): Text {
  return grams < 1000
    ? both(`${grams} g`, `${grams}\u202fg`)
    : both(`${(grams / 1000).toFixed(2)} kg`, `${french(grams / 1000, 2)} kg`);
}

/** Weight as said in a sentence: pounds in English, kilos in French. */
export function spokenWeight(grams: number): Text {
  return { en: pounds(grams), fr: kilos(grams).fr };
}

export function millimetres(mm: number, digits = 1): Text {
  return both(`${mm.toFixed(digits)} mm`, `${french(mm, digits)} mm`);
}

const vulgar: Readonly<Record<number, string>> = {
  1: '¹⁄₁₆',
  2: '⅛',
  3: '³⁄₁₆',
  4: '¼',
  5: '⁵⁄₁₆',
  6: '⅜',
  7: '⁷⁄₁₆',
  8: '½',
  9: '⁹⁄₁₆',
  10: '⅝',
  11: '¹¹⁄₁₆',
  12: '¾',
  13: '¹³⁄₁₆',
  14: '⅞',
  15: '¹⁵⁄₁₆',
};

/** Inches to the nearest sixteenth: “1 ⅝″”. */
export function inches(mm: number): string {
  const sixteenths = Math.round((mm / 25.4) * 16);
  const whole = Math.floor(sixteenths / 16);
  const part = vulgar[sixteenths % 16];
  return `${[whole > 0 || !part ? String(whole) : '', part ?? ''].filter(Boolean).join(' ')}″`;
}

/** Depth of a neck in hundredths of an inch: “.83″”. */
export function hundredths(mm: number): string {
  return `${(mm / 25.4).toFixed(2).replace(/^0/, '')}″`;
}

export function kilohms(value: number): Text {
  return both(`${value.toFixed(1)} kΩ`, `${french(value, 1)} kΩ`);
}

/** A dollar amount in cents, rounded the way a price tag is written. */
export function tagPrice(dollars: number): number {
  const step =
    dollars < 200
      ? 5
      : dollars < 1000
        ? 10
        : dollars < 5000
          ? 50
          : dollars < 20_000
            ? 100
            : dollars < 100_000
              ? 250
              : 1000;
  return Math.max(step, Math.round(dollars / step) * step) * 100;
}
