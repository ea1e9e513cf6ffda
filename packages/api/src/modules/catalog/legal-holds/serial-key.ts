import { sql } from 'kysely';

/** A serial as it is compared: capital letters and figures alone. */
export const serialKey = (serial: string): string =>
  serial
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 60);

/** The same of a column, as its index has it. */
export const serialKeyOf = (column: string) =>
  sql<string>`upper(regexp_replace(${sql.ref(column)}, '[^A-Za-z0-9]', '', 'g'))`;
