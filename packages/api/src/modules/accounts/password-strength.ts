import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** What is looked at of a long password: estimating takes time that grows with its length, and a long beginning is enough. */
const LOOKED_AT = 32;
/** Ways to read `4`, `$` … as letters that are tried; a hundred, as by default, take a second of the only thread. */
const SUBSTITUTIONS = 10;
/** Of zxcvbn's five: `3` is more than 10⁸ guesses, "safely unguessable" even with the slow hash stolen. */
const LEAST_SCORE = 3;
/** What comes to mind first in a shop like this. */
const OF_THE_SHOP = (
  'headstock guitar guitare fender gibson martin stratocaster telecaster lespaul gretsch epiphone rickenbacker ' +
  'mandolin ukulele banjo marshall'
).split(' ');

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The estimator with its dictionaries: 49 thousand leaked passwords, and the words and names of English and French. 43 MB, so only once. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, english, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: SUBSTITUTIONS,
  });
}

/** Whether somebody who knows leaked passwords, words, keyboards and the person (`about`) guesses a password soon. */
export async function isGuessable(password: string, about: readonly (string | null)[]): Promise<boolean> {
  estimator ??= load();
  const own = about.flatMap((text) => (text === null ? [] : [text, ...text.split(/[^\p{L}\p{N}]+/u)]));
  const known = [...new Set([...own.filter((text) => text.length > 2), ...OF_THE_SHOP])];
  return (await estimator).check(password.slice(0, LOOKED_AT), known).score < LEAST_SCORE;
}
