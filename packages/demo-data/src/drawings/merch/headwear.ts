import { closed, knots, mirrored } from '../core/curve.ts';
import { coats } from '../core/finishes.ts';
import type { Box, Model } from '../core/model.ts';
import { n } from '../core/numbers.ts';
import { disc, line, path, repeat } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { softStroke } from '../core/soft.ts';
import { frameObject } from '#demo-data/drawings/gear/frame-object.ts';
import { cloth, isPale, print } from './cloth.ts';

const inkOn = (pale: boolean): string => (pale ? '#8f2036' : '#f0e2bd');

/** A six-panel cap seen from the front, a little from above. */
export function cap(sheet: Sheet): Model {
  const finish = sheet.finish;
  const [light, mid, deep] = coats[finish].base;
  const box: Box = { x: -150, y: -20, w: 300, h: 260 };
  const crown = closed(mirrored(knots('0,0@0 40,6 82,36 102,88 106,138c 56,122 0,118@180')));
  const brim = closed(mirrored(knots('0,113@0 58,119 106,138c 120,166 121,190c 104,186 58,170 0,165@180')));
  const art = [cloth(sheet, 'c', crown, box, finish, 'M60 24C84 60 92 96 92 130M-60 24C-84 60 -92 96 -92 130')];
  art.push(
    '<g fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.1"><path d="M10 2C52 16 66 60 68 124M-10 2C-52 16 -66 60 -68 124"/></g><g fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".7" stroke-dasharray="2.6 2"><path d="M15 4C56 20 70 62 72 124M-15 4C-56 20 -70 62 -72 124"/></g>',
  );
  for (const s of [-1, 1])
    art.push(
      disc(s * 84, 66, 2.2, 'fill="#0d0a08"'),
      disc(s * 84, 66, 2.8, `fill="none" stroke="${light}" stroke-width="1"`),
    );
  art.push(
    disc(
      0,
      1,
      6,
      `fill="${sheet.radial('bt', [
        [0, light],
        [1, deep],
      ])}" stroke="#000" stroke-opacity=".4" stroke-width=".6"`,
    ),
  );
  art.push(
    print(Math.abs(sheet.spec.design ?? sheet.spec.seed ?? 0), 0, 70, 56, inkOn(isPale(finish)), mid),
    cloth(sheet, 'b', brim, box, finish),
  );
  const rows = repeat(
    4,
    (i) =>
      `M${n(-108 - i * 2.6)} ${n(148 + i * 10)}C-60 ${n(120 + i * 11)} 60 ${n(120 + i * 11)} ${n(108 + i * 2.6)} ${n(148 + i * 10)}`,
  );
  art.push(
    line(rows, '#fff', 0.8, 'stroke-opacity=".25" stroke-dasharray="3 2"'),
    softStroke('M-104 136Q0 104 104 136', { color: '#000', reach: 3, softness: 3, opacity: 0.5, steps: 5 }),
  );
  return frameObject(
    art.join(''),
    crown + brim,
    { x: -122, y: -6, w: 244, h: 194 },
    { share: 0.74, close: { x: -80, y: 10, w: 160, h: 140 } },
  );
}

