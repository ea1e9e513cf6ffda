import tokens from '../../tokens.json' with { type: 'json' };

/** A colour role. Components name roles, never colours: `var(--hs-ink)`. */
export type ColorRole = keyof typeof tokens.color.light;

/** A theme with its own value for every colour role. */
export type ThemeName = keyof typeof tokens.color;

/** Every design value of the shop, as kept in `tokens.json`. */
export { tokens };

type Group = Readonly<Record<string, string | number>>;

/** Groups that are the same in both themes, with the prefix of their custom properties. */
const staticGroups: ReadonlyArray<readonly [prefix: string, group: Group]> = [
  ['s', tokens.space],
  ['r-', tokens.radius],
  ['t-', tokens.type],
  ['lh-', tokens.leading],
  ['ls-', tokens.tracking],
  ['m-', tokens.motion],
  ['sh-', tokens.shadow],
  ['z-', tokens.z],
];

const staticValues: Group = {
  gutter: tokens.layout.gutter,
  max: tokens.layout.max,
  target: tokens.layout.target,
  banner: tokens.layout.bannerHeight,
  serif: tokens.font.display,
  sans: tokens.font.text,
};

/** A sold tag keeps the page's surface wherever it hangs, so these are fixed at the root. */
const aliases: Group = {
  'sold-paper': 'var(--hs-surface)',
  'sold-ring': 'var(--hs-line-strong)',
  'sold-ink': 'var(--hs-ink)',
};

const declare = (prefix: string, group: Group): string[] =>
  Object.entries(group).map(([name, value]) => `--hs-${prefix}${name}:${value};`);

/**
 * The token stylesheet: every token as a `--hs-…` custom property.
 * Dark applies by the system's preference unless `html[data-theme]` says otherwise; paper is always printed light.
 */
export function writeTokensCss(): string {
  const fixed = [
    ...staticGroups.flatMap(([prefix, group]) => declare(prefix, group)),
    ...declare('', staticValues),
    ...declare('', aliases),
  ];
  const dark = `color-scheme:dark;${declare('', tokens.color.dark).join('')}`;
  return [
    '/* Written from tokens.json by scripts/write-tokens.ts. */',
    `:root{color-scheme:light;${fixed.join('')}${declare('', tokens.color.light).join('')}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `@media screen{:root[data-theme=dark]{${dark}}}`,
    '',
  ].join('\n');
}

/** Names of all custom properties that the token stylesheet declares, with their leading dashes. */
export function tokenPropertyNames(): ReadonlySet<string> {
  return new Set(Array.from(writeTokensCss().matchAll(/(--hs-[\w-]+):/g), (match) => match[1] ?? ''));
}
