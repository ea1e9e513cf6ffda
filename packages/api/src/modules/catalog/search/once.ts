/** Computes a value when it is first asked for, and once; after a failure anew. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (made) return made;
    const making = make();
    made = making;
    making.catch(() => {
      if (made === making) made = undefined;
    });
    return making;
  };
}
