import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSelfSignedCertificate } from '#api/test-certificate/self-signed-certificate.ts';
import type { Network } from '#api/platform/remote-hosts/network.ts';
import { isPublicAddress } from '#api/platform/remote-hosts/public-address.ts';

/** An address of the internet that tests give to their hosts; it is never connected to. */
export const PUBLIC_ADDRESS = '93.184.216.34';

/**
 * Hosts of pictures on this machine, over https. `network` reaches them under any name of `*.test` and refuses every other address that is
 * not public: only tests can make such a network.
 */
export async function openPictureHost(answer: RequestListener) {
  const asked: string[] = [];
  const resolved: string[] = [];
  const hosts = ['pictures.test', 'other.test', 'inside.test', 'rebinds.test', 'mixed.test', 'localhost'];
  const credentials = createSelfSignedCertificate(hosts);
  const server = createServer(credentials, (request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  const loopback = { address: '127.0.0.1', family: 4 };
  const network: Network = {
    resolve: async (host) => {
      resolved.push(host);
      const times = resolved.filter((name) => name === host).length;
      if (host === 'inside.test') return [{ address: '10.0.0.7', family: 4 }];
      if (host === 'mixed.test') return [loopback, { address: '169.254.169.254', family: 4 }];
      // The second answer is another one, as of a host that wants to be asked from the inside.
      if (host === 'rebinds.test' && times > 1) return [{ address: '10.0.0.7', family: 4 }];
      return host.endsWith('.test') ? [loopback] : [];
    },
    // What this fixture serves from, in place of the internet.
    isAllowed: (address) => address === loopback.address || isPublicAddress(address),
    isPort: (given) => given === String(port),
    ca: credentials.cert,
  };
  return {
    network,
    asked,
    resolved,
    link: (path: string, host = 'pictures.test') => `https://${host}:${port}${path}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type PictureHost = Awaited<ReturnType<typeof openPictureHost>>;
