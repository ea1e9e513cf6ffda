import sharp from 'sharp';

/** 120 × 80 pixels, a colour in each quarter, as `quarters` draws it; made by libheif's heif-enc with x265. */
const PLAIN =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFlAAEAAAAAAAACJQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwWlwcnAAAACjaXBjbwAAAHdodmNDAQQIAAAAAAAAAAAAHvAA/P/4+AAADwMgAAEAF0ABDAH//wQIAAADAJ44AAADAAAeugJAIQABACpCAQEECAAAAwCeOAAAAwAAHpAHkCiy3UklNc3AgIGBAAADAAEAAAMAAQgiAAEACEQBwXKGDAIkAAAAFGlzcGUAAAAAAAAAeAAAAFAAAAAQcGl4aQAAAAADCAgIAAAAFmlwbWEAAAAAAAAAAQABA4ECgwAAAi1tZGF0AAACISgBrwY48Je/P03+Z3v///K9d6H+9gcLunN+ILPzZ74XjM/tsza+Ph+uB+3XTEOvsTb+9kj7d/PP1F05y/hvPIvlyS9N79+NniEaN3XE9hK/878XZR5ail4/apHB4aTJVfYxHvTAqK/y2rR9ckbTEUuIdTt1ZBmSdtCSJt09Hj+hrJ01qZkQvPGc3xqT/xh+V8tT5l+S/mQ/KID//nfrH1lX/5AcTEmKibZd4PfVUB2EKcmReBIFTQ65rlYxQX2o0drbNUsI+TlZ3Mji1nqpSc7kEdzk//r7dqK2Cu+fl6NMB4XM1/eHmb8g+D6n9bHL3Ro2xOjAJd5pHSrWPFboAKh97Tf/4l5jgAYsUS9ahit/1r9P/fn9uJ2L6v3CjT7LQ3d52HaOC5WPR/6A/KYva8kcxRPd+MMIR3bdBTdaSUbYUqWdcX55ejCFuX7Ra5fXzkm7lXV2t+qAFwAN4fHjvobqDvvmNaDlczNqPnw0OVnn5bZ4bd4z3Q2WCUF5KC4WxzUKvPgS2ejK93poN1U8XKOSKuy+GiO6sN7O36izFhrf9ZRtZHggIP7d7x837DHKaDdVPFyjkiiwey84RK2rvOyDFh9mpgW/GwqR9VlhWKdFqEbBVcMHczpAOgAAAwKi+pU0IpB3hKnbzC0Hv2R6Qu/jDj/qZAfEHtn+/O0EeJ/z/7dR7PxjdpRA8d69Bpk5hUdiuQr5HUPbxHaCnXFKAAFf';
/** The same in Display P3, with its ICC profile. */
const IN_P3 =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAy5tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAANSAAEAAAAAAAAB5gAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAACrmlwcnAAAAKPaXBjbwAAAHdodmNDAQQIAAAAAAAAAAAAHvAA/P/4+AAADwMgAAEAF0ABDAH//wQIAAADAJ44AAADAAAeugJAIQABACpCAQEECAAAAwCeOAAAAwAAHpAHkCiy3UklNc3AgIGBAAADAAEAAAMAAQgiAAEACEQBwXKGDAIkAAAAFGlzcGUAAAAAAAAAeAAAAFAAAAHsY29scnByb2YAAAHgbGNtcwQgAABtbnRyUkdCIFhZWiAH4gADABQACQAOAB1hY3NwTVNGVAAAAABzYXdzY3RybAAAAAAAAAAAAAAAAAAA9tYAAQAAAADTLWhhbmSC4qhyi4o/9yU+uZLuJNauAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAApkZXNjAAAA/AAAACRjcHJ0AAABIAAAACJ3dHB0AAABRAAAABRjaGFkAAABWAAAACxyWFlaAAABhAAAABRnWFlaAAABmAAAABRiWFlaAAABrAAAABRyVFJDAAABwAAAACBnVFJDAAABwAAAACBiVFJDAAABwAAAACBtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUAAzAENtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAYAAAAcAEMAQwAwAABYWVogAAAAAAAA9tYAAQAAAADTLXNmMzIAAAAAAAEMQgAABd7///MlAAAHkwAA/ZD///uh///+TgAAA5oAAMAUWFlaIAAAAAAAAIPfAAA9vwAAAABYWVogAAAAAAAASr8AALE3AAAKtVhZWiAAAAAAAAAoOAAAEQoAAMh4cGFyYQAAAAAAAwAAAAJmaQAA8qcAAA1ZAAAT0AAAClsAAAAQcGl4aQAAAAADCAgIAAAAF2lwbWEAAAAAAAAAAQABBIECg4QAAAHubWRhdAAAAeIoAa8GOPDRvz9N/J43///Fxvof6mKgu6c34gs/Nnxv+g/+2zNr5vr8Aj8UYTEOvbXkPZI+C+zvtb05y/Kn6DJcku4afLg3RXY3deWmx6bIb80l95eFEFC/gOfO0PK3TvuiN4xm4nuQCP+s+XI4oPMSzvzJ9IEPrw+Ez0GuNbtU7UU8UhnGYnfPRvhdDhLpq1gEjjxNRilvruIQqEZvZ/GHb/PRejfR9Af/jqZy4wjbpZJ1jOAcZhbgxpnZJFFRamH7fabKXCbdfWv3PE7eHnkMtHvK8jl1A8hRbvTzRglt65q3/VTTRUBS7YDcZAQgO8qGvHzwpPl1ts5/FS9fYhkB6863On+HzixYLHQX2bssyBWfXnW50/w/m/MxhwjI09rNbT1iJ6adW9W/nCmw+7Lv/6/0jzPhco+uvfKZyXxqlujx6Bf8Tu/hijT7Td4Mx0I2OC1w76NoD6o3x8PZMjzV9Z5bXECZIluM6kfyrKbub15ZjEywbK+nE9NOHr7IzxRFa+RLigBNuEh/amUV4Tx9x2TLgPSQAAADAFWrShv6CQ2+jW4vSXguqUK6MsdJxPfyPH/Ukf4l/ih+W/w7a1Xb5fZ6jWIdUPe1FjFhB2MdSwPjxplXYjdTN7VfmmwcAAAPyA==';

