import type { DocumentPictures } from './read-pictures.ts';
import type { DocumentCell, DocumentColumn, DocumentRow, PrintedDocument } from './printed-document.ts';
import { INK_2, MARGIN, PdfSheet } from './pdf-sheet.ts';

const GAP = 12;
const ROW_PADDING = 6;

/** The part of the width that is the heading's where the shop stands beside it. */
const HEADING_SHARE = 0.65;

function drawHead(sheet: PdfSheet, { heading, number, from }: PrintedDocument): void {
  const width = from.length === 0 ? sheet.width : sheet.width * HEADING_SHARE;
  const right = MARGIN + width;
  const title = { font: 'strong', size: 26 } as const;
  const below = sheet.y + sheet.heightOf(heading, width, title) + 2;
  sheet.add('H1', () => sheet.text(`${heading} `, MARGIN, sheet.y, width, title));
  sheet.add('P', () => sheet.text(`${number} `, MARGIN, below, width, { size: 12, color: INK_2 }));
  let y = sheet.y;
  for (const [index, line] of from.entries()) {
    const options = {
      font: index === 0 ? ('strong' as const) : ('plain' as const),
      size: index === 0 ? 12 : 9,
      isEnd: true,
    };
    const at = y;
    sheet.add('P', () => sheet.text(`${line} `, right, at, sheet.width - width, options));
    y += index === 0 ? 17 : 12.5;
  }
  sheet.y = Math.max(below + 28, y + 12);
  sheet.rule(sheet.y, 1);
  sheet.y += 16;
}

/** Labels above their texts, side by side. */
function drawParts(
  sheet: PdfSheet,
  parts: readonly { label: string; lines: readonly string[] }[],
  columns: number,
): void {
  const width = (sheet.width - (columns - 1) * GAP) / columns;
  for (let first = 0; first < parts.length; first += columns) {
    const row = parts.slice(first, first + columns);
    const heights = row.map(({ lines }) => 13 + lines.reduce((sum, line) => sum + sheet.heightOf(line, width) + 1, 0));
    sheet.makeRoom(Math.max(...heights));
    const top = sheet.y;
    for (const [index, { label, lines }] of row.entries()) {
      const x = MARGIN + index * (width + GAP);
      const part = sheet.open('Sect');
      sheet.add('P', () => sheet.text(`${label} `, x, top, width, { size: 8, color: INK_2 }), part);
      let y = top + 13;
      for (const line of lines) {
        const at = y;
        sheet.add('P', () => sheet.text(`${line} `, x, at, width), part);
        y += sheet.heightOf(line, width) + 1;
      }
      part.end();
    }
    sheet.y = top + Math.max(...heights) + 12;
  }
}

type Placed = DocumentColumn & { readonly x: number; readonly width: number };

function placeColumns(sheet: PdfSheet, columns: readonly DocumentColumn[]): Placed[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const room = sheet.width - (columns.length - 1) * GAP;
  let x = MARGIN;
  return columns.map((column) => {
    const width = (room * column.share) / whole;
    const placed = { ...column, x, width };
    x += width + GAP;
    return placed;
  });
}

/** Of a head whose labels take one line, with what stands around them. */
const headHeight = 22;

function drawTableHead(sheet: PdfSheet, columns: readonly Placed[], cell: (draw: () => void) => void): void {
  const at = sheet.y;
  const heights = columns.map(({ label, width }) => sheet.heightOf(label, width, { size: 8 }));
  for (const { label, x, width, isNumber } of columns)
    cell(() => sheet.text(`${label} `, x, at, width, { size: 8, color: INK_2, isEnd: isNumber }));
  sheet.y += Math.max(...heights) + 6;
  sheet.rule(sheet.y);
  sheet.y += 6;
}

const PICTURE_GAP = 6;
const PICTURES_IN_LINE = 3;

/** Where the pictures of a cell stand, side by side and in boxes of 4:3, from its top left corner. */
function placePictures(sheet: PdfSheet, { imageIds }: DocumentCell, width: number) {
  const pictures = imageIds.flatMap((id) => sheet.pictures.get(id) ?? []);
  const inLine = Math.min(Math.max(pictures.length, 1), PICTURES_IN_LINE);
  const box = (width - (inLine - 1) * PICTURE_GAP) / inLine;
  const lineHeight = box * 0.75 + PICTURE_GAP;
  return {
    box,
    height: Math.ceil(pictures.length / inLine) * lineHeight,
    placed: pictures.map((picture, index) => ({
      picture,
      x: (index % inLine) * (box + PICTURE_GAP),
      y: Math.floor(index / inLine) * lineHeight,
    })),
  };
}

const cellHeight = (sheet: PdfSheet, content: DocumentCell, width: number): number =>
  placePictures(sheet, content, width).height +
  sheet.heightOf(content.text || ' ', width) +
  (content.note === null ? 0 : sheet.heightOf(content.note, width, { size: 8 }) + 2);

