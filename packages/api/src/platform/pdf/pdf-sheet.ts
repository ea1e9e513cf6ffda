import { createRequire } from 'node:module';
import Pdf from 'pdfkit';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Locale } from '#api/platform/locale.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { DocumentPictures } from './read-pictures.ts';
import { drawable } from './drawable.ts';

const require = createRequire(import.meta.url);
const FONTS = '@expo-google-fonts/instrument-sans';

export const MARGIN = 54;
const FOOT = 30;
const INK = '#1d2023';
export const INK_2 = '#5b6168';
const LINE = '#c9ccd0';

const pageOf: Readonly<Record<Locale, (page: number, of: number) => string>> = {
  en: (page, of) => `Page ${page} of ${of}`,
  fr: (page, of) => `Page ${page} sur ${of}`,
};

export type Font = 'plain' | 'strong';
type TextOptions = { readonly font?: Font; readonly size?: number; readonly color?: string; readonly isEnd?: boolean };

/**
 * A sheet of letter document that grows page by page. Everything that is read is tagged, so that a screen reader reads it in
 * its order; rules, repeated heads and page numbers are marked as decoration.
 */
export class PdfSheet {
  readonly doc: PDFKit.PDFDocument;
  readonly pictures: DocumentPictures;
  readonly #root: PDFKit.PDFStructureElement;
  y = MARGIN;

  constructor({ heading, number, locale }: PrintedDocument, pictures: DocumentPictures) {
    this.pictures = pictures;
    this.doc = new Pdf({
      size: 'LETTER',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: locale,
      displayTitle: true,
      info: { Title: `${heading} ${number}`, Author: storeProfile.name, Creator: storeProfile.name },
    });
    this.doc.registerFont('plain', require.resolve(`${FONTS}/400Regular/InstrumentSans_400Regular.ttf`));
    this.doc.registerFont('strong', require.resolve(`${FONTS}/600SemiBold/InstrumentSans_600SemiBold.ttf`));
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  get width(): number {
    return this.doc.page.width - 2 * MARGIN;
  }

  get bottom(): number {
    return this.doc.page.height - MARGIN - FOOT;
  }

  /** Adds an element with what is drawn in it. */
  add(type: string, draw: () => void, into: PDFKit.PDFStructureElement = this.#root): void {
    into.add(this.doc.struct(type, {}, draw));
  }

  /** Adds an element that holds others. */
  open(type: string, into: PDFKit.PDFStructureElement = this.#root): PDFKit.PDFStructureElement {
    const element = this.doc.struct(type);
    into.add(element);
    return element;
  }

  /** Draws what is no content. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** The height of a text in a width, with the space that ends it on the sheet: where there is no room for that, its last word moves down. */
  heightOf(text: string, width: number, { font = 'plain', size = 10 }: TextOptions = {}): number {
    return this.doc
      .font(font)
      .fontSize(size)
      .heightOfString(drawable(`${text.trimEnd()} `), { width });
  }

  /** Draws a text at a place and gives its height. */
  text(text: string, x: number, y: number, width: number, options: TextOptions = {}): number {
    const { font = 'plain', size = 10, color = INK, isEnd = false } = options;
    const height = this.heightOf(text, width, options);
    this.doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(drawable(text), x, y, { width, align: isEnd ? 'right' : 'left' });
    return height;
  }

  /** A hairline across the sheet. */
  rule(y: number, weight = 0.5): void {
    this.decorate(() =>
      this.doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + this.width, y)
        .lineWidth(weight)
        .strokeColor(LINE)
        .stroke(),
    );
  }

  /** Begins a page when less than a height is left; `onPage` draws its header. */
  makeRoom(height: number, onPage: () => void = () => undefined): void {
    if (this.y + height <= this.bottom) return;
    this.doc.addPage();
    this.y = MARGIN;
    onPage();
  }

  /** How many pages there are by now. */
  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Begins another document on a page of its own. */
  nextDocument(): void {
    this.doc.addPage();
    this.y = MARGIN;
  }

  /** Numbers the pages of a document, which begins at page `first` (from 0) and has `count`. */
  numberPages({ heading, number, locale }: PrintedDocument, first: number, count: number): void {
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(first + page);
      const y = this.doc.page.height - MARGIN - 4;
      this.decorate(() => {
        this.text(`${storeProfile.name} · ${heading} ${number}`, MARGIN, y, this.width / 2, { size: 8, color: INK_2 });
        const half = MARGIN + this.width / 2;
        this.text(pageOf[locale](page + 1, count), half, y, this.width / 2, { size: 8, color: INK_2, isEnd: true });
      });
    }
  }

  /** Gives the bytes. */
  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.#root.end();
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    this.doc.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
