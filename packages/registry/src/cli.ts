import { runCommand } from './command.ts';
import { readConfig } from './config.ts';
import { Storage } from './storage.ts';

const { code, output } = await runCommand(process.argv.slice(2), new Storage(readConfig(process.env).folder));
(code === 0 ? process.stdout : process.stderr).write(`${output}\n`);
process.exitCode = code;
