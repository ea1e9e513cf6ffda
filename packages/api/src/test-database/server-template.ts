import { Client } from 'pg';
import { newId } from '#api/platform/db/new-id.ts';
import type { OpenDatabase } from '#api/platform/db/opened-database.ts';
import { openServer } from '#api/platform/db/server.ts';
import { buildTemplate, type Template, templateKey } from './template.ts';

async function withAdmin<Result>(url: string, run: (admin: Client) => Promise<Result>): Promise<Result> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    return await run(admin);
  } finally {
    await admin.end();
  }
}

/** On a busy machine a server needs many seconds for what takes it milliseconds. */
const PATIENCE_MS = 60_000;
const patience = {
  connectionTimeoutMillis: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
  idle_in_transaction_session_timeout: PATIENCE_MS,
};

function openNamed(url: string, name: string, connections: number): OpenDatabase {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openServer({ connectionString: own.href, max: connections, ...patience }, () => undefined);
}

/** Whether the template was built to its end: it is marked as a template then. */
async function isBuilt(admin: Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
  return rowCount === 1;
}

/** Builds the template unless the server has it; processes that ask at once wait for the one that builds. */
async function ensureTemplate(url: string, admin: Client, template: Template | undefined): Promise<string> {
  const name = `headstock_template_${templateKey(template)}`;
  if (await isBuilt(admin, name)) return name;
  await admin.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
  if (await isBuilt(admin, name)) return name;
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${name}`);
  const { db, close } = openNamed(url, name, 2);
  try {
    await buildTemplate(db, template);
  } finally {
    await close();
  }
  await admin.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
  return name;
}

/** Opens a copy of the template, a database of its own on the server at `url`; closing it removes it. */
export async function openServerCopy(
  url: string,
  template: Template | undefined,
  connections: number,
): Promise<OpenDatabase> {
  const name = `headstock_test_${newId()}`;
  await withAdmin(url, async (admin) => {
    const source = await ensureTemplate(url, admin, template);
    // Copying files costs a quarter of writing every block to the log, PostgreSQL's default.
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  });
  const opened = openNamed(url, name, connections);
  return {
    ...opened,
    async close() {
      await opened.close();
      await withAdmin(url, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
