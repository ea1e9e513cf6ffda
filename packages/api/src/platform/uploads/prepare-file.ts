import { cleanText } from '#api/platform/db/columns.ts';
import { type PictureFault, reencodePicture } from '#api/platform/images/reencode-picture.ts';

/** A file as somebody sent it; `bytes` is null where it was larger than allowed. */
export type UploadedFile = { readonly fileName: string; readonly bytes: Buffer | null };

/** A file as it is kept: a picture made anew, or a PDF as it is. */
export type PreparedFile = {
  readonly kind: 'picture' | 'pdf';
  readonly fileName: string;
  readonly data: Buffer;
  /** Null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
};

/** Why a file is not taken: too large, or a fault of the picture that it claims to be. */
export type FileFault = PictureFault | 'size';

/** What a kind of file is stored and served as. */
export const fileTypes = {
  picture: { extension: 'jpg', contentType: 'image/jpeg' },
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
} as const;

/** Whether bytes are a PDF from beginning to end; what else stands in it is why it is only ever downloaded. */
export function looksLikePdf(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 0, 5) === '%PDF-' &&
    bytes.toString('latin1', Math.max(0, bytes.length - 1_024)).includes('%%EOF')
  );
}

/** A name as it is shown and downloaded: without folders, control characters and what turns the direction of text. */
export function cleanFileName(fileName: string): string {
  const last = cleanText(fileName).split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, 120) || 'file'
  );
}

/** Checks a file that somebody sent and makes it what is kept, or tells why it is not taken. */
export async function prepareFile({ fileName, bytes }: UploadedFile): Promise<PreparedFile | FileFault> {
  if (bytes === null) return 'size';
  const name = cleanFileName(fileName);
  if (looksLikePdf(bytes)) return { kind: 'pdf', fileName: name, data: bytes, width: null, height: null };
  const picture = await reencodePicture(bytes);
  return typeof picture === 'string' ? picture : { kind: 'picture', fileName: name, ...picture };
}
