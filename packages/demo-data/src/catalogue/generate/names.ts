import * as enLabels from '../copy/en/labels.ts';
import { circuits as enCircuits } from '../copy/en/parts.ts';
import { works as enWorks } from '../copy/en/works.ts';
import * as frLabels from '../copy/fr/labels.ts';
import { frenchName } from '../copy/fr/names.ts';
import { circuits as frCircuits } from '../copy/fr/parts.ts';
import { works as frWorks } from '../copy/fr/works.ts';
import { finishOf } from '../models/finishes.ts';
import { neckBoards } from '../models/parts.ts';
import type { Dating, Text } from '../types.ts';
import type { Desk, Draft } from './draft.ts';
import { originRules } from './life-rules.ts';
import { spokenWeight } from './measures.ts';
import { agree, typesetFrench } from './typeset.ts';

/** “1962”, “1959–60”, “c. 1934”; empty where there is no year. */
export function dateText(dating: Dating): Text {
  switch (dating.kind) {
    case 'year':
      return { en: String(dating.year), fr: String(dating.year) };
    case 'range':
      return { en: `${dating.from}–${String(dating.to).slice(2)}`, fr: `${dating.from}-${dating.to}` };
    case 'circa':
      return { en: `${enLabels.words.circa} ${dating.year}`, fr: `${frLabels.words.circa} ${dating.year}` };
    case 'none':
      return { en: '', fr: '' };
  }
}

/** Brand and model, and the hand where it is the left. */
export function nameOf(item: Draft): Text {
  const { brand, name } = item.model;
  const left = item.hand === 'left';
  return {
    en: `${brand} ${name}${left ? `, ${enLabels.words.leftHanded}` : ''}`,
    fr: typesetFrench(`${brand} ${frenchName(name)}${left ? `, ${frLabels.words.leftHanded}` : ''}`),
  };
}

/** The name with the year where each language puts it. */
export function titleOf(item: Draft): Text {
  const name = nameOf(item);
  const date = dateText(item.dating);
  const comma = item.dating.kind === 'circa' || name.fr.includes(',') ? ',' : '';
  return { en: `${date.en} ${name.en}`, fr: `${name.fr}${comma} ${date.fr}` };
}

const both = (key: 'allOriginal' | 'oneOwner' | 'refretted' | 'project'): Text => ({
  en: enLabels.words[key],
  fr: frLabels.words[key],
});

/** What no buyer may find out later: it stands under the title. */
function mustSay({ life, condition }: Draft): boolean {
  return condition === 'PROJECT' || life.finish === 'refinished' || life.works.includes('headstock-repair');
}

function remarkable(item: Draft): readonly Text[] {
  const { life, now, year } = item;
  const [work] = life.works;
  return [
    ...(item.condition === 'PROJECT' ? [both('project')] : []),
    ...(life.finish === 'refinished' && item.noun !== 'amp'
      ? [{ en: enLabels.words.refinished, fr: agree(frLabels.words.refinished, item.noun) }]
      : []),
    ...(work ? [{ en: enWorks[work][0], fr: frWorks[work][0] }] : []),
    ...('tag' in originRules[life.origin] && originRules[life.origin].tag === 'one-owner' ? [both('oneOwner')] : []),
    ...(life.original && now - year > 20 && life.works.length === 0 ? [both('allOriginal')] : []),
    ...(life.frets === 'refret' && life.works.length === 0 && item.measures?.fretCount ? [both('refretted')] : []),
  ];
}

function plain(item: Draft): readonly Text[] {
  const { build } = item.model;
  if (build.kind === 'amp')
    return [
      { en: `${build.watts} watts`, fr: `${build.watts} watts` },
      { en: build.speaker, fr: typesetFrench(build.speaker) },
    ];
  if (build.kind === 'pedal')
    return [{ en: enCircuits[build.circuit].toLowerCase(), fr: frCircuits[build.circuit].toLowerCase() }];
  const board = neckBoards[build.neck];
  const boards =
    build.neck === 'steel-board' || build.neck === 'koa-koa'
      ? []
      : [{ en: enLabels.words.boards[board], fr: frLabels.words.boards[board] }];
  return [...boards, spokenWeight(item.weightGrams)];
}

/** One line under the title: the finish, and the thing that a player asks about first. */
export function subtitleOf(desk: Desk, item: Draft): Text {
  const finish = finishOf(item.finish).label;
  const first = remarkable(item);
  const second = plain(item);
  const chosen =
    first.length > 0 && (mustSay(item) || desk.random.chance(0.7))
      ? first[0]
      : second[desk.random.between(0, second.length - 1)];
  return { en: `${finish.en} · ${chosen?.en ?? ''}`, fr: `${finish.fr} · ${chosen?.fr ?? ''}` };
}
