import type { Flaw } from '../../drawings/types.ts';
import * as en from '../copy/en/report.ts';
import { works as enWorks } from '../copy/en/works.ts';
import * as fr from '../copy/fr/report.ts';
import { works as frWorks } from '../copy/fr/works.ts';
import type { ReportParagraph, Text } from '../types.ts';
import { finishFlaws, workFlaws } from './flaws.ts';
import { dealt, say, sayable, soundLines, type Taken } from './describe.ts';
import type { Desk, Draft } from './draft.ts';

const join = (...texts: readonly Text[]): Text => ({
  en: texts.map((t) => t.en).join(' '),
  fr: texts.map((t) => t.fr).join(' '),
});

function deal(
  desk: Desk,
  item: Draft,
  name: string,
  lines: { readonly en: readonly string[]; readonly fr: readonly string[] },
  avoid?: number,
): Text {
  return say(lines, dealt(desk, `report ${name}`, lines, item, avoid), item);
}

function parts(desk: Desk, item: Draft, taken: Taken, flaws: Flaw[]): Text {
  const done = item.life.works.map((work, i) => {
    const [, ...enLines] = enWorks[work];
    const [, ...frLines] = frWorks[work];
    const lines = { en: enLines, fr: frLines };
    const line = dealt(desk, `report ${work}`, lines, item, i === 0 ? taken.work : undefined);
    flaws.push(...workFlaws(work, line));
    return say(lines, line, item);
  });
  const end =
    item.condition === 'PROJECT'
      ? deal(desk, item, 'project', { en: en.projectParts, fr: fr.projectParts })
      : deal(desk, item, 'parts', { en: en.allParts, fr: fr.allParts });
  return join(...done, end);
}

function sound(desk: Desk, item: Draft, taken: Taken): Text {
  const lines = soundLines(item);
  return say(
    lines,
    desk.deal(
      `report sound ${item.model.build.kind}`,
      sayable(lines, item).filter((i) => i !== taken.sound && !lines.en[i]?.includes('{action}')),
    ),
    item,
  );
}

function neck(desk: Desk, item: Draft, taken: Taken): Text {
  const { frets } = item.life;
  return join(
    deal(desk, item, 'neck', { en: en.neckLines, fr: fr.neckLines }),
    deal(desk, item, frets, { en: en.fretLines[frets], fr: fr.fretLines[frets] }, taken.frets),
  );
}

/** A condition report and the marks that it names, which the pictures show close up. */
export interface Report {
  readonly paragraphs: readonly ReportParagraph[];
  readonly flaws: readonly Flaw[];
}

/** The condition report: four paragraphs, three where there is no neck to sight along. */
export function report(desk: Desk, item: Draft, taken: Taken): Report {
  const flaws: Flaw[] = [];
  const paragraph = (topic: ReportParagraph['topic'], text: Text): ReportParagraph => ({
    topic,
    title: { en: en.topics[topic], fr: fr.topics[topic] },
    text,
  });
  const sounds = item.condition === 'PROJECT' ? [] : [paragraph('sound', sound(desk, item, taken))];
  if (item.model.build.kind === 'amp') {
    const paragraphs = [
      paragraph('cabinet', deal(desk, item, 'cabinet', { en: en.cabinetLines, fr: fr.cabinetLines })),
      paragraph(
        'electronics',
        join(
          deal(desk, item, 'electronics', { en: en.electronicsLines, fr: fr.electronicsLines }),
          parts(desk, item, taken, flaws),
        ),
      ),
      paragraph('speaker', deal(desk, item, 'speaker', { en: en.speakerLines, fr: fr.speakerLines })),
      ...sounds,
    ];
    return { paragraphs, flaws: [] };
  }
  const state = item.life.finish;
  const finishLines = { en: en.finishStates[state], fr: fr.finishStates[state] };
  const finishLine = dealt(desk, `report finish ${state}`, finishLines, item, taken.finish);
  flaws.push(...finishFlaws(state, finishLine));
  const finish = paragraph('finish', say(finishLines, finishLine, item));
  const necks = item.measures?.neckDepthMm ? [paragraph('neck', neck(desk, item, taken))] : [];
  const ofParts = paragraph('parts', parts(desk, item, taken, flaws));
  return { paragraphs: [finish, ofParts, ...necks, ...sounds], flaws };
}
