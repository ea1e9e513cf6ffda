import type { InstrumentSpec } from '../../drawings/types.ts';
import { specs as enSpecs } from '../copy/en/labels.ts';
import { specs as frSpecs } from '../copy/fr/labels.ts';
import { goodsPictures } from '../generate/picture-plan.ts';
import { picturesOf, viewsOf } from '../generate/pictures.ts';
import { daysBefore } from '../generate/market.ts';
import type { Run } from '../generate/instrument.ts';
import { typesetFrench } from '../generate/typeset.ts';
import { finishOf, backdropFor } from '../models/finishes.ts';
import type { DemoImage, DemoItem, DemoVariant, SpecKey, SpecRow, Text, VariantField } from '../types.ts';
import type { Choice, FieldKey, Good } from './good.ts';

const pair = ([en, fr]: readonly [string, string]): Text => ({ en, fr: typesetFrench(fr) });

const fieldNames: Readonly<Record<FieldKey, Text>> = {
  size: { en: 'Size', fr: 'Taille' },
  colour: { en: 'Colour', fr: 'Couleur' },
  gauge: { en: 'Gauge', fr: 'Tirant' },
  thickness: { en: 'Thickness', fr: 'Épaisseur' },
  length: { en: 'Length', fr: 'Longueur' },
  shape: { en: 'Version', fr: 'Version' },
  value: { en: 'Value', fr: 'Montant' },
};

function pictures(good: Good, finish: Good['finish'], title: Text): readonly DemoImage[] {
  const drawing: InstrumentSpec = { body: good.body, finish: finishOf(finish).drawing, seed: 1, wear: 0, ...good.draw };
  return picturesOf(viewsOf(drawing), goodsPictures, { title });
}

/** Every way to choose one value for each field. */
function selections(fields: Good['fields']): readonly (readonly (readonly [FieldKey, Choice])[])[] {
  return fields.reduce<readonly (readonly (readonly [FieldKey, Choice])[])[]>(
    (rows, [key, choices]) => rows.flatMap((row) => choices.map((choice) => [...row, [key, choice] as const])),
    [[]],
  );
}

function variants(good: Good, run: Run, sku: string, title: Text): readonly DemoVariant[] {
  if (good.fields.length === 0) return [];
  const { random } = run.desk;
  return selections(good.fields).map((selection, i) => {
    const fields: readonly VariantField[] = selection.map(([key, choice]) => ({
      name: fieldNames[key],
      value: pair(choice.label),
    }));
    const finish = selection.find(([, choice]) => choice.finish)?.[1].finish ?? good.finish;
    const extra = selection.reduce((sum, [, choice]) => sum + (choice.extraCents ?? 0), 0);
    return {
      sku: `${sku}-${String(i + 1).padStart(2, '0')}`,
      slug: run.slug(`${good.brand} ${good.name[0]} ${fields.map(({ value }) => value.en).join(' ')}`),
      fields,
      stockLevel: random.chance(0.08) ? 0 : random.between(1, 40),
      askingPriceCents: good.priceCents + extra,
      images: pictures(good, finish, title),
    };
  });
}

function specRows(good: Good, name: Text): readonly SpecRow[] {
  const row = (key: SpecKey, value: Text): SpecRow => ({ key, label: { en: enSpecs[key], fr: frSpecs[key] }, value });
  return [row('model', name), row('finish', finishOf(good.finish).label), row('material', pair(good.material))];
}

/** One good with its variants, new, from the house. */
export function makeGood(good: Good, run: Run): DemoItem {
  const { random } = run.desk;
  const { drawing: _, ...finish } = finishOf(good.finish);
  const name = pair([
    good.brand === 'Headstock' ? `Headstock ${good.name[0]}` : `${good.brand} ${good.name[0]}`,
    `${good.name[1]} ${good.brand}`,
  ]);
  const sku = `HS-${10_001 + run.index}`;
  const slug = run.slug(`${good.brand} ${good.name[0]}`);
  const children = variants(good, run, sku, name);
  return {
    sku,
    slug,
    modelKey: good.key,
    brand: good.brand,
    model: good.name[0],
    dating: { kind: 'none' },
    name,
    title: name,
    subtitle: pair(good.subtitle),
    description: pair(good.text),
    finish,
    backdrop: backdropFor(finish.family, run.neighbour?.backdrop),
    condition: 'NEW',
    category: good.category,
    type: good.type,
    tags: ['new', ...(run.daysListed <= 14 ? (['new-arrival'] as const) : [])],
    handedness: null,
    weightGrams: good.weightGrams,
    serial: null,
    report: [],
    specs: specRows(good, name),
    plate: [],
    measures: null,
    listedAt: daysBefore(run.now, run.daysListed, random),
    askingPriceCents: good.priceCents,
    acceptingOffers: false,
    offerDeclineThreshold: null,
    seller: 'house',
    state: { kind: 'live' },
    images: pictures(good, good.finish, name),
    stockLevel:
      children.length > 0 ? children.reduce((sum, child) => sum + child.stockLevel, 0) : random.between(3, 40),
    variants: children,
    shipping: {
      class: good.type === 'cases' ? 'guitar' : 'small',
      weightGrams: good.weightGrams + 150,
      requiresShipping: true,
      localPickupOnly: false,
    },
    comparables: [],
  };
}
