import { originalityParts } from '@headstock/contracts/listing-document';
import { conditionLabel } from '#api/modules/catalog/index.ts';
import type { SealedLine } from '#api/modules/sales/sealed-records/read-sealed.ts';
import type { Told } from '#api/modules/sales/sealed-records/seal-order.ts';
import { cell, type DocumentRow } from '#api/platform/pdf/printed-document.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { DocumentBody, DocumentFormat } from './document-order.ts';
import { sealedCopy } from './sealed-copy.ts';

/** A row takes so many characters at most, so that it fits on a page. */
const LONGEST = 600;

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
    [copy.pictures, told.images.map((id) => `/images/${id}/1920`).join(' ')],
  ];
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
