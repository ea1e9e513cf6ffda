import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/** Chromium as the system has it, or the one that `CHROMIUM_PATH` names. Throws where there is none. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((file) => existsSync(file));
  if (executablePath === undefined) throw new Error('There is no Chromium. Set CHROMIUM_PATH to one.');
  return chromium.launch({ executablePath, args: FLAGS });
}