function drawCell(sheet: PdfSheet, content: DocumentCell, column: Placed, top: number): void {
  const { text, note } = content;
  const { x, width, isNumber: isEnd } = column;
  const { box, height: below, placed } = placePictures(sheet, content, width);
  for (const { picture, x: left, y } of placed) sheet.doc.image(picture, x + left, top + y, { fit: [box, box * 0.75] });
  const height = sheet.text(`${text} `, x, top + below, width, { isEnd });
  if (note !== null) sheet.text(`${note} `, x, top + below + height + 2, width, { size: 8, color: INK_2, isEnd });
}

function drawRow(
  sheet: PdfSheet,
  row: DocumentRow,
  columns: readonly Placed[],
  table: PDFKit.PDFStructureElement,
): void {
  const heights = columns.map((column, index) => {
    const content = row.cells[index];
    return content ? cellHeight(sheet, content, column.width) : 0;
  });
  const height = Math.max(...heights) + 2 * ROW_PADDING;
  sheet.makeRoom(height, () => drawTableHead(sheet, columns, (draw) => sheet.decorate(draw)));
  const top = sheet.y + ROW_PADDING;
  const line = sheet.open('TR', table);
  for (const [index, column] of columns.entries()) {
    const content = row.cells[index];
    if (content) sheet.add('TD', () => drawCell(sheet, content, column, top), line);
  }
  line.end();
  sheet.y += height;
  sheet.rule(sheet.y);
}

/** The table; its head is drawn again on every page, and read once. */
function drawTable(sheet: PdfSheet, { columns, rows }: PrintedDocument): void {
  const placed = placeColumns(sheet, columns);
  sheet.makeRoom(headHeight * 3);
  const table = sheet.open('Table');
  const head = sheet.open('TR', table);
  drawTableHead(sheet, placed, (draw) => sheet.add('TH', draw, head));
  head.end();
  for (const row of rows) drawRow(sheet, row, placed, table);
  table.end();
  sheet.y += 14;
}

function drawSums(sheet: PdfSheet, { sums }: PrintedDocument): void {
  const width = 290;
  const x = MARGIN + sheet.width - width;
  const placed = sums.map(({ label, value, isTotal }) => {
    const options = { font: isTotal ? ('strong' as const) : ('plain' as const), size: isTotal ? 12 : 10 };
    const text = Math.max(sheet.heightOf(label, width * 0.62, options), sheet.heightOf(value, width * 0.38, options));
    const room = isTotal ? 5 : 0;
    return { label, value, options, room, height: Math.max(isTotal ? 26 : 17, room + text + 5) };
  });
  sheet.makeRoom(placed.reduce((sum, { height }) => sum + height, 0));
  const table = sheet.open('Table');
  for (const { label, value, options, room, height } of placed) {
    const at = sheet.y + room;
    const row = sheet.open('TR', table);
    sheet.add('TH', () => sheet.text(`${label} `, x, at, width * 0.62, options), row);
    sheet.add(
      'TD',
      () => sheet.text(`${value} `, x + width * 0.62, at, width * 0.38, { ...options, isEnd: true }),
      row,
    );
    row.end();
    sheet.y += height;
  }
  table.end();
  sheet.y += 10;
}

function drawNotes(sheet: PdfSheet, notes: readonly string[]): void {
  for (const note of notes) {
    const height = sheet.heightOf(note, sheet.width, { size: 9 });
    sheet.makeRoom(height);
    const at = sheet.y;
    sheet.add('P', () => sheet.text(`${note} `, MARGIN, at, sheet.width, { size: 9, color: INK_2 }));
    sheet.y += height + 6;
  }
}

function drawDocument(sheet: PdfSheet, document: PrintedDocument): void {
  drawHead(sheet, document);
  drawParts(sheet, document.parties, 2);
  drawParts(
    sheet,
    document.facts.map(({ label, value }) => ({ label, lines: [value] })),
    4,
  );
  if (document.rows.length > 0) drawTable(sheet, document);
  drawSums(sheet, document);
  drawNotes(sheet, document.notes);
}

/**
 * Draws documents as one tagged PDF with its fonts in it: each begins a page and has page numbers of its own. The title is the
 * first one's. Images of which `pictures` has no picture are left out. Throws for no document.
 */
export function renderPdfs(
  documents: readonly PrintedDocument[],
  pictures: DocumentPictures = new Map(),
): Promise<Buffer> {
  const [head] = documents;
  if (!head) throw new Error('There is no document to draw.');
  const sheet = new PdfSheet(head, pictures);
  const firsts: number[] = [];
  for (const [index, document] of documents.entries()) {
    if (index > 0) sheet.nextDocument();
    firsts.push(sheet.pages - 1);
    drawDocument(sheet, document);
  }
  const end = sheet.pages;
  for (const [index, document] of documents.entries()) {
    const first = firsts[index] ?? 0;
    sheet.numberPages(document, first, (firsts[index + 1] ?? end) - first);
  }
  return sheet.finish();
}

/** Draws a document as a tagged PDF with its fonts and pictures in it. */
export const renderPdf = (document: PrintedDocument, pictures?: DocumentPictures): Promise<Buffer> =>
  renderPdfs([document], pictures);
