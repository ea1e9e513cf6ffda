import { type FormProblem, pictureLimits } from '@headstock/contracts/forms';

/** A picture that was chosen and is not sent yet. */
export interface ChosenPicture {
  readonly id: string;
  readonly file: File;
}

/** The list after files were added, and why the others were refused. */
export interface Added {
  readonly pictures: readonly ChosenPicture[];
  readonly problems: readonly FormProblem[];
}

const TYPES: readonly string[] = pictureLimits.types;

function problemOf(file: File): FormProblem | undefined {
  if (!TYPES.includes(file.type)) return { field: 'pictures', code: 'picture-kind', file: file.name };
  if (file.size === 0) return { field: 'pictures', code: 'picture-broken', file: file.name };
  if (file.size > pictureLimits.bytes) return { field: 'pictures', code: 'picture-bytes', file: file.name };
  return undefined;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds files to a list. A file that is there already is not added again; `kept` pictures are with the server. */
export function addPictures(
  list: readonly ChosenPicture[],
  files: readonly File[],
  kept: number,
  makeId: () => string,
): Added {
  const pictures = [...list];
  const problems: FormProblem[] = [];
  for (const file of files) {
    const problem = problemOf(file);
    if (problem) problems.push(problem);
    else if (pictures.some((known) => isSame(known.file, file))) continue;
    else if (pictures.length + kept < pictureLimits.count) pictures.push({ id: makeId(), file });
    else if (!problems.some(({ code }) => code === 'picture-count'))
      problems.push({ field: 'pictures', code: 'picture-count' });
  }
  return { pictures, problems };
}

/** The upload progress of each picture, 0 to 1: browsers send the parts of a form in order. */
export function progressOf(list: readonly ChosenPicture[], sentShare: number): number[] {
  const total = list.reduce((sum, { file }) => sum + file.size, 0);
  let before = 0;
  return list.map(({ file }) => {
    const share = file.size === 0 ? 1 : (sentShare * total - before) / file.size;
    before += file.size;
    return Math.min(1, Math.max(0, share));
  });
}
