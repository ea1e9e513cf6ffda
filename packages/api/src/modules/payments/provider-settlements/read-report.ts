import { storeProfile } from '@headstock/contracts/store-profile';
import { parse } from 'csv-parse/sync';
import { cleanText } from '#api/platform/db/columns.ts';
import {
  columnsOf,
  isReferenceColumn,
  kindOf,
  missingColumns,
  readAmount,
  readMoment,
  type ReportColumns,
  type ReportField,
  type SettlementRowKind,
} from './report.model.ts';

/** A row of a report. Whole cents; a fee is above 0 where the provider kept it. */
export type ReportRow = {
  readonly line: number;
  readonly id: string;
  readonly kind: SettlementRowKind;
  readonly description: string;
  readonly at: Date;
  readonly grossCents: number;
  readonly feeCents: number;
  /** What may name a payment, refund or dispute of the shop. */
  readonly references: readonly string[];
};

/** Rows that were paid out together. `transferCents` is the payout's own row, if the report has it. */
export type ReportPayout = {
  readonly reference: string | null;
  readonly rows: readonly ReportRow[];
  readonly transferCents: number | null;
};

/** What is wrong with a line: `at`, `gross`, `net`, `sum`, `id`, `currency`. */
export type ReportProblem = { readonly line: number; readonly code: string };

export type ReadReport =
  | { readonly ok: true; readonly payouts: readonly ReportPayout[] }
  | { readonly ok: false; readonly header: readonly string[]; readonly missing: readonly ReportField[] }
  | { readonly ok: false; readonly problems: readonly ReportProblem[] };

const REFERENCE = 200;
const DESCRIPTION = 300;

function readCells(text: string): string[][] {
  try {
    return parse(cleanText(text), {
      bom: true,
      delimiter: [',', ';', '\t'],
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
  } catch {
    return [];
  }
}

type Cells = (field: ReportField) => string;

function readRow(line: number, cell: Cells, references: readonly string[]) {
  const at = readMoment(cell('at'));
  const gross = readAmount(cell('gross'));
  const net = readAmount(cell('net'));
  const fee = cell('fee') === '' ? 0 : readAmount(cell('fee'));
  const currency = cell('currency').toUpperCase();
  const id = cell('id').slice(0, REFERENCE);
  const problem = (code: string): ReportProblem => ({ line, code });
  if (id === '') return problem('id');
  if (!at) return problem('at');
  if (gross === undefined) return problem('gross');
  if (net === undefined || fee === undefined) return problem('net');
  if (currency !== '' && currency !== storeProfile.currency) return problem('currency');
  const kind = kindOf(cell('type'));
  // Providers write fees above or below zero; what is left of the gross tells which.
  if (kind !== 'payout' && cell('fee') !== '' && Math.abs(gross - net) !== Math.abs(fee)) return problem('sum');
  const isFee = kind === 'fee' || (kind === 'other' && gross === 0);
  const row: Omit<ReportRow, 'kind'> = {
    line,
    id,
    description: (cell('description') || cell('type')).slice(0, DESCRIPTION),
    at,
    grossCents: isFee ? 0 : gross,
    feeCents: isFee ? 0 - net : gross - net,
    references: [...new Set([...references, id])],
  };
  return { payout: cell('payout') || null, kind: isFee ? ('fee' as const) : kind, row, netCents: net };
}

type Read = Exclude<ReturnType<typeof readRow>, ReportProblem>;

/** Reads a settlement report of a provider: CSV with a line of names. Columns are found by their names, unless somebody chose them. */
export function readReport(text: string, chosen: ReportColumns = {}): ReadReport {
  const [header = [], ...body] = readCells(text);
  const columns = columnsOf(header, chosen);
  const missing = missingColumns(columns);
  if (missing.length > 0 || body.length === 0) return { ok: false, header, missing };
  const read = body.map((cells, index) => {
    const cell: Cells = (field) => {
      const name = columns[field];
      return name === undefined ? '' : (cells[header.indexOf(name)] ?? '');
    };
    const references = header.flatMap((name, column) => (isReferenceColumn(name) ? (cells[column] ?? '') : []));
    return readRow(
      index + 2,
      cell,
      references.filter((one) => one !== ''),
    );
  });
  const problems = read.filter((one): one is ReportProblem => 'code' in one);
  if (problems.length > 0) return { ok: false, problems };
  const groups = new Map<string | null, Read[]>();
  for (const one of read) if (!('code' in one)) groups.set(one.payout, [...(groups.get(one.payout) ?? []), one]);
  const payouts = [...groups].flatMap(([reference, members]): ReportPayout[] => {
    const transfers = members.filter(({ kind }) => kind === 'payout');
    const rows = members.flatMap(({ kind, row }): ReportRow[] => (kind === 'payout' ? [] : [{ ...row, kind }]));
    const transferCents =
      transfers.length === 0 ? null : 0 - transfers.reduce((sum, { netCents }) => sum + netCents, 0);
    const named = reference ?? (transfers.length === 1 ? (transfers[0]?.row.id ?? null) : null);
    return rows.length === 0 ? [] : [{ reference: named, rows, transferCents }];
  });
  return { ok: true, payouts };
}
