/** Why captions cannot be shown: no WebVTT at all, a line of times that is none, an end before its start, or a cue before the one before it. */
export const vttFaults = ['header', 'times', 'order', 'empty'] as const;
export type VttFault = (typeof vttFaults)[number];

/** A cue: from when to when, in seconds, what is said. */
export interface VttCue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Captions that were read, or the first line (counted from 1) that is wrong. */
export type ReadVtt =
  | { readonly ok: true; readonly cues: readonly VttCue[] }
  | { readonly ok: false; readonly line: number; readonly fault: VttFault };

const STAMP = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMES = new RegExp(String.raw`^\s*${STAMP}\s+-->\s+${STAMP}(?:\s+\S.*)?$`);

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: readonly (string | undefined)[]) =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1_000;

type Block = { readonly line: number; readonly lines: readonly string[] };

/** The parts between empty lines, each with the number of its first line. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [index, text] of lines.entries()) {
    const isEmpty = text.trim() === '';
    if (!isEmpty && isOpen) blocks.at(-1)?.lines.push(text);
    else if (!isEmpty) blocks.push({ line: index + 1, lines: [text] });
    isOpen = !isEmpty;
  }
  return blocks;
}

const isAside = (text: string): boolean => /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(text);

/**
 * Reads captions in WebVTT, as browsers show them: the first line says WEBVTT; each cue has a line of times such as
 * `00:01.000 --> 00:04.500`, after a name of its own or none, and its text below. Comments, styles and regions are left out.
 */
export function readVtt(text: string): ReadVtt {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { ok: false, line: 1, fault: 'header' };
  const [, ...blocks] = blocksOf(lines);
  const cues: VttCue[] = [];
  for (const { line, lines: own } of blocks) {
    if (isAside(own[0] ?? '')) continue;
    // A cue may have a name above its times.
    const at = own[0]?.includes('-->') ? 0 : 1;
    const times = TIMES.exec(own[at] ?? '');
    if (!times) return { ok: false, line: Math.min(line + at, line + own.length - 1), fault: 'times' };
    const from = secondsOf(times.slice(1, 5));
    const to = secondsOf(times.slice(5, 9));
    if (to <= from || from < (cues.at(-1)?.from ?? 0)) return { ok: false, line: line + at, fault: 'order' };
    const said = own.slice(at + 1).join('\n');
    if (said.includes('-->')) return { ok: false, line: line + at + 1, fault: 'times' };
    cues.push({ from, to, text: said });
  }
  return cues.length > 0 ? { ok: true, cues } : { ok: false, line: lines.length, fault: 'empty' };
}
