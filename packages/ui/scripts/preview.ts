import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPreview } from './preview-build.ts';
import { servePreview } from './preview-server.ts';

// node packages/ui/scripts/preview.ts [folder of pictures]
const port = Number(process.env['PORT'] ?? 5300);
const bundle = mkdtempSync(path.join(tmpdir(), 'headstock-ui-'));
await buildPreview(bundle);
await servePreview(bundle, port, process.argv[2]);
console.log(`Kitchen sink: http://127.0.0.1:${port}/`);
