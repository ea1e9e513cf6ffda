import { setPriority } from 'node:os';
import { DiskStorage, inDataFolder, readConfig } from '@headstock/api/seeding';
import { DEMO_SIZE } from './demo-shop.ts';
import { storeOriginals } from './store-originals.ts';
import { storeSounds } from './store-sounds.ts';

/** Stores the sounds and drawings of the demo shop, beside whatever else the machine does. It can be stopped and run again at any time. */
const NICE = 5;
const MARK = 'demo/drawn.json';

setPriority(NICE);
const storage = new DiskStorage(inDataFolder(readConfig(process.env), 'files'));
const drawn = JSON.stringify({ size: DEMO_SIZE });
if ((await storage.get(MARK))?.toString() !== drawn) {
  await storeSounds(storage);
  await storeOriginals(storage, DEMO_SIZE);
  await storage.put(MARK, Buffer.from(drawn), { contentType: 'application/json' });
}
