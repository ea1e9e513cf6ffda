import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { importLimits } from '@headstock/contracts/listing-imports';
import { connectModules } from '#api/connect-modules.ts';
import { migrateDatabase } from '#api/migrate-database.ts';
import { readEmail } from '#api/modules/accounts/email.ts';
import { type FileReport, importFile, type ImportProgress, sellerActor } from '#api/modules/listing-imports/index.ts';
import { type Config, inDataFolder, readConfig } from '#api/platform/config.ts';
import type { Db } from '#api/platform/db/database.ts';
import { openDatabase } from '#api/platform/db/open-database.ts';
import { ImageService } from '#api/platform/images/image-service.ts';
import { createLog } from '#api/platform/log/create-log.ts';
import { DiskStorage } from '#api/platform/storage/disk-storage.ts';

/**
 * `npm run import -- file.csv [--email seller@shop.example] [--dry-run] [--failed failed.csv]` imports a file of listings, as the page of
 * imports does: prints what became of its rows, and ends with 1 when one failed, with 2 when the file could not be taken.
 */
const USAGE = `Usage: npm run import -- file.csv [--email seller@shop.example] [--dry-run] [--failed failed.csv]
  --email    whose listings they are; the oldest administrator's without it
  --dry-run  only says what would become of the rows
  --failed   where to write the rows that failed, as a file that can be imported again
`;
const MEGABYTE = 2 ** 20;

class Refusal extends Error {}

function readArguments() {
  const options = {
    email: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    failed: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [path] = positionals;
    return path !== undefined && positionals.length === 1 ? { ...values, path: resolve(path) } : undefined;
  } catch {
    return undefined;
  }
}

async function readFile(path: string): Promise<Buffer> {
  const { size } = await stat(path).catch(() => {
    throw new Refusal(`There is no file ${path}.`);
  });
  if (size > importLimits.bytes) throw new Refusal(`A file has at most ${importLimits.bytes / MEGABYTE} MB. Split it.`);
  return buffer(createReadStream(path));
}

async function findSeller(db: Db, email: string | undefined) {
  const members = db.selectFrom('accounts').select('id').where('kind', '=', 'member');
  const account = await (
    email === undefined
      ? members.where('is_admin', '=', true).orderBy('created_at')
      : members.where('email', '=', readEmail(email) ?? '')
  ).executeTakeFirst();
  if (!account)
    throw new Refusal(email === undefined ? 'There is no administrator yet.' : `Nobody has the e-mail ${email}.`);
  const actor = await sellerActor(db, account.id);
  if (!actor) throw new Refusal(`${email} is no professional seller.`);
  return { ...actor, locale: 'en' as const };
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function print(report: FileReport, fileName: string, pageUrl: URL): Promise<void> {
  say(`${fileName}: ${report.products} ${report.products === 1 ? 'listing' : 'listings'}, ${report.state}`);
  for (const { outcome, count } of report.outcomes) say(`  ${outcome}  ${count}`);
  if (report.fault) say(`${report.fault.line === null ? '' : `line ${report.fault.line}: `}${report.fault.message}`);
  for await (const { line, column, value, code, message, suggestion } of report.issues())
    say([`line ${line}`, column ?? '', JSON.stringify(value), code, `${message} ${suggestion}`].join('\t'));
  if (report.state === 'MAPPING')
    say('Nobody knows these columns yet: say on this page what they are, then import again.');
  say(`Report: ${pageUrl.href}`);
}

async function run(db: Db, config: Config, wanted: NonNullable<ReturnType<typeof readArguments>>): Promise<number> {
  const bytes = await readFile(wanted.path);
  const actor = await findSeller(db, wanted.email);
  const storage = new DiskStorage(inDataFolder(config, 'files'));
  const fileName = basename(wanted.path);
  const images = new ImageService(db, storage);
  const worker = { db, storage, config, images, log: createLog('warn') };
  // Beside the report, which may go into a file.
  const onProgress = ({ state, done, products }: ImportProgress): void =>
    void process.stderr.write(`${state === 'RUNNING' ? 'Imported' : 'Checked'} ${done} of ${products}\n`);
  const options = { isTrial: wanted['dry-run'], onProgress };
  const report = await importFile(worker, actor, { fileName, bytes }, options).finally(() => images.stop());
  await print(report, fileName, new URL(`/profile/selling/imports/${report.id}`, config.publicUrl));
  const failures = report.outcomes.find(({ outcome }) => outcome === 'FAILED')?.count ?? 0;
  const failed = failures > 0 && wanted.failed !== undefined && (await report.failed());
  if (failed && wanted.failed !== undefined) await writeFile(resolve(wanted.failed), failed);
  return failures > 0 || report.state === 'BROKEN' || report.state === 'MAPPING' ? 1 : 0;
}

const wanted = readArguments();
if (!wanted) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const config = readConfig(process.env);
const database = await openDatabase({
  url: config.databaseUrl,
  dataFolder: config.dataFolder,
  warn: (message) => void process.stderr.write(`${message}\n`),
});
try {
  await migrateDatabase(database.db);
  connectModules();
  process.exitCode = await run(database.db, config, wanted);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  await database.close();
}
