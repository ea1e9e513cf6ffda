import type { Box, Model } from '../core/model.ts';
import { bar, line, path, rect } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { cabinet, corners, dial, flip, handle, jewel, panel, socket, speakerCloth } from './amp-parts.ts';
import { frameObject } from './frame-object.ts';

const chromePanel = (sheet: Sheet): readonly [string, string, string] => [
  sheet.metal[1],
  sheet.metal[0],
  sheet.metal[2],
];
const blackPanel = ['#3b3a3a', '#1e1d1d', '#0d0d0d'] as const;

function feet(half: number, y: number): string {
  return [-half, half].map((x) => bar(x, y + 5, 46, 16, 5, 'fill="#17130f"')).join('');
}

/** A small valve combo of the fifties in woven cloth, its chrome panel on top. */
export function ampTweed(sheet: Sheet): Model {
  const finish = sheet.finish;
  const box: Box = { x: -260, y: 0, w: 520, h: 440 };
  const shell = rect(box.x, 0, box.w, box.h, 22);
  const out = [handle(sheet, 0, 4, 86, '#5b3621'), feet(190, box.h), cabinet(sheet, 'sh', shell, box, finish)];
  out.push(panel(sheet, 'pn', { x: -232, y: 24, w: 464, h: 64 }, chromePanel(sheet)));
  for (const x of [-206, -176]) out.push(socket(sheet, x, 57));
  for (const x of [-126, -72, -18, 36, 90]) out.push(dial(sheet, x, 57, '#2b2722'));
  out.push(flip(sheet, 140, 57), jewel(sheet, 190, 57));
  out.push(path(rect(-234, 104, 468, 312, 22), 'fill="#1d120b" opacity=".75"'));
  const cloth = { x: -226, y: 112, w: 452, h: 296 };
  out.push(speakerCloth(sheet, 'cl', cloth, 'oxblood', [[0, 262, 146]]));
  out.push(line(rect(cloth.x, cloth.y, cloth.w, cloth.h, 6), '#d9c08a', 3), corners(sheet, box));
  return frameObject(
    out.join(''),
    shell,
    { x: -260, y: -48, w: 520, h: 502 },
    { stands: true, close: { x: -250, y: -40, w: 330, h: 300 } },
  );
}

/** A two-speaker combo of the sixties: black covering, silver cloth, black panel in front. */
export function ampBlackface(sheet: Sheet): Model {
  const finish = sheet.finish;
  const box: Box = { x: -320, y: 0, w: 640, h: 470 };
  const shell = rect(box.x, 0, box.w, box.h, 12);
  const out = [handle(sheet, 0, 4, 96, '#211d1b'), feet(240, box.h), cabinet(sheet, 'sh', shell, box, finish)];
  out.push(path(rect(-304, 14, 608, 92, 4), 'fill="#0a0a0a" opacity=".7"'));
  out.push(panel(sheet, 'pn', { x: -300, y: 18, w: 600, h: 84 }, blackPanel));
  out.push(line('M-292 30H292M-292 92H292', '#d8d4c8', 1, 'opacity=".8"'));
  for (const x of [-276, -250]) out.push(socket(sheet, x, 62));
  for (const x of [-206, -160, -114, -68]) out.push(dial(sheet, x, 62, '#d8d4c8'));
  for (const x of [-6, 40, 86, 132, 178]) out.push(dial(sheet, x, 62, '#d8d4c8'));
  for (const x of [-226, -40]) out.push(flip(sheet, x, 72));
  out.push(jewel(sheet, 250, 62, '#e8402e'));
  out.push(path(rect(-306, 112, 612, 344, 6), 'fill="#0c0c0c" opacity=".8"'));
  out.push(
    speakerCloth(sheet, 'cl', { x: -300, y: 118, w: 600, h: 332 }, 'silver', [
      [-148, 284, 134],
      [148, 284, 134],
    ]),
  );
  out.push(line(rect(-300, 118, 600, 332, 6), sheet.metal[1], 2.4), badge(sheet, -250, 150), corners(sheet, box, 40));
  return frameObject(
    out.join(''),
    shell,
    { x: -320, y: -48, w: 640, h: 532 },
    { stands: true, share: 0.82, close: { x: -312, y: -44, w: 340, h: 300 } },
  );
}

/** A maker's plate without a name: the silhouette of a plectrum. */
function badge(sheet: Sheet, x: number, y: number): string {
  const d = `M${x - 30} ${y - 9}Q${x} ${y - 15} ${x + 30} ${y - 9}Q${x + 20} ${y + 10} ${x} ${y + 14}Q${x - 20} ${y + 10} ${x - 30} ${y - 9}Z`;
  return path(d, `fill="${sheet.metalPlate()}" stroke="#2b2722" stroke-width=".6"`);
}

