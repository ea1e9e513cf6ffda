/** The text with `block` between the markers of a name, `<!-- name -->` and `<!-- /name -->`. Throws when it has none. */
export function replaceBlock(text: string, name: string, block: string): string {
  const [first, last] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const begin = text.indexOf(first);
  const end = text.indexOf(last, begin + first.length);
  if (begin < 0 || end < 0)
    throw new Error(`The README has no ${first} … ${last}, so the results have no place in it.`);
  return `${text.slice(0, begin)}${first}\n\n${block}\n\n${text.slice(end)}`;
}
