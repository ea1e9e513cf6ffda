import { conditions, type ConditionGrade } from '@headstock/contracts/listing-document';
import { normalizeName } from '#api/modules/listing-imports/columns/normalize-name.ts';

/** What a cell says; undefined where it cannot be read. */
export type Read<Value> = Value | undefined;

const CURRENCY = /(?<name>US\$|USD|EUR|GBP|CAD|AUD|JPY|CHF|[€£¥])/i;
const DOLLARS = /^(US\$|USD)$/i;
/** A cell that holds a dictionary of Python's, as dumps of another marketplace have. */
const ENTRY = (name: string): RegExp => new RegExp(String.raw`['"]${name}['"]\s*:\s*['"]?(?<value>[^'",}]*)`);

/** The value of the first of these names in a dictionary cell; the cell itself where it is none. */
export function entryOf(cell: string, names: readonly string[]): string {
  if (!/^[[{].*[\]}]$/s.test(cell)) return cell;
  for (const name of names) {
    const value = ENTRY(name).exec(cell)?.groups?.['value'];
    if (value !== undefined) return value.trim();
  }
  return cell;
}

const GROUPED = /^\d{1,3}(?:(?<group>[,. \u00a0\u202f'])\d{3})(?:\k<group>\d{3})*(?:(?<mark>[.,])\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;

/** Cents of an amount in dollars: `1299`, `1,299.00`, `$1,299`, `1 299,00`. `currency` for an amount in another currency. */
export function readMoney(cell: string): Read<number | 'currency'> {
  const inner = entryOf(cell, ['amount']);
  const currency = (inner === cell ? CURRENCY.exec(cell)?.groups?.['name'] : entryOf(cell, ['currency'])) ?? 'USD';
  if (inner !== cell && currency === cell) return undefined;
  if (!DOLLARS.test(currency)) return 'currency';
  const text = inner.replaceAll(/US\$|USD|\$/gi, '').trim();
  const grouped = GROUPED.exec(text);
  if (grouped && grouped.groups?.['mark'] !== grouped.groups?.['group']) {
    const mark = grouped.groups?.['mark'];
    const [whole = '', cents = ''] = mark
      ? [text.slice(0, text.lastIndexOf(mark)), text.slice(text.lastIndexOf(mark) + 1)]
      : [text];
    return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  }
  if (!PLAIN.test(text)) return undefined;
  const [whole = '', cents = ''] = text.split(/[.,]/);
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** Cents as an amount in dollars: `1299.00`. */
export const writeMoney = (cents: number | null): string =>
  cents === null ? '' : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** A number: `12`, `41.3`, `41,3`. */
export function readNumber(cell: string): Read<number> {
  return /^\d{1,9}(?:[.,]\d{1,6})?$/.test(cell) ? Number(cell.replace(',', '.')) : undefined;
}

const YES = ['true', 'yes', '1', 'y', 'oui', 'vrai', 'x'];
const NO = ['false', 'no', '0', 'n', 'non', 'faux'];

export function readFlag(cell: string): Read<boolean> {
  const text = normalizeName(cell);
  if (YES.includes(text)) return true;
  return NO.includes(text) ? false : undefined;
}

const grades: readonly (readonly [ConditionGrade, readonly string[]])[] = [
  ['NEW', ['brand new', 'new', 'neuf']],
  ['MINT', ['mint', 'b stock', 'mint with inventory']],
  ['EXCELLENT', ['excellent', 'mint minus', 'near mint']],
  ['VERY_GOOD', ['very good', 'tres bon']],
  ['GOOD', ['good', 'bon']],
  ['FAIR', ['fair', 'correct']],
  ['PROJECT', ['poor', 'project', 'non functioning', 'for parts', 'as is', 'a restaurer']],
];

export function readCondition(cell: string): Read<ConditionGrade> {
  const text = normalizeName(entryOf(cell, ['display_name', 'slug', 'name']));
  return (
    conditions.find((grade) => normalizeName(grade) === text) ?? grades.find(([, names]) => names.includes(text))?.[0]
  );
}

/** Years of making: `1962`, `1959-60`, `1959–1963`, `c. 1934`, `1970s`. */
export type Years = { readonly yearFrom: number | null; readonly yearTo: number | null; readonly yearIsCirca: boolean };

const CIRCA = /^(?:circa|ca?\.?|vers|v\.?|environ|env\.?|approx(?:imately|\.)?|~)\s*(?=\d)/i;

export function readYears(cell: string): Read<Years> {
  const isCirca = CIRCA.test(cell);
  const text = cell.replace(CIRCA, '').trim();
  const decade = /^(\d{3})0'?s$/.exec(text)?.[1];
  if (decade) return { yearFrom: Number(`${decade}0`), yearTo: Number(`${decade}9`), yearIsCirca: isCirca };
  const [, from, to] = /^(\d{4})(?:\s*[-–—/]\s*(\d{4}|\d{2}))?$/.exec(text) ?? [];
  if (from === undefined) return undefined;
  const until = to === undefined ? null : Number(to.length === 2 ? `${from.slice(0, 2)}${to}` : to);
  return { yearFrom: Number(from), yearTo: until, yearIsCirca: isCirca };
}

/** Years as `readYears` reads them. */
export function writeYears({ yearFrom, yearTo, yearIsCirca }: Years): string {
  if (yearFrom === null) return '';
  return `${yearIsCirca ? 'c. ' : ''}${yearFrom}${yearTo === null ? '' : `-${yearTo}`}`;
}
