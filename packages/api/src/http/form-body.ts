import type { FormProblem } from '@headstock/contracts/forms';
import { pictureLimits } from '@headstock/contracts/forms';
import type { FastifyRequest } from 'fastify';
import { type StoredPicture, storePicture } from '#api/modules/content/index.ts';
import type { Services } from '#api/platform/services.ts';

/** What a multipart form brought: texts by field, and the pictures among its files, stored. */
export type FormBody = {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly pictures: readonly StoredPicture[];
  readonly problems: readonly FormProblem[];
};

/** Bounds of one request. A file over its limit is read to its end and counts as a fault of the form, not of the request. */
export const formBodyLimits = {
  fieldNameSize: 60,
  fieldSize: 20_000,
  fields: 60,
  fileSize: pictureLimits.bytes,
  files: pictureLimits.count + 4,
  headerPairs: 40,
  parts: 80,
} as const;

type FileStream = AsyncIterable<Buffer> & { readonly truncated: boolean };

/** What a request brings, for as long as it is readable. One that breaks off, or is no form at all, is its sender's fault: 400. */
async function* readable<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (error) {
    const isNamed = typeof error === 'object' && error !== null && 'statusCode' in error;
    throw isNamed ? error : Object.assign(new Error('The form is broken', { cause: error }), { statusCode: 400 });
  }
}

async function readFile(file: FileStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of readable(file)) chunks.push(chunk);
  return file.truncated ? null : Buffer.concat(chunks);
}

/** A file of a form; `bytes` is null where it was larger than allowed. */
type FormFile = { readonly fileName: string; readonly bytes: Buffer | null };

/** Reads a multipart request, one part after the other: at most one file is in memory. Gives the texts by field. Throws for a broken or too large one. */
export async function readFormParts(
  request: FastifyRequest,
  onFile: (file: FormFile) => Promise<void>,
): Promise<Map<string, string[]>> {
  const fields = new Map<string, string[]>();
  for await (const part of readable(request.parts())) {
    if (part.type === 'field') {
      const text = typeof part.value === 'string' ? part.value : '';
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), text]);
      continue;
    }
    const bytes = await readFile(part.file);
    const fileName = part.filename;
    // What a browser sends of a file input without a file.
    if (bytes?.length === 0 && !fileName) continue;
    await onFile({ fileName, bytes });
  }
  return fields;
}

/** Reads a form of the shop, and stores its pictures. Throws for a broken or too large one. */
export async function readFormBody(
  request: FastifyRequest,
  store: Pick<Services, 'db' | 'storage'>,
): Promise<FormBody> {
  const pictures: StoredPicture[] = [];
  const problems: FormProblem[] = [];
  const fields = await readFormParts(request, async (file) => {
    const stored = await storePicture(store, file, pictures.length);
    if (typeof stored === 'string')
      problems.push({ field: 'pictures', code: stored, file: file.fileName.slice(0, 120) });
    else pictures.push(stored);
  });
  return { fields, pictures, problems };
}
