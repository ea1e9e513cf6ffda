import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  environmentSetting,
  productionProblems,
  readEnvironment,
  readServerSettings,
  requireProductionSettings,
  secretSetting,
} from './environment.ts';

const required = z.string().optional().meta({ description: '', production: 'required' });
const schema = z.object({
  HEADSTOCK_ENV: environmentSetting,
  PUBLIC_URL: required,
  SMTP_URL: required,
  PORT: z.string(),
});

describe('the environment', () => {
  it.each([
    [{}, 'demo'],
    [{ DATABASE_URL: 'postgres://db' }, 'production'],
    [{ PUBLIC_URL: 'https://shop.test' }, 'production'],
    [{ HEADSTOCK_ENV: '', PUBLIC_URL: 'https://shop.test' }, 'production'],
    [{ HEADSTOCK_ENV: 'demo', DATABASE_URL: 'postgres://db' }, 'demo'],
    [{ HEADSTOCK_ENV: 'staging', PUBLIC_URL: 'https://shop.test' }, 'staging'],
  ])('of %j is %s', (variables, environment) => expect(readEnvironment(variables)).toBe(environment));
});

describe('a production shop', () => {
  it('reports every missing setting at once', () => {
    const start = (): void => requireProductionSettings({ PUBLIC_URL: 'http://shop.test' }, [schema, schema]);
    expect(start).toThrow(/SMTP_URL is missing\.\n {2}PUBLIC_URL must begin with https/);
    expect(productionProblems({ HEADSTOCK_ENV: 'production' }, [schema])).toEqual([
      'PUBLIC_URL is missing.',
      'SMTP_URL is missing.',
    ]);
  });

  it('reports invalid settings, too', () => {
    const read = (): never => {
      throw new Error('PORT is wrong.');
    };
    const start = (): unknown => readServerSettings({ PUBLIC_URL: 'https://shop.test' }, [schema], read);
    expect(start).toThrow(/PORT is wrong\.[^]*SMTP_URL is missing\./);
  });

  it('starts when nothing is missing; other environments need nothing', () => {
    const complete = { PUBLIC_URL: 'https://shop.test', SMTP_URL: 'smtps://mail' };
    expect(productionProblems(complete, [schema])).toEqual([]);
    expect(productionProblems({}, [schema])).toEqual([]);
  });
});

it('secrets are a list, each of them long enough', () => {
  const long = 'x'.repeat(32);
  expect(secretSetting.safeParse(`${long}, ${long}`).success).toBe(true);
  expect(secretSetting.safeParse(`${long},short`).success).toBe(false);
});
