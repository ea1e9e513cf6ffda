import path from 'node:path';
import { describeServices } from '@headstock/launcher/services';
import { findFreePorts } from './free-ports.ts';
import { runServices, stopServices } from './run-services.ts';
import { databaseUrlOf } from './shop-database.ts';
import { type ShopAddress, TEST_LIMITS, TEST_SECRET } from './start-shop.ts';

/** A further API process of a running shop. */
export interface ApiInstance extends AsyncDisposable {
  /** The shop as a shell sees it that speaks with this process. */
  readonly shop: ShopAddress;
  /** Log of the process. */
  readonly logFile: string;
}

/** Starts a second API process on the database, the files and the payment sandbox of a running shop, as on a second machine. */
export async function startApiInstance(shop: ShopAddress, env: NodeJS.ProcessEnv = {}): Promise<ApiInstance> {
  const [port = 0] = await findFreePorts(1);
  const ports = { shell: Number(new URL(shop.origin).port), api: port, registry: 0, gateway: 0 };
  const [api] = describeServices(
    { ports, dataFolder: shop.dataFolder, environment: 'demo', nodeEnvironment: 'production' },
    {
      ...process.env,
      LOG_LEVEL: 'warn',
      HEADSTOCK_SECRET: TEST_SECRET,
      ...TEST_LIMITS,
      PRERENDER_IMAGES: 'none',
      DATABASE_URL: databaseUrlOf(shop),
      GATEWAY_URL: shop.gatewayUrl,
      GATEWAY_PUBLIC_URL: shop.gatewayUrl.replace('127.0.0.1', 'localhost'),
      PUBLIC_URL: shop.origin,
      ...env,
    },
  );
  if (!api) throw new Error('The launcher knows no API.');
  const logFile = path.join(shop.dataFolder, 'logs', `api-${port}.log`);
  const running = await runServices([{ ...api, logFile }]);
  return {
    shop: { ...shop, apiUrl: `http://127.0.0.1:${port}` },
    logFile,
    [Symbol.asyncDispose]: () => stopServices(running),
  };
}
