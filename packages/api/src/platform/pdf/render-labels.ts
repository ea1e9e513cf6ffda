import { createRequire } from 'node:module';
import Pdf from 'pdfkit';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Locale } from '#api/platform/locale.ts';
import { drawable } from './drawable.ts';

const require = createRequire(import.meta.url);
const FONTS = '@expo-google-fonts/instrument-sans';
/** 4 by 6 inches, what label printers take. */
const SIZE: [number, number] = [288, 432];
const MARGIN = 20;
/** Where the address begins, and the sizes that it may have: the largest in which it ends above the foot. */
const ADDRESS_TOP = 150;
const ADDRESS_SIZES = [18, 15, 13, 11.5, 10, 9, 8];
/** What stands between the address and the foot, at least. */
const FOOT_GAP = 14;

/** An address label of a parcel. */
export type ParcelLabel = {
  /** Who sends it, line by line. */
  readonly from: readonly string[];
  /** Where it goes, line by line. */
  readonly to: readonly string[];
  /** What stands at its foot: the order, the carrier, the shipping method. */
  readonly foot: readonly string[];
};

/** Draws address labels of 4 by 6 inches, one a page, as a tagged PDF. */
export async function renderLabels(title: string, locale: Locale, labels: readonly ParcelLabel[]): Promise<Buffer> {
  const doc = new Pdf({
    size: SIZE,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: storeProfile.name, Creator: storeProfile.name },
  });
  doc.registerFont('plain', require.resolve(`${FONTS}/400Regular/InstrumentSans_400Regular.ttf`));
  doc.registerFont('strong', require.resolve(`${FONTS}/600SemiBold/InstrumentSans_600SemiBold.ttf`));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = SIZE[0] - 2 * MARGIN;
  const heightOf = (lines: readonly string[], font: 'plain' | 'strong', size: number): number =>
    doc.font(font).fontSize(size).heightOfString(lines.map(drawable).join('\n'), { width });
  const write = (lines: readonly string[], font: 'plain' | 'strong', size: number, y: number): void => {
    root.add(
      doc.struct('P', {}, () => {
        doc.font(font).fontSize(size).fillColor('black').text(lines.map(drawable).join('\n'), MARGIN, y, { width });
      }),
    );
  };
  for (const { from, to, foot } of labels) {
    doc.addPage();
    const footTop = SIZE[1] - MARGIN - Math.max(52, heightOf(foot, 'plain', 10));
    const room = footTop - FOOT_GAP - ADDRESS_TOP;
    const most = to.some((line) => line.length > 26) ? 15 : 18;
    const fits = (size: number) => size <= most && heightOf(to, 'strong', size) <= room;
    const size = ADDRESS_SIZES.find(fits) ?? 8;
    write(from, 'plain', 9, MARGIN);
    write(to, 'strong', size, ADDRESS_TOP);
    write(foot, 'plain', 10, footTop);
  }
  root.end();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
