/** Numbers of a version; a pre-release counts as its release. */
const numbersOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10));

/** Whether a version is in a caret range, `^1.2.3`: not older, and equal up to the first number that is not 0. */
export function satisfies(version: string, range: string): boolean {
  const given = numbersOf(version);
  let fixed = true;
  for (const [index, wanted] of numbersOf(range.slice(1)).entries()) {
    const number = given[index] ?? 0;
    if (number !== wanted) return !fixed && number > wanted;
    if (wanted > 0) fixed = false;
  }
  return true;
}
