import type { Finish, InstrumentSpec, Metal } from '../types.ts';
import { usualFinish } from '../usual-finish.ts';
import { f, n, random } from './numbers.ts';

type Stop = readonly [offset: number, color: string, opacity?: number];

type Tones = readonly [light: string, mid: string, deep: string, dark: string];

const metalTones: Readonly<Record<Metal, Tones>> = {
  nickel: ['#fbf7ee', '#cfc9bc', '#8f897c', '#4f4b44'],
  chrome: ['#ffffff', '#c6ccd2', '#7d868f', '#3c434a'],
  gold: ['#fff6cf', '#e0bb62', '#a87c2b', '#5f4214'],
  black: ['#8a8a8c', '#3f3f42', '#222225', '#0b0b0d'],
};

/** Collects the definitions of one picture and names them so that several pictures can share a page. */
export class Sheet {
  readonly spec: InstrumentSpec;
  /** The finish of the spec, or the one usual for its body. */
  readonly finish: Finish;
  /** The next number of the picture's own dice, 0..1. */
  readonly next: () => number;
  /** Wear of the whole instrument, 0..1. */
  readonly wear: number;
  readonly metal: Tones;
  /** −1 when the finished picture is mirrored: lights are drawn on the other side so that they end up upper left. */
  readonly side: 1 | -1;
  readonly #defs = new Map<string, string>();
  readonly #prefix: string;

  constructor(spec: InstrumentSpec) {
    this.spec = spec;
    this.finish = spec.finish ?? usualFinish(spec.body);
    const key = JSON.stringify(Object.entries(spec).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    let hash = 2166136261;
    for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16777619);
    this.#prefix = `h${(hash >>> 8).toString(36)}`;
    this.next = random((spec.seed ?? 1) * 7919 + 17);
    this.wear = Math.min(1, Math.max(0, spec.wear ?? 0.25));
    this.side = spec.lefty ? -1 : 1;
    this.metal = metalTones[spec.hardware ?? 'nickel'];
  }

  /** A number between two bounds. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** The id of a name within this picture. */
  id(name: string): string {
    return `${this.#prefix}${name}`;
  }

  /** Stores a definition once; `make` receives its id. Answers a `url(#…)` reference. */
  def(name: string, make: (id: string) => string): string {
    const id = this.id(name);
    if (!this.#defs.has(id)) this.#defs.set(id, make(id));
    return `url(#${id})`;
  }

  /** Gradient over the painted object: left to right, top to bottom or diagonal. */
  linear(name: string, stops: readonly Stop[], axis: 'x' | 'y' | 'd' = 'y'): string {
    const to = { x: 'x2="1" y2="0"', y: 'x2="0" y2="1"', d: 'x2="1" y2="1"' }[axis];
    return this.def(name, (id) => `<linearGradient id="${id}" ${to}>${stopList(stops)}</linearGradient>`);
  }

  /** Linear gradient in millimetres. */
  linearAt(name: string, x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    return this.def(
      name,
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopList(stops)}</linearGradient>`,
    );
  }

  /** Radial gradient over the painted object. */
  radial(name: string, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.def(
      name,
      (id) => `<radialGradient id="${id}" cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}">${stopList(stops)}</radialGradient>`,
    );
  }

  /** Radial gradient in millimetres. */
  radialAt(name: string, cx: number, cy: number, r: number, stops: readonly Stop[]): string {
    return this.def(
      name,
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stopList(stops)}</radialGradient>`,
    );
  }

  /** Clips to a path; holes by the even-odd rule. */
  clip(name: string, d: string): string {
    return this.def(name, (id) => `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`);
  }

  /** Polished metal seen across its length. */
  metalX(): string {
    const [a, b, c, d] = this.metal;
    return this.linear(
      'mx',
      [
        [0, c],
        [0.18, a],
        [0.45, b],
        [0.62, d],
        [0.8, b],
        [1, c],
      ],
      'x',
    );
  }

  /** Polished metal seen along its length. */
  metalY(): string {
    const [a, b, c, d] = this.metal;
    return this.linear('my', [
      [0, a],
      [0.3, b],
      [0.52, c],
      [0.6, d],
      [0.75, b],
      [1, c],
    ]);
  }

  /** A round piece of metal lit from the upper left. */
  metalDot(): string {
    const [a, b, c, d] = this.metal;
    return this.radial(
      'mr',
      [
        [0, a],
        [0.45, b],
        [0.8, c],
        [1, d],
      ],
      0.38,
      0.32,
      0.72,
    );
  }

  /** A flat plate of metal with one broad reflection. */
  metalPlate(): string {
    const [a, b, c] = this.metal;
    return this.linear(
      'mp',
      [
        [0, a],
        [0.32, b],
        [0.58, a],
        [1, c],
      ],
      'd',
    );
  }

  /** The definitions that a drawing uses. */
  definitions(art: string): string {
    const used = new Set([...art.matchAll(/#(\w+)\)/g)].map((m) => m[1]!));
    return `<defs>${[...this.#defs]
      .filter(([id]) => used.has(id))
      .map(([, d]) => d)
      .join('')}</defs>`;
  }
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${f(at)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${f(opacity)}"`}/>`,
    )
    .join('');
}
