import { globSync, readFileSync } from 'node:fs';
import { typesetFrench } from '@headstock/content/typeset-french';
import { expect, it } from '@jest/globals';

const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
/** What stands in French sentences, and in no other text here. */
const french = /(?:^|[\s«(’])(?:le|la|les|une|des|est|vous|votre|pour|nous|avec|cette?|sur)\s.*/i;

/** A few words and a colon: what a subject of a mail or a label is. English has no space before one. */
const named = /^\p{L}[\p{L}\s’'-]* [:;!?](?=\s|$)/u;

/** The literals of a file that are French sentences, with what is put into them as one letter. */
function frenchOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
    .replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, 'X')
    .replaceAll(String.raw`\u202f`, '\u202f')
    .replaceAll(String.raw`\u00a0`, '\u00a0');
  return [...source.matchAll(literal)]
    .map(([, quoted = '', template = '']) => quoted || template)
    .filter((text) => (french.test(text) && /[à-ÿ’]/.test(text)) || named.test(text));
}

it('sets what the API says in French as French is set', () => {
  const files = globSync('{http,modules,platform}/**/*.ts', { cwd: import.meta.dirname }).filter(
    // Questions to the assistant are as people type them.
    (file) => !/\.(test|fixture)\.ts$|\/migrations\/|assistant\/evaluation\/(?:everyday-)?questions\.ts$/.test(file),
  );
  const sentences = files.flatMap((file) => frenchOf(`${import.meta.dirname}/${file}`));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((text) => typesetFrench(text) !== text)).toEqual([]);
});
