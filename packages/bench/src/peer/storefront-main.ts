/**
 * The stand-in for the Storefront API as a process. Takes the port, the file of the schema and the address of a picture; says
 * `ready`, and ends with its parent.
 */
import { serveStorefrontDouble } from './storefront-double.ts';

const [port = '', schemaFile = '', picture = ''] = process.argv.slice(2);
await serveStorefrontDouble(Number(port), { schemaFile, picture });
console.log('ready');
process.on('disconnect', () => process.exit(0));
