import { parse } from 'csv-parse/sync';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { auditRedirect, checkRedirect, lockRedirects } from './change-redirects.ts';
import { redirectMessages } from './messages.ts';
import { RedirectFault } from './redirect-fault.ts';

/** A line that cannot be taken over; the line of the names is the first. */
export type LineProblem = { readonly line: number; readonly code: string; readonly message: string };

/** How many redirects were written, or what is wrong with which lines: then none was. */
export type ImportedRedirects = { readonly count: number; readonly problems: readonly LineProblem[] };

const MOST_LINES = 500;
const names: Readonly<Record<string, 'fromPath' | 'target' | 'status' | 'locale'>> = {
  from: 'fromPath',
  source: 'fromPath',
  to: 'target',
  target: 'target',
  status: 'status',
  code: 'status',
  language: 'locale',
  locale: 'locale',
  lang: 'locale',
};

type Line = Partial<Record<'fromPath' | 'target' | 'status' | 'locale', string>>;

/** The lines of a CSV with `,`, `;` or a tab between its columns. Throws a RedirectFault for what is none. */
function readLines(text: string, { locale }: Pick<ActorContext, 'locale'>): Line[] {
  const messages = redirectMessages(locale);
  let rows: string[][];
  try {
    const options = { bom: true, delimiter: [',', ';', '\t'], trim: true, skip_empty_lines: true };
    rows = parse(cleanText(text), options);
  } catch {
    throw new RedirectFault('csv', messages.csv, 'csv');
  }
  const [head = [], ...body] = rows;
  const columns = head.map((name) => names[name.toLowerCase()]);
  if (!columns.includes('fromPath') || !columns.includes('target'))
    throw new RedirectFault('csv', messages.header, 'csv');
  if (body.length === 0) throw new RedirectFault('csv', messages.empty, 'csv');
  if (body.length > MOST_LINES) throw new RedirectFault('csv', messages.tooMany(MOST_LINES), 'csv');
  return body.map((cells) =>
    Object.fromEntries(columns.flatMap((name, index) => (name ? [[name, cells[index] ?? '']] : []))),
  );
}

/** Undoes what was written before a line was found wrong. */
class Undone extends Error {}

/**
 * Writes the redirects of a CSV with the columns from, to, status (301 without it) and language (both without it); all of them or, where a
 * line is wrong, none. Throws a RedirectFault `csv` for a text that is no such CSV, or has more than 500 lines.
 */
export async function importRedirects(actor: ActorContext, text: string): Promise<ImportedRedirects> {
  const lines = readLines(text, actor);
  const problems: LineProblem[] = [];
  try {
    await tx(actor.db, async (trx) => {
      problems.length = 0;
      await lockRedirects(trx);
      for (const [index, { fromPath = '', target = '', status = '', locale = '' }] of lines.entries()) {
        try {
          const given = {
            fromPath,
            target,
            status: status === '' ? 301 : Number(status),
            locale: locale.toLowerCase(),
          };
          const redirect = await checkRedirect(trx, actor, given, null);
          const id = newId();
          await trx
            .insertInto('redirects')
            .values({ id, ...redirect })
            .execute();
          await auditRedirect(trx, actor, 'create', id, redirect);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          problems.push({ line: index + 2, code: error.code, message: error.message });
        }
      }
      if (problems.length > 0) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return { count: problems.length > 0 ? 0 : lines.length, problems };
}
