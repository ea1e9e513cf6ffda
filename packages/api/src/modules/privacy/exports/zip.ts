import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive. What is packed already, such as a JPEG, is `isPacked` and stored as it is. */
export type ZipEntry = { readonly path: string; readonly data: Uint8Array; readonly isPacked?: boolean };

/** An archive as its bytes come, one entry in memory at a time. */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const failures: Error[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) failures.push(error);
    else chunks.push(chunk);
  });
  const taken = (): Uint8Array[] => {
    const [failure] = failures;
    if (failure) throw failure;
    return chunks.splice(0);
  };
  for await (const { path, data, isPacked = false } of entries) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    archive.add(file);
    file.push(data, true);
    yield* taken();
  }
  archive.end();
  yield* taken();
}
