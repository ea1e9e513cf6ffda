import { parseArgs } from 'node:util';
import { randomBytes } from 'node:crypto';
import { readConfig } from '#api/platform/config.ts';
import { migrateDatabase } from '#api/migrate-database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { openDatabase } from '#api/platform/db/open-database.ts';
import { isUniqueViolation } from '#api/platform/db/tx.ts';
import { readEmail } from '#api/modules/accounts/email.ts';
import { skeletonOf } from '#api/modules/accounts/names.ts';
import { hashPassword } from '#api/modules/accounts/password.ts';
import { passwordProblem } from '#api/modules/accounts/password-rules.ts';

/**
 * `npm run admin:create -- --email you@shop.example [--name "Ruth Calloway"]` makes an administrator. The password comes
 * from ADMIN_PASSWORD, so that it stays out of the shell's history; without it one is made up and shown once.
 */
const USAGE = `Usage: [ADMIN_PASSWORD=…] npm run admin:create -- --email you@shop.example [--name "Your Name"]
A password has 8 to 128 characters and is not easy to guess.
`;

function readArguments(): { email?: string; name?: string } {
  try {
    const options = { email: { type: 'string' }, name: { type: 'string', default: 'Administrator' } } as const;
    return parseArgs({ options }).values;
  } catch {
    return {};
  }
}

const { email: address = '', name = '' } = readArguments();
const email = readEmail(address);
const given = process.env['ADMIN_PASSWORD'];
const password = given ?? randomBytes(15).toString('base64url');
if (email === null || (await passwordProblem(password, [email])) !== null) {
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
  const id = newId();
  const username = `admin-${id.slice(-6)}`;
  await database.db
    .insertInto('accounts')
    .values({
      id,
      kind: 'member',
      email,
      // Whoever runs the shop's machine says whose e-mail it is.
      email_verified_at: new Date(),
      password_hash: await hashPassword(password),
      username,
      username_skeleton: skeletonOf(username),
      display_name: name,
      is_admin: true,
      can_use_stripe_terminal: true,
      can_use_manual_payment: true,
      can_manage_shipping_methods: true,
    })
    .execute();
  process.stdout.write(`${email} is an administrator.${given === undefined ? ` The password is ${password}` : ''}\n`);
} catch (error) {
  const taken = isUniqueViolation(error, 'accounts_member_email');
  process.stderr.write(`${taken ? 'This e-mail has an account already.' : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
