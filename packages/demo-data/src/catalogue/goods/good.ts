import type { Body, InstrumentSpec } from '../../drawings/types.ts';
import type { FinishKey } from '../models/finishes.ts';
import type { CategorySlug, TypeSlug } from '../shop/taxonomy.ts';

type Pair = readonly [en: string, fr: string];

export type FieldKey = 'size' | 'colour' | 'gauge' | 'thickness' | 'length' | 'shape' | 'value';

/** One choice of a field; a colour brings its own finish, a dearer choice its surcharge in cents. */
export interface Choice {
  readonly label: Pair;
  readonly finish?: FinishKey;
  readonly extraCents?: number;
}

/** Something sold new and in numbers. */
export interface Good {
  readonly key: string;
  readonly brand: string;
  readonly name: Pair;
  readonly category: Extract<CategorySlug, 'accessories' | 'merch'>;
  readonly type: TypeSlug;
  readonly body: Body;
  readonly finish: FinishKey;
  readonly priceCents: number;
  readonly weightGrams: number;
  readonly subtitle: Pair;
  readonly text: Pair;
  readonly material: Pair;
  readonly fields: readonly (readonly [FieldKey, readonly Choice[]])[];
  readonly draw?: Partial<InstrumentSpec>;
}

type Short = Omit<Good, 'category' | 'type' | 'body' | 'brand' | 'fields'> & {
  readonly brand?: string;
  readonly body?: Body;
  readonly fields?: Good['fields'];
};

/** The goods of one type, with what they have in common said once. */
export function shelf(
  common: Pick<Good, 'category' | 'type' | 'body'> & { readonly brand?: string },
  goods: readonly Short[],
): readonly Good[] {
  return goods.map((good) => ({ fields: [], ...common, brand: common.brand ?? 'Headstock', ...good }));
}

export const choice = (en: string, fr: string, more: Omit<Choice, 'label'> = {}): Choice => ({
  label: [en, fr],
  ...more,
});
export const plain = (...labels: readonly string[]): readonly Choice[] => labels.map((label) => choice(label, label));

export const clothingSizes: readonly Choice[] = [
  ...plain('S', 'M', 'L', 'XL'),
  choice('2XL', '2XL', { extraCents: 200 }),
];
