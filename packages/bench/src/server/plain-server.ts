/**
 * A plain server: the same bytes for every request, and nothing else. What Node itself can send is the measure for everything
 * that renders. Takes the port as its argument and the bytes on standard input; says `ready`.
 */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const body = await buffer(process.stdin);
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
process.on('disconnect', () => process.exit(0));
