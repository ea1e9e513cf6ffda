import { originalityParts } from '@headstock/contracts/listing-document';
import { inEither } from '@headstock/contracts/listing-title';
import { conditionLabel } from '#api/modules/catalog/index.ts';
import type { SealedLine } from '#api/modules/sales/sealed-records/read-sealed.ts';
import type { Told } from '#api/modules/sales/sealed-records/seal-order.ts';
import { cell, type DocumentRow } from '#api/platform/pdf/printed-document.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { DocumentBody, DocumentFormat } from './document-order.ts';
import { sealedCopy, type SealedCopy } from './sealed-copy.ts';

/** A row takes so many characters at most, so that it fits on a page. */
const LONGEST = 600;
const PICTURES_IN_ROW = 6;

/** A text in pieces that end between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST);
    const end = space > 0 ? space : LONGEST;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest];
}

/** What a listing says in one language, field by field. */
function fieldsOf(told: Told, locale: Locale): readonly (readonly [label: string, text: string])[] {
  const copy = sealedCopy(locale);
  const { title, subtitle, description, finish, specs, plate, report } = told.texts[locale];
  return [
    [copy.title, [title, subtitle].filter(Boolean).join('. ')],
    [copy.condition, conditionLabel(told.condition, locale)],
    [copy.finish, finish],
    [copy.description, description],
    [copy.report, report.map(({ text }) => text).join(' ')],
    [copy.specs, specs.map(({ value }) => value).join('; ')],
    [
      copy.clips,
      (told.clips ?? [])
        .map((clip) => [
          inEither(clip.title, locale) || copy.clipKinds[clip.kind],
          inEither(clip.description, locale),
          clip.file,
        ])
        .map((words) => words.filter(Boolean).join(', '))
        .join('; '),
    ],
    [copy.measures, plate.map(({ value, detail }) => (detail ? `${value} (${detail})` : value)).join('; ')],
    [
      copy.originality,
      originalityParts
        .flatMap((part) => {
          const state = told.originality[part];
          return state ? [`${copy.parts[part]}: ${copy.states[state]}`] : [];
        })
        .join('; '),
    ],
  ];
}

/** The pictures of then beside those of today, so many in a row that it fits on a page. */
function pictureRows(sealed: readonly string[], today: readonly string[], copy: SealedCopy): DocumentRow[] {
  const isSame = sealed.join(' ') === today.join(' ');
  const length = isSame ? sealed.length : Math.max(sealed.length, today.length);
  return Array.from({ length: Math.ceil(length / PICTURES_IN_ROW) }, (_, at) => {
    const piece = (ids: readonly string[]) => ids.slice(at * PICTURES_IN_ROW, (at + 1) * PICTURES_IN_ROW);
    const [isFirst, later] = [at === 0, isSame ? [] : piece(today)];
    const words = isSame ? copy.same : today.length === 0 ? copy.nothing : '';
    return {
      cells: [
        cell(isFirst ? copy.pictures : ''),
        cell('', null, piece(sealed)),
        cell(isFirst ? words : '', null, later),
      ],
    };
  });
}

function rowsOf({ record, hash, today }: SealedLine, { locale, money }: DocumentFormat): DocumentRow[] {
  const copy = sealedCopy(locale);
  const now = today && new Map(fieldsOf(today, locale));
  const row = (label: string, sealed: string, present: string): DocumentRow => ({
    cells: [cell(label), cell(sealed), cell(present)],
  });
  const told = fieldsOf(record, locale).flatMap(([label, text]): DocumentRow[] => {
    const present = now?.get(label) ?? '';
    if (text === '' && present === '') return [];
    const isSame = text === present;
    const [sealed, later] = [piecesOf(text), isSame ? [copy.same] : piecesOf(present || copy.nothing)];
    return Array.from({ length: Math.max(sealed.length, later.length) }, (_, at) =>
      row(at === 0 ? label : '', sealed[at] ?? '', later[at] ?? ''),
    );
  });
  return [
    ...told,
    ...pictureRows(record.images, today?.images ?? [], copy),
    row(copy.price, money(record.unitCents), ''),
    ...(record.returnDays === null ? [] : [row(copy.policy, copy.days(record.returnDays), '')]),
    row(copy.seal, hash.match(/.{16}/g)?.join(' ') ?? hash, ''),
  ];
}

/** What was sold as it was told when it was paid, beside what its listing says today. */
export function sealedBody(lines: readonly SealedLine[], format: DocumentFormat): DocumentBody {
  const copy = sealedCopy(format.locale);
  const [first] = lines;
  return {
    facts: first ? [{ label: copy.sealedOn, value: format.day(first.sealedAt) }] : [],
    columns: [
      { label: copy.what, isNumber: false, share: 18 },
      { label: copy.sealed, isNumber: false, share: 46 },
      { label: copy.today, isNumber: false, share: 36 },
    ],
    rows: lines.flatMap((line) => rowsOf(line, format)),
    sums: [],
    notes: [...(first ? [copy.note] : [copy.none]), ...(lines.every(({ isIntact }) => isIntact) ? [] : [copy.broken])],
  };
}
