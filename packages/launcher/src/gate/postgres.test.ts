import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createTerminal } from '#launcher/terminal.ts';
import { ensurePostgres } from './postgres.ts';

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

describe('the test database', () => {
  it('is a server for as long as it is needed, or a clear message that there is none', async () => {
    const written: string[] = [];
    const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
    const database = await ensurePostgres(createTerminal({ isTTY: false, columns: 80, write }, {}));
    const port = Number(database ? new URL(database.url).port : 0);
    const alive = database !== undefined && (await accepts(port));
    await database?.[Symbol.asyncDispose]();
    const gone = process.env['TEST_DATABASE_URL'] !== undefined || port === 0 || !(await accepts(port));
    const said = written.join('').includes('set TEST_DATABASE_URL');
    expect({ clear: alive !== said, gone }).toEqual({ clear: true, gone: true });
  });
});
