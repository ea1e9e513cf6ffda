import { finishOf, backdropFor } from '../models/finishes.ts';
import { categorySlugs, taxonomy, type CategorySlug, type TypeSlug } from '../shop/taxonomy.ts';
import type { DemoItem, ItemState, ItemTag, Text } from '../types.ts';
import { describe } from './describe.ts';
import { draft, type Desk, type Draft } from './draft.ts';
import { plateOf, specsOf } from './facts.ts';
import { originRules, traceless } from './life-rules.ts';
import { comparables, daysBefore } from './market.ts';
import { tagPrice } from './measures.ts';
import { nameOf, subtitleOf, titleOf } from './names.ts';
import { drawingOf, instrumentImages } from './pictures.ts';
import type { Order } from './plan.ts';
import { marketPrice } from './price.ts';
import { report } from './report.ts';
import { serialOf } from './serial.ts';

/** What one item needs from the run that makes it. */
export interface Run {
  readonly desk: Desk;
  readonly now: Date;
  readonly noteUses: Map<string, number>;
  readonly slug: (text: string) => string;
  /** Place in the catalogue; the first is the newest. */
  readonly index: number;
  readonly daysListed: number;
  readonly sold: boolean;
  readonly neighbour: DemoItem | undefined;
  /** Descriptions given out so far. */
  readonly texts: Set<string>;
}

const categoryOf = new Map(
  categorySlugs.flatMap((category) => taxonomy[category].map((type): [TypeSlug, CategorySlug] => [type, category])),
);

/** Category of a type; `other` is the one type of two categories and stands for merch here. */
export function categoryOfType(type: TypeSlug): CategorySlug {
  const category = categoryOf.get(type);
  if (!category) throw new RangeError(`no category has ${type}`);
  return category;
}

function tagsOf(item: Draft, dollars: number, run: Run): readonly ItemTag[] {
  const { life, condition, model } = item;
  const old = item.now - item.year > 20;
  const rule = originRules[life.origin];
  const refinished = life.finish === 'refinished';
  const tags: readonly (readonly [ItemTag, boolean])[] = [
    [
      'all-original',
      life.original && life.works.every((work) => traceless.has(work)) && old && condition !== 'PROJECT',
    ],
    ['refinished', refinished],
    ['refretted', life.frets === 'refret' && item.measures?.fretCount !== null && item.measures !== null],
    ['neck-reset', life.works.includes('neck-reset')],
    ['headstock-repair', life.works.includes('headstock-repair')],
    ['left-handed', item.hand === 'left'],
    [
      'player-grade',
      old &&
        dollars > 900 &&
        !model.collector &&
        (refinished || life.works.includes('headstock-repair') || condition === 'GOOD' || condition === 'FAIR'),
    ],
    [
      'collector-grade',
      model.collector === true || (life.original && old && dollars > 8000 && condition === 'EXCELLENT'),
    ],
    ['custom-colour', item.finishFactor >= 1.3 && model.brand === 'Fender' && !refinished],
    ['new-arrival', run.daysListed <= 14 && !run.sold],
    ['staff-pick', run.index % 19 === 4],
  ];
  const origin = 'tag' in rule && rule.tag ? [rule.tag] : [];
  return [...new Set([...tags.filter(([, holds]) => holds).map(([tag]) => tag), ...origin, ...(model.tags ?? [])])];
}

function stateOf(run: Run, cents: number): ItemState {
  if (!run.sold) return { kind: 'live' };
  const { random } = run.desk;
  const soldPriceCents = tagPrice((cents / 100) * (0.92 + 0.08 * random.next()));
  return {
    kind: 'sold',
    soldAt: daysBefore(run.now, random.between(1, Math.max(2, Math.min(30, run.daysListed - 3))), random),
    soldPriceCents: Math.min(soldPriceCents, cents),
  };
}

/** Clauses long enough to be recognised when they come twice. */
function clauses({ en }: Text): readonly string[] {
  return en.split(/(?<=[.:;]) /).filter((clause) => clause.length > 25);
}

/** A description that nobody has yet, and of which the neighbour says no part. */
function describeOnce(run: Run, item: Draft): ReturnType<typeof describe> {
  const beside = new Set(run.neighbour ? clauses(run.neighbour.description) : []);
  for (let attempt = 0; attempt < 60; attempt++) {
    const written = describe(run.desk, item, run.noteUses);
    const { en, fr } = written.text;
    if (run.texts.has(en) || run.texts.has(fr) || clauses(written.text).some((clause) => beside.has(clause))) continue;
    run.texts.add(en).add(fr);
    if (written.taken.note) run.noteUses.set(item.model.key, (run.noteUses.get(item.model.key) ?? 0) + 1);
    return written;
  }
  throw new RangeError(`nothing new left to say about ${item.model.key}`);
}

function shippingOf(item: Draft): DemoItem['shipping'] {
  const gear = item.noun === 'amp' || item.noun === 'pedal' ? item.noun : 'guitar';
  const packing = { guitar: 5400, amp: 4200, pedal: 350 }[gear];
  const heavy = item.weightGrams > 48_000;
  return {
    class: gear === 'pedal' ? 'small' : gear,
    weightGrams: item.weightGrams + packing,
    requiresShipping: !heavy,
    localPickupOnly: heavy,
  };
}

/** One instrument, amplifier or pedal with everything the shop shows of it. */
export function makeInstrument(order: Order, run: Run): DemoItem {
  const { random } = run.desk;
  const item = draft(random, order.model, order.year, order.finish, run.now.getUTCFullYear());
  const finish = finishOf(item.finish);
  const { drawing: _, ...facet } = finish;
  const title = titleOf(item);
  const { text, taken } = describeOnce(run, item);
  const dollars =
    marketPrice(item.model, item.year, item.finishFactor, item.condition, item.life, item.now) *
    (0.97 + 0.06 * random.next());
  const askingPriceCents = tagPrice(dollars);
  const acceptingOffers = random.chance(item.seller === 'private' ? 0.85 : 0.58);
  const subtitle = subtitleOf(run.desk, item);
  const serial = serialOf(random, item.model, item.year);
  const { paragraphs, flaws } = report(run.desk, item, taken);
  return {
    sku: `HS-${10_001 + run.index}`,
    slug: run.slug(`${title.en} ${finish.label.en}`),
    modelKey: item.model.key,
    brand: item.model.brand,
    model: item.model.name,
    dating: item.dating,
    name: nameOf(item),
    title,
    subtitle,
    description: text,
    finish: facet,
    backdrop: backdropFor(finish.family, run.neighbour?.backdrop),
    condition: item.condition,
    category: categoryOfType(item.model.type),
    type: item.model.type,
    tags: tagsOf(item, dollars, run),
    handedness: item.hand,
    weightGrams: item.weightGrams,
    serial,
    report: paragraphs,
    specs: specsOf(item),
    plate: plateOf(item),
    measures: item.measures,
    listedAt: daysBefore(run.now, run.daysListed, random),
    askingPriceCents,
    acceptingOffers,
    offerDeclineThreshold: acceptingOffers ? random.pick([10, 15, 20, 25] as const) : null,
    seller: item.seller,
    state: stateOf(run, askingPriceCents),
    images: instrumentImages(item, drawingOf(item, 1 + random.between(1, 99_999), flaws), title),
    stockLevel: 1,
    variants: [],
    shipping: shippingOf(item),
    comparables: comparables(random, item.model, item.year, run.now),
  };
}