export const WIDTH = 120;
export const HEIGHT = 80;

const QUARTERS = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] } as const;

/** Raw pixels: red and green above, blue and white below. */
function quarters(width: number, height: number): Buffer {
  const { red, green, blue, white } = QUARTERS;
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, right] = y < height / 2 ? [red, green] : [blue, white];
      data.set(x < width / 2 ? left : right, (y * width + x) * 3);
    }
  return data;
}

/** A picture with a colour in each quarter. */
export const quarterPicture = (width = WIDTH, height = HEIGHT) =>
  sharp(quarters(width, height), { raw: { width, height, channels: 3 } });

/** Such a JPEG, with a GPS position, a name, and the given EXIF orientation. */
export const jpegWithExif = (orientation: number, width = WIDTH, height = HEIGHT): Promise<Buffer> =>
  quarterPicture(width, height)
    .withExif({
      IFD0: { Artist: 'Somebody at home' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** The colours of the corners of a picture, row by row, by the nearest of the four. */
export async function cornersOf(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const nameAt = (x: number, y: number): string => {
    const at = (y * info.width + x) * info.channels;
    const far = ([r, g, b]: readonly number[]): number =>
      Math.abs((r ?? 0) - (data[at] ?? 0)) +
      Math.abs((g ?? 0) - (data[at + 1] ?? 0)) +
      Math.abs((b ?? 0) - (data[at + 2] ?? 0));
    return Object.entries(QUARTERS).toSorted(([, one], [, other]) => far(one) - far(other))[0]?.[0] ?? '';
  };
  const [right, bottom] = [info.width - 6, info.height - 6];
  return [nameAt(5, 5), nameAt(right, 5), nameAt(5, bottom), nameAt(right, bottom)].join(' ');
}

export const heic = (): Buffer => Buffer.from(PLAIN, 'base64');
export const heicInP3 = (): Buffer => Buffer.from(IN_P3, 'base64');

/** A box of the file: where it begins. */
const boxAt = (file: Buffer, type: string): number => file.indexOf(type, 0, 'latin1') - 4;

/** The HEIC picture with another property: `irot` (quarter turns against the clock) or `imir` (axis: 0 turns upside down, 1 swaps sides). */
export function heicWith(type: 'irot' | 'imir', value: number): Buffer {
  const file = heic();
  const property = Buffer.from([0, 0, 0, 9, ...Buffer.from(type, 'latin1'), value]);
  const [meta, iprp, ipco, ipma] = [boxAt(file, 'meta'), boxAt(file, 'iprp'), boxAt(file, 'ipco'), boxAt(file, 'ipma')];
  const mdat = boxAt(file, 'mdat');
  // One box and one association more, before the data, to whose place `iloc` points.
  const added = property.length + 1;
  const iloc = boxAt(file, 'iloc');
  const offset = file.indexOf(Buffer.from([0, 0, (mdat + 8) >> 8, (mdat + 8) & 255]), iloc);
  file.writeUInt32BE(mdat + 8 + added, offset);
  const grow = (box: number, by: number) => file.writeUInt32BE(file.readUInt32BE(box) + by, box);
  grow(meta, added);
  grow(iprp, added);
  grow(ipco, property.length);
  grow(ipma, 1);
  // Version and flags, count of entries, id of the item, then its associations.
  const count = ipma + 8 + 4 + 4 + 2;
  file[count] = (file[count] ?? 0) + 1;
  return Buffer.concat([
    file.subarray(0, ipma),
    property,
    file.subarray(ipma, mdat),
    Buffer.from([0x84]),
    file.subarray(mdat),
  ]);
}

/** An unsigned number of 2 or 4 bytes. */
function unsigned(bytes: 2 | 4, ...values: readonly number[]): Buffer {
  const data = Buffer.alloc(values.length * bytes);
  for (const [at, value] of values.entries()) data.writeUIntBE(value, at * bytes, bytes);
  return data;
}

/** A box: its size, its type, and what is in it. */
function boxOf(type: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat([...parts]);
  return Buffer.concat([unsigned(4, content.length + 8), Buffer.from(type, 'latin1'), content]);
}

/** Bytes of an entry of `iloc` with one extent. */
const LOCATION = 18;

/** A HEIC of ours with EXIF beside its picture, as phones write it: an item of its own that describes the picture and says the orientation. */
export function heicWithExif(file: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from([
    0x49,
    0x49,
    42,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  const exif = Buffer.concat([unsigned(4, 6), Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const entry = boxOf('infe', Buffer.from([2, 0, 0, 0]), unsigned(2, 2, 0), Buffer.from('Exif\0', 'latin1'));
  const reference = boxOf('iref', unsigned(4, 0), boxOf('cdsc', unsigned(2, 2, 1, 1)));
  const made = Buffer.from(file);
  const [meta, iloc, iinf, mdat] = [boxAt(made, 'meta'), boxAt(made, 'iloc'), boxAt(made, 'iinf'), boxAt(made, 'mdat')];
  const [locationsEnd, entriesEnd] = [iloc + made.readUInt32BE(iloc), iinf + made.readUInt32BE(iinf)];
  const added = LOCATION + entry.length + reference.length;
  const grow = (at: number, by: number) => made.writeUInt32BE(made.readUInt32BE(at) + by, at);
  grow(meta, added);
  grow(iloc, LOCATION);
  grow(iinf, entry.length);
  // Where the picture begins; the counts of both lists.
  grow(iloc + 20, added);
  made.writeUInt16BE(2, iloc + 14);
  made.writeUInt16BE(2, iinf + 12);
  const location = Buffer.concat([
    unsigned(2, 2, 0),
    unsigned(4, made.length + added + 8),
    unsigned(2, 1),
    unsigned(4, 0, exif.length),
  ]);
  return Buffer.concat([
    made.subarray(0, locationsEnd),
    location,
    made.subarray(locationsEnd, entriesEnd),
    entry,
    made.subarray(entriesEnd, mdat),
    reference,
    made.subarray(mdat),
    boxOf('mdat', exif),
  ]);
}