/** A British top-boost combo: diamond cloth, gold piping, controls on top, three handles. */
export function ampDiamond(sheet: Sheet): Model {
  const finish = sheet.finish;
  const box: Box = { x: -340, y: 0, w: 680, h: 500 };
  const shell = rect(box.x, 0, box.w, box.h, 14);
  const out = [-200, 0, 200].map((x) => handle(sheet, x, 4, 62, '#211d1b'));
  out.push(feet(260, box.h), cabinet(sheet, 'sh', shell, box, finish));
  out.push(panel(sheet, 'pn', { x: -250, y: 14, w: 500, h: 44 }, ['#7c2f2a', '#a5463d', '#57201c']));
  for (let i = 0; i < 6; i++)
    out.push(`<g transform="translate(${-170 + i * 58} 37) scale(.72)">${dial(sheet, 0, 0, '#f2e6cc')}</g>`);
  out.push(jewel(sheet, 204, 37), `<g transform="translate(-228 38) scale(.8)">${socket(sheet, 0, 0)}</g>`);
  out.push(speakerCloth(sheet, 'tp', { x: -322, y: 72, w: 644, h: 64 }, 'diamond', []));
  out.push(line('M-324 142H324', '#cfa95a', 5), line('M-324 141H324', '#f6dfa0', 1.4));
  out.push(
    speakerCloth(sheet, 'cl', { x: -322, y: 148, w: 644, h: 334 }, 'diamond', [
      [-156, 316, 142],
      [156, 316, 142],
    ]),
  );
  out.push(
    line(rect(-322, 72, 644, 410, 6), '#e9dfc6', 4),
    line(rect(-322, 72, 644, 410, 6), '#8a7a52', 1),
    badge(sheet, 0, 108),
    corners(sheet, box, 36),
  );
  return frameObject(
    out.join(''),
    shell,
    { x: -340, y: -48, w: 680, h: 562 },
    { stands: true, share: 0.82, close: { x: -330, y: -50, w: 360, h: 330 } },
  );
}

/** A hundred watts on four speakers. */
export function ampStack(sheet: Sheet): Model {
  const finish = sheet.finish;
  const head: Box = { x: -360, y: 0, w: 720, h: 270 };
  const cab: Box = { x: -375, y: 278, w: 750, h: 740 };
  const headShell = rect(head.x, 0, head.w, head.h, 14);
  const cabShell = rect(cab.x, cab.y, cab.w, cab.h, 14);
  const out = [
    handle(sheet, 0, 4, 110, '#1c1a19'),
    feet(280, cab.y + cab.h),
    cabinet(sheet, 'cb', cabShell, cab, finish),
  ];
  out.push(path(rect(-372, 270, 744, 10, 2), 'fill="#0a0908"'), cabinet(sheet, 'sh', headShell, head, finish));
  out.push(panel(sheet, 'pn', { x: -338, y: 150, w: 676, h: 92 }, ['#f1d997', '#d0a74e', '#98722a']));
  for (const x of [-306, -276]) out.push(socket(sheet, x, 198));
  for (let i = 0; i < 6; i++) out.push(dial(sheet, -212 + i * 66, 198, '#2b2722'));
  out.push(flip(sheet, 184, 200), flip(sheet, 226, 200), jewel(sheet, 286, 198, '#e8402e'));
  out.push(line(rect(-344, 18, 688, 236, 8), '#efe6d0', 3.4), badge(sheet, 0, 84));
  out.push(
    speakerCloth(sheet, 'cl', { x: -352, y: 302, w: 704, h: 692 }, 'black', [
      [-168, 480, 150],
      [168, 480, 150],
      [-168, 818, 150],
      [168, 818, 150],
    ]),
  );
  out.push(line(rect(-352, 302, 704, 692, 6), '#efe6d0', 3.4), corners(sheet, head, 40), corners(sheet, cab, 44));
  return frameObject(
    out.join(''),
    headShell + cabShell,
    { x: -375, y: -44, w: 750, h: 1076 },
    { stands: true, close: { x: -352, y: -40, w: 420, h: 330 } },
  );
}

/** A little solid-state cube for the bedroom. */
export function ampPractice(sheet: Sheet): Model {
  const finish = sheet.finish;
  const box: Box = { x: -150, y: 0, w: 300, h: 310 };
  const shell = rect(box.x, 0, box.w, box.h, 16);
  const out = [handle(sheet, 0, 4, 62, '#4a2d1c'), feet(100, box.h), cabinet(sheet, 'sh', shell, box, finish)];
  out.push(panel(sheet, 'pn', { x: -132, y: 16, w: 264, h: 50 }, ['#8a4a34', '#6b3525', '#4a2318']));
  out.push(`<g transform="translate(-112 42) scale(.8)">${socket(sheet, 0, 0)}</g>`);
  for (let i = 0; i < 3; i++)
    out.push(`<g transform="translate(${-62 + i * 54} 43) scale(.8)">${dial(sheet, 0, 0, '#f2e6cc')}</g>`);
  out.push(`<g transform="translate(104 42) scale(.8)">${jewel(sheet, 0, 0)}</g>`);
  out.push(speakerCloth(sheet, 'cl', { x: -132, y: 80, w: 264, h: 212 }, 'wheat', [[0, 186, 96]]));
  out.push(line(rect(-132, 80, 264, 212, 6), '#f2e6cc', 3), badge(sheet, -88, 104), corners(sheet, box, 30));
  return frameObject(
    out.join(''),
    shell,
    { x: -150, y: -48, w: 300, h: 372 },
    { stands: true, share: 0.68, close: { x: -146, y: -40, w: 220, h: 210 } },
  );
}
