import { readConfig } from './config.ts';
import { createGatewayServer } from './server.ts';

const config = readConfig(process.env);
const app = await createGatewayServer(config, true);
await app.listen({ port: config.port, host: config.host });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
