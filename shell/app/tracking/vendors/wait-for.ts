/** Asks every `pauseMs` whether something is there, `tries` times at most; rejects when it never was. */
export async function waitFor<Thing>(
  find: () => Thing | null | undefined,
  tries: number,
  pauseMs: number,
): Promise<Thing> {
  for (let poll = 1; poll <= tries; poll++) {
    const found = find();
    if (found !== null && found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`nothing came within ${tries * pauseMs} ms`);
}
