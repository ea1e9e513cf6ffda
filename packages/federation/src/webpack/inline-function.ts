import { readFileSync } from 'node:fs';
import { minifySync, transformSync } from '@swc/core';

/**
 * The text of a function that a page carries inline: an expression, as small as it gets. The file exports that one function and
 * imports nothing; throws when it does not.
 */
export function inlineFunction(file: string): string {
  const jsc = { parser: { syntax: 'typescript' as const }, target: 'es2022' as const };
  const { code } = transformSync(readFileSync(file, 'utf8'), { filename: file, jsc, configFile: false });
  const [before = '', text, ...more] = code.split(/\bexport (?=function )/);
  if (!text || more.length > 0 || /^\s*(import|export)\b/m.test(before + text))
    throw new Error(`${file} must hold one exported function and nothing else.`);
  const { code: small } = minifySync(`self(${text})`, {
    compress: { ecma: 2020, passes: 3, unsafe_arrows: true },
    mangle: true,
  });
  return small.replace(/^self\(|\);?$/g, '');
}