/** A felt hat with a pinched crown and a ribbon. */
export function hat(sheet: Sheet): Model {
  const finish = sheet.finish;
  const box: Box = { x: -190, y: -20, w: 380, h: 240 };
  const brim = closed(mirrored(knots('0,128@0 80,130 140,118 180,126c 186,140 150,162 80,178 0,182@180')));
  const crown = closed(mirrored(knots('0,14@0 30,-2 58,2 80,34 92,84 98,136c 60,150 0,154@180')));
  const ribbon = closed(mirrored(knots('0,114@0 54,110 95,98c 98,136c 60,150 0,154@180')));
  const art = [
    cloth(sheet, 'b', brim, box, finish, ''),
    softStroke('M-98 140Q0 166 98 140', { color: '#000', reach: 4, softness: 5, opacity: 0.5, steps: 5 }),
  ];
  art.push(
    cloth(
      sheet,
      'c',
      crown,
      box,
      finish,
      'M0 20C-10 50 -8 80 -14 104M56 6C40 30 40 60 50 84M-56 6C-44 30 -40 60 -54 84',
    ),
  );
  const silk = isPale(finish) ? ['#5a2f1a', '#3a1c0e'] : ['#b3202f', '#6d0f1b'];
  art.push(
    path(
      ribbon,
      `fill="${sheet.linear(
        'rb',
        [
          [0, silk[0]!],
          [1, silk[1]!],
        ],
        'x',
      )}" stroke="#000" stroke-opacity=".4" stroke-width=".7"`,
    ),
    line('M-94 104Q0 122 94 104', '#fff', 0.9, 'stroke-opacity=".3"'),
    path('M64 112L84 104L86 132L66 140Z', `fill="${silk[0]}" stroke="#000" stroke-opacity=".4" stroke-width=".6"`),
  );
  art.push(
    line(
      'M-176 130C-120 132 -100 166 0 180C100 166 120 132 176 130',
      '#fff',
      1,
      'stroke-opacity=".22" stroke-dasharray="3 2" transform="translate(0 -4)"',
    ),
  );
  return frameObject(
    art.join(''),
    brim + crown,
    { x: -184, y: -2, w: 368, h: 186 },
    { share: 0.8, close: { x: -110, y: -10, w: 220, h: 190 } },
  );
}

/** A ribbed knitted cap with its turned-up edge. */
export function beanie(sheet: Sheet): Model {
  const finish = sheet.finish;
  const [, mid] = coats[finish].base;
  const box: Box = { x: -120, y: -10, w: 240, h: 220 };
  const crown = closed(mirrored(knots('0,0@0 46,6 86,44 102,104 104,150c 0,160c')));
  const edge = closed(mirrored(knots('0,126@0 70,124 106,114c 112,150 108,192c 60,204 0,206@180')));
  const ribs = repeat(15, (i) => {
    const t = (i - 7) / 7;
    return `M${n(t * 18)} 4C${n(t * 70)} 30 ${n(t * 96)} 80 ${n(t * 102)} 140`;
  });
  const cuffRibs = repeat(25, (i) => {
    const t = (i - 12) / 12;
    return `M${n(t * 106)} ${n(126 - Math.abs(t) * 10)}L${n(t * 108)} ${n(206 - t * t * 12)}`;
  });
  const art = [
    cloth(sheet, 'c', crown, box, finish),
    `<g clip-path="${sheet.clip('cr', crown)}">${line(ribs, '#000', 2.6, 'stroke-opacity=".25"')}${line(ribs, '#fff', 1.4, 'stroke-opacity=".16" transform="translate(-2.4 0)"')}</g>`,
  ];
  art.push(
    softStroke('M-106 118Q0 132 106 118', { color: '#000', reach: 3, softness: 4, opacity: 0.5, steps: 5 }),
    cloth(sheet, 'e', edge, box, finish),
  );
  art.push(
    `<g clip-path="${sheet.clip('ce', edge)}">${line(cuffRibs, '#000', 2.6, 'stroke-opacity=".22"')}${line(cuffRibs, '#fff', 1.4, 'stroke-opacity=".16" transform="translate(-2.4 0)"')}</g>`,
  );
  const label = 'M-26 146H26V184H-26Z';
  art.push(
    path(label, 'fill="#efe2bd" stroke="#3a2a18" stroke-width=".7"'),
    print(1, 0, 165, 28, '#8f2036', '#efe2bd'),
    line(label, mid, 0.8, 'stroke-dasharray="2 1.6" transform="translate(0 16.5) scale(.92 .9)"'),
  );
  return frameObject(
    art.join(''),
    crown + edge,
    { x: -112, y: 0, w: 224, h: 206 },
    { share: 0.66, close: { x: -70, y: 90, w: 140, h: 120 } },
  );
}
