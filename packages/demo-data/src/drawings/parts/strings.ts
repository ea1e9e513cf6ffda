import { f, n } from '../core/numbers.ts';
import { path } from '../core/shapes.ts';

/** The strings of an instrument, from the machine heads over nut and saddle to where they end. */
export interface StringSet {
  readonly scale: number;
  readonly strings: number;
  /** 12 strings lie in 6 courses of 2; default one string a course. */
  readonly courses?: number;
  /** Distance between the outer courses at the nut and at the saddle, in mm. */
  readonly nutSpan: number;
  readonly saddleSpan: number;
  /** Where the strings break over the saddle; default the scale length. */
  readonly saddle?: number;
  readonly stringEnd?: readonly (readonly [x: number, y: number])[];
  readonly wound: 'bronze' | 'steel' | 'nylon' | 'bass';
}

const windings = { bronze: '#c79a5a', steel: '#cfccc4', nylon: '#cdc7b8', bass: '#c4c1b9' } as const;

/** Draws the strings with one thin shadow on whatever lies under them. */
export function strings(o: StringSet, posts: readonly (readonly [number, number])[]): string {
  const courses = o.courses ?? o.strings;
  const per = o.strings / courses;
  const out: string[] = [];
  let shade = '';
  for (let i = 0; i < o.strings; i++) {
    const course = Math.floor(i / per);
    const thin = per === 2 && i % 2 === 0;
    const d = route(o, course, courses, per === 2 ? (i % 2) - 0.5 : 0, posts[Math.min(i, posts.length - 1)]!);
    const t = course / Math.max(1, courses - 1);
    const thick = o.wound === 'bass' ? 2.6 - course * 0.42 : 1.35 - t * 0.75;
    const isWound = o.wound === 'bass' || course < courses * (o.wound === 'nylon' ? 0.5 : 0.6);
    const color = isWound ? windings[o.wound] : o.wound === 'nylon' ? '#f3ead2' : '#e2dfd8';
    out.push(path(d, `stroke="${color}" stroke-width="${f(thin ? thick * 0.72 : thick)}"`));
    shade += d;
  }
  return `<g fill="none" stroke-linejoin="round">${path(shade, 'stroke="#000" stroke-opacity=".3" stroke-width="1" transform="translate(1.5 1.2)"')}${out.join('')}</g>`;
}

function route(o: StringSet, course: number, courses: number, side: number, post: readonly [number, number]): string {
  const t = courses === 1 ? 0 : (2 * course) / (courses - 1) - 1;
  const apart = side * 2.4;
  const nutX = (t * o.nutSpan) / 2 + apart;
  const footX = (t * o.saddleSpan) / 2 + apart * 1.2;
  const foot = o.stringEnd?.[Math.min(course, o.stringEnd.length - 1)];
  const end = foot ? `L${n(foot[0] + apart)} ${n(foot[1])}` : '';
  return `M${n(post[0])} ${n(post[1])}L${n(nutX)} -3L${n(footX)} ${n(o.saddle ?? o.scale)}${end}`;
}

/** String ends in a row at y. */
export function tail(y: number, span: number, count = 6): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i) => [-span / 2 + (span * i) / (count - 1), y] as const);
}
