import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, jest } from '@jest/globals';
import { freePort, freePorts } from './free-port.ts';

describe('free ports', () => {
  it('are different ones, below those of outgoing connections', async () => {
    const ports = await freePorts(5);
    expect(new Set(ports).size).toBe(5);
    for (const port of ports) expect(port).toBeLessThan(32_768);
  });

  it('are none at which something listens', async () => {
    const port = await freePort();
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const random = jest.spyOn(Math, 'random').mockReturnValue((port - 10_000) / 22_000);
    expect(await freePort()).not.toBe(port);
    random.mockRestore();
    server.close();
  });
});
