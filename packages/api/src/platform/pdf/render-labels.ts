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
    margin: MARGIN,
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
  const write = (lines: readonly string[], font: 'plain' | 'strong', size: number, y: number): void => {
    root.add(
      doc.struct('P', {}, () => {
        doc.font(font).fontSize(size).fillColor('black').text(lines.map(drawable).join('\n'), MARGIN, y, { width });
      }),
    );
  };
  for (const { from, to, foot } of labels) {
    doc.addPage();
    write(from, 'plain', 9, MARGIN);
    write(to, 'strong', to.some((line) => line.length > 26) ? 15 : 18, 150);
    write(foot, 'plain', 10, 360);
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
