import { readConfig } from './config.ts';
import { createRegistryServer } from './server.ts';
import { Storage } from './storage.ts';

const { folder, port, host } = readConfig(process.env);
const app = await createRegistryServer(new Storage(folder), true);
await app.listen({ port, host });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
