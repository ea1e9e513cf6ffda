import * as enLabels from '../copy/en/labels.ts';
import * as enParts from '../copy/en/parts.ts';
import * as frLabels from '../copy/fr/labels.ts';
import * as frParts from '../copy/fr/parts.ts';
import { finishOf } from '../models/finishes.ts';
import { madeIn } from '../models/made-in.ts';
import type { AmpBuild, StringBuild } from '../models/model.ts';
import type { PlateFact, PlateKey, SpecKey, SpecRow, Text } from '../types.ts';
import type { Draft } from './draft.ts';
import { hundredths, inches, kilos, millimetres, pounds } from './measures.ts';
import { dateText } from './names.ts';
import { frenchName } from '../copy/fr/names.ts';
import { typesetFrench } from './typeset.ts';

const text = (en: string, fr: string): Text => ({ en, fr: typesetFrench(fr) });
const row = (key: SpecKey, value: Text): SpecRow => ({
  key,
  label: { en: enLabels.specs[key], fr: frLabels.specs[key] },
  value,
});
const fact = (key: PlateKey, value: Text, detail: Text): PlateFact => ({
  key,
  label: { en: enLabels.plate[key], fr: frLabels.plate[key] },
  value,
  detail,
});
const same = (value: string): Text => ({ en: value, fr: typesetFrench(value) });

/** A part's name, with the word “replaced” where it was. */
function replaced(
  item: Draft,
  name: Text,
  works: readonly string[],
  french: 'remplacé' | 'remplacées' = 'remplacé',
): Text {
  return item.life.works.some((work) => works.includes(work))
    ? text(`${name.en}; replaced`, `${name.fr} ; ${french}`)
    : text(name.en, name.fr);
}

function yearRow(item: Draft): SpecRow {
  const { en, fr } = dateText(item.dating);
  if (item.dating.kind === 'circa' || item.dating.kind === 'range')
    return row('year', text(`${en}, by its features`, `${fr}, d’après ses caractéristiques`));
  return row(
    'year',
    item.now - item.year > 12
      ? text(`${en}, by number and parts`, `${fr}, d’après le numéro et les pièces`)
      : text(en, fr),
  );
}

function finishRow(item: Draft): SpecRow {
  const { label } = finishOf(item.finish);
  const state = item.life.finish === 'refinished' || item.life.finish === 'overspray' ? item.life.finish : 'original';
  return row(
    'finish',
    text(`${label.en}, ${enLabels.finishNotes[state]}`, `${label.fr}, ${frLabels.finishNotes[state]}`),
  );
}

function caseRow(item: Draft): SpecRow {
  const en = enLabels.cases[item.life.case];
  const fr = frLabels.cases[item.life.case];
  return row('case', text(`${en[0]}, ${en[1]}`, `${fr[0]}, ${fr[1]}`));
}

function pickupRows(item: Draft, build: StringBuild): readonly SpecRow[] {
  if (build.pickups === 'none') return [];
  const en = enParts.pickups[build.pickups];
  const fr = frParts.pickups[build.pickups];
  const readings = item.kilohms.map((value) => value.toFixed(1)).join(' / ');
  return [
    row(
      'pickups',
      readings ? text(`${en}, ${readings} kΩ`, `${fr}, ${readings.replaceAll('.', ',')} kΩ`) : text(en, fr),
    ),
  ];
}

function stringRows(item: Draft, build: StringBuild): readonly SpecRow[] {
  return [
    row('body', text(enParts.woods[build.wood], frParts.woods[build.wood])),
    finishRow(item),
    row('neck', text(enParts.necks[build.neck], frParts.necks[build.neck])),
    ...pickupRows(item, build),
    row(
      'bridge',
      replaced(item, { en: enParts.bridges[build.bridge], fr: frParts.bridges[build.bridge] }, [
        'bridge-replaced',
        'bridge-acoustic',
      ]),
    ),
    row(
      'tuners',
      replaced(
        item,
        { en: enParts.tuners[build.tuners], fr: frParts.tuners[build.tuners] },
        ['tuners-replaced', 'pegs-replaced'],
        'remplacées',
      ),
    ),
    ...(item.hand ? [row('handedness', { en: enLabels.hands[item.hand], fr: frLabels.hands[item.hand] })] : []),
    caseRow(item),
  ];
}

function ampRows(item: Draft, build: AmpBuild): readonly SpecRow[] {
  return [
    finishRow(item),
    row('power', text(`${build.watts} watts`, `${build.watts} watts`)),
    row('valves', same(build.valves)),
    row('speaker', replaced(item, same(build.speaker), ['speaker-replaced'])),
  ];
}

