import * as enLabels from '../copy/en/labels.ts';
import * as frLabels from '../copy/fr/labels.ts';
import type { InstrumentSpec, View } from '../../drawings/types.ts';
import { finishOf } from '../models/finishes.ts';
import type { Build } from '../models/model.ts';
import { neckBoards, pickupSets } from '../models/parts.ts';
import type { Condition, DemoImage, Text } from '../types.ts';
import type { Draft } from './draft.ts';
import { typesetFrench } from './typeset.ts';

const wearByCondition: Readonly<Record<Condition, number>> = {
  NEW: 0,
  MINT: 0.03,
  EXCELLENT: 0.25,
  VERY_GOOD: 0.42,
  GOOD: 0.62,
  FAIR: 0.8,
  PROJECT: 0.92,
};

function details(build: Build): Partial<InstrumentSpec> {
  if (build.kind === 'amp' || build.kind === 'pedal') return { ...build.draw };
  const { count, draw } = pickupSets[build.pickups];
  return {
    fingerboard: neckBoards[build.neck],
    ...(count === 0 ? {} : { pickups: draw, pickupCount: count }),
    ...build.draw,
  };
}

/** What the illustrator needs to draw this one; the view comes with each picture. */
export function drawingOf(item: Draft, seed: number): InstrumentSpec {
  const { build } = item.model;
  const age = Math.min(1, Math.max(0.25, (item.now - item.year) / 45));
  return {
    body: build.body,
    finish: finishOf(item.finish).drawing,
    seed,
    wear: Math.round(wearByCondition[item.condition] * age * 100) / 100,
    ...details(build),
    ...(item.hand === 'left' && { lefty: true }),
  };
}

/** One picture for each view, with the words for those who do not see it. */
export function picturesOf(
  drawing: InstrumentSpec,
  views: readonly View[],
  title: Text,
  gear: boolean,
): readonly DemoImage[] {
  return views.map((view) => {
    const alt = view === 'head' && gear ? 'headGear' : view;
    return {
      view,
      drawing: { ...drawing, view },
      alt: {
        en: enLabels.alts[alt].replace('{title}', title.en),
        fr: typesetFrench(frLabels.alts[alt].replace('{title}', title.fr)),
      },
    };
  });
}
