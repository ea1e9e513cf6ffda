import type { Locale } from '#api/platform/locale.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { DocumentPictures } from './read-pictures.ts';
import type { ParcelLabel } from './render-labels.ts';

/** A document as a PDF, with its pictures. What draws it is loaded with the first one: it is large, and few processes ever draw. */
export const renderPdf = async (document: PrintedDocument, pictures?: DocumentPictures): Promise<Buffer> =>
  (await import('./render-pdf.ts')).renderPdf(document, pictures);

/** Documents as one PDF, each on pages of its own. */
export const renderPdfs = async (documents: readonly PrintedDocument[]): Promise<Buffer> =>
  (await import('./render-pdf.ts')).renderPdfs(documents);

/** Address labels of 4 by 6 inches as one PDF. */
export const renderLabels = async (title: string, locale: Locale, labels: readonly ParcelLabel[]): Promise<Buffer> =>
  (await import('./render-labels.ts')).renderLabels(title, locale, labels);
