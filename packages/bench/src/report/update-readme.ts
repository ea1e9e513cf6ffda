const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

/** The README with `block` between its markers. Throws when it has none. */
export function replaceBlock(readme: string, block: string): string {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END, begin + BEGIN.length);
  if (begin < 0 || end < 0) throw new Error(`The README has no ${BEGIN} … ${END}, so the results have no place in it.`);
  return `${readme.slice(0, begin)}${BEGIN}\n\n${block}\n\n${readme.slice(end)}`;
}
