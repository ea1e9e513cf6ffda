import type { FastifyReply } from 'fastify';
import { fileTypes } from '#api/platform/uploads/prepare-file.ts';

/** A file that somebody sent, as it is kept. */
export type PrivateFile = { readonly kind: 'picture' | 'pdf'; readonly fileName: string; readonly bytes: Buffer };

/** Answers with a file of a member: a picture is shown, a PDF downloaded, and neither can run anything. 404 without one. */
export function sendPrivateFile(reply: FastifyReply, file: PrivateFile | undefined): FastifyReply {
  if (!file) return reply.status(404).send({ message: 'There is nothing here.' });
  const name = encodeURIComponent(file.fileName).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.codePointAt(0)?.toString(16)}`,
  );
  return (
    reply
      // Its bytes never change, and nobody else's browser asks.
      .header('cache-control', 'private, max-age=86400, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `${file.kind === 'picture' ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
      .type(fileTypes[file.kind].contentType)
      .send(file.bytes)
  );
}
