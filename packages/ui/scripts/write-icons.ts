import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconSources } from './icon-list.ts';

type Attributes = Readonly<Record<string, string>>;

const number = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);
const round = (value: number): string => String(Math.round(value * 1000) / 1000);

function circlePath(attributes: Attributes): string {
  const [cx, cy, r] = [number(attributes, 'cx'), number(attributes, 'cy'), number(attributes, 'r')];
  return `M${round(cx - r)} ${round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
}

function rectPath(attributes: Attributes): string {
  const [x, y, r] = [number(attributes, 'x'), number(attributes, 'y'), number(attributes, 'rx')];
  const [width, height] = [number(attributes, 'width'), number(attributes, 'height')];
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  return `M${round(x + r)} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1-${r} ${r}h-${across}a${r} ${r} 0 0 1-${r}-${r}v-${down}a${r} ${r} 0 0 1 ${r}-${r}z`;
}

function linePath(attributes: Attributes): string {
  return `M${attributes['x1']} ${attributes['y1']}L${attributes['x2']} ${attributes['y2']}`;
}

/** The same path with an absolute start, because paths are joined and a relative one would go on from the one before. */
function startAbsolute(d: string): string {
  const start = /^m(-?[\d.]+)(?:[\s,]+|(?=-))(-?[\d.]+)\s*(.*)$/.exec(d);
  if (!start) return d;
  const [, x = '', y = '', rest = ''] = start;
  return `M${x} ${y}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`;
}

const drawings: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: (attributes) => startAbsolute(attributes['d'] ?? ''),
  circle: circlePath,
  rect: rectPath,
  line: linePath,
  polyline: (attributes) => `M${attributes['points']}`,
  polygon: (attributes) => `M${attributes['points']}z`,
};

/** One path that draws the whole lucide icon. */
function joinPaths(svg: string): string {
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1).matchAll(/<(\w+)([^>]*)\/>/g);
  return Array.from(shapes, ([, shape = '', text = '']) => {
    const draw = drawings[shape];
    if (!draw) throw new Error(`No path is known for <${shape}>.`);
    return draw(
      Object.fromEntries(Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value])),
    );
  }).join('');
}

const folder = fileURLToPath(new URL('../src/icons/', import.meta.url));
const lucide = new URL('../../../node_modules/lucide-static/icons/', import.meta.url);

for (const [name, source] of Object.entries(iconSources)) {
  const component = `${name.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())}Icon`;
  const filled = name.endsWith('-filled') ? ', true' : '';
  const d = joinPaths(readFileSync(new URL(`${source}.svg`, lucide), 'utf8'));
  writeFileSync(
    `${folder}${name}.tsx`,
    `import { createIcon } from './icon.tsx';\n\n/** Lucide's \`${source}\`. Written by scripts/write-icons.ts. */\nexport const ${component} = createIcon('${d}'${filled});\n`,
  );
}

execFileSync(fileURLToPath(new URL('../../../node_modules/.bin/oxfmt', import.meta.url)), [folder]);