/** Rows of the specification table. */
export function specsOf(item: Draft): readonly SpecRow[] {
  const { build, brand } = item.model;
  const model = row('model', text(`${brand} ${item.model.name}`, `${brand} ${frenchName(item.model.name)}`));
  const own =
    build.kind === 'amp'
      ? ampRows(item, build)
      : build.kind === 'pedal'
        ? [row('circuit', text(enParts.circuits[build.circuit], frParts.circuits[build.circuit])), finishRow(item)]
        : stringRows(item, build);
  return [model, yearRow(item), row('origin', madeIn(item.model)), ...own];
}

function weightFact(item: Draft): PlateFact {
  const metric = kilos(item.weightGrams);
  const imperial = pounds(item.weightGrams);
  return fact(
    'weight',
    { en: imperial, fr: metric.fr },
    text(`${metric.en}, ${enLabels.words.onOurScale}`, `${imperial}, ${frLabels.words.onOurScale}`),
  );
}

function neckFacts(item: Draft): readonly PlateFact[] {
  const { measures } = item;
  if (!measures?.neckDepthMm) return [];
  const [first, last] = measures.neckDepthMm;
  const [mm1, mm12] = [millimetres(first).fr, millimetres(last).fr];
  const seventh = item.model.build.kind === 'ukulele';
  return [
    fact(
      'neck',
      text(enLabels.profiles[item.profile][0], frLabels.profiles[item.profile][0]),
      text(
        `${hundredths(first)} ${enLabels.words.at}, ${hundredths(last)} ${seventh ? enLabels.words.atSeventh : enLabels.words.atTwelfth} (${first.toFixed(1)} and ${last.toFixed(1)} mm)`,
        `${mm1} ${frLabels.words.at}, ${mm12} ${seventh ? frLabels.words.atSeventh : frLabels.words.atTwelfth} (${hundredths(first)} et ${hundredths(last)})`,
      ),
    ),
  ];
}

function stringFacts(item: Draft): readonly PlateFact[] {
  const { measures, life } = item;
  if (!measures?.scaleMm || !measures.nutMm) return [];
  const nut = millimetres(measures.nutMm);
  const scale = millimetres(measures.scaleMm, 0);
  const newNut = life.works.includes('nut-replaced');
  const frets =
    measures.fretCount === null
      ? ['', '']
      : [`, ${measures.fretCount} ${enLabels.words.fretsOf}`, `, ${measures.fretCount} ${frLabels.words.fretsOf}`];
  const life100 = measures.fretLifePercent;
  return [
    ...neckFacts(item),
    fact(
      'nut',
      { en: inches(measures.nutMm), fr: nut.fr },
      text(
        `${nut.en}, ${newNut ? enLabels.words.newNut : enLabels.words.originalNut}`,
        `${inches(measures.nutMm)}, ${newNut ? frLabels.words.newNut : frLabels.words.originalNut}`,
      ),
    ),
    fact(
      'scale',
      { en: inches(measures.scaleMm), fr: scale.fr },
      text(`${scale.en}${frets[0] ?? ''}`, `${inches(measures.scaleMm)}${frets[1] ?? ''}`),
    ),
    ...(life100 === null
      ? []
      : [
          fact(
            'frets',
            text(`${life100}%`, `${life100} %`),
            text(enLabels.frets[life.frets], frLabels.frets[life.frets]),
          ),
        ]),
    fact(
      'case',
      text(enLabels.cases[life.case][0], frLabels.cases[life.case][0]),
      text(enLabels.cases[life.case][1], frLabels.cases[life.case][1]),
    ),
  ];
}

function ampFacts(build: AmpBuild): readonly PlateFact[] {
  const [w, h, d] = build.sizeMm;
  const imperial = [w, h, d].map(inches).join(' × ');
  const metric = `${[w, h, d].map((mm) => Math.round(mm / 10)).join(' × ')} cm`;
  return [
    fact(
      'power',
      text(`${build.watts} W`, `${build.watts} W`),
      text(`${build.watts} ${enLabels.words.watts}, measured`, `${build.watts} ${frLabels.words.watts}, mesurés`),
    ),
    fact('speaker', same(build.speaker.split(' ').slice(0, 3).join(' ')), same(build.speaker)),
    fact('valves', same(build.valves.split(',')[0] ?? build.valves), same(build.valves)),
    fact('size', { en: imperial, fr: typesetFrench(metric) }, text(metric, imperial)),
  ];
}

/** What the bench measured, in both systems of units. */
export function plateOf(item: Draft): readonly PlateFact[] {
  const { build } = item.model;
  if (build.kind === 'pedal') return [weightFact(item)];
  return [weightFact(item), ...(build.kind === 'amp' ? ampFacts(build) : stringFacts(item))];
}
