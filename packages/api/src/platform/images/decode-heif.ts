// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this file as well need the types, too
/// <reference path="./libheif.d.ts" />
import openLibHeif, { type LibHeif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** Pixels of a HEIF file, upright, three bytes each, with what its colours mean. */
export type HeifPixels = {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** An ICC profile, the name of one, or null for sRGB. */
  readonly profile: Buffer | 'p3' | null;
};

// Values of libheif's enumerations.
const COLOUR_RGB = 1;
const CHROMA_INTERLEAVED_RGB = 10;
const CHANNEL_INTERLEAVED = 10;
/** Offsets of `heif_security_limits`. */
const LIMITS = { imagePixels: 8, blockBytes: 40, allBytes: 64 } as const;
const BYTES_PER_PIXEL = 24;
/** Offset of the primaries in `heif_color_profile_nclx`, and their number for Display P3. */
const NCLX_PRIMARIES = 4;
const PRIMARIES_P3 = 12;

/** libheif with a few words of memory for what it answers. A new one for each file: its memory only ever grows. */
class Heif {
  readonly #lib: LibHeif;
  readonly #error: number;
  readonly #answer: number;

  constructor(lib: LibHeif) {
    this.#lib = lib;
    this.#error = lib._malloc(16);
    this.#answer = lib._malloc(16);
  }

  get #view(): DataView {
    return new DataView(this.#lib.HEAPU8.buffer);
  }

  #call(name: string, run: (error: number, answer: number) => void): number {
    run(this.#error, this.#answer);
    const code = this.#view.getInt32(this.#error, true);
    if (code !== 0) throw new Error(`${name}: libheif ended with ${code}.`);
    return this.#view.getUint32(this.#answer, true);
  }

  #copy(from: number, length: number): Buffer {
    return Buffer.from(this.#lib.HEAPU8.subarray(from, from + length));
  }

  /** The picture that the file is about. Throws where it has none. */
  open(bytes: Uint8Array, pixels: number): number {
    const lib = this.#lib;
    const context = lib._heif_context_alloc();
    const limits = lib._heif_context_get_security_limits(context);
    this.#view.setBigUint64(limits + LIMITS.imagePixels, BigInt(pixels), true);
    this.#view.setBigUint64(limits + LIMITS.blockBytes, BigInt(pixels * 4), true);
    this.#view.setBigUint64(limits + LIMITS.allBytes, BigInt(pixels * BYTES_PER_PIXEL), true);
    const copy = lib._malloc(bytes.length);
    lib.HEAPU8.set(bytes, copy);
    this.#call('read', (error) => lib._heif_context_read_from_memory(error, context, copy, bytes.length, 0));
    return this.#call('picture', (error, answer) => lib._heif_context_get_primary_image_handle(error, context, answer));
  }

  /** Width and height, turned as the file says. */
  sizeOf(handle: number): { width: number; height: number } {
    const lib = this.#lib;
    return { width: lib._heif_image_handle_get_width(handle), height: lib._heif_image_handle_get_height(handle) };
  }

  profileOf(handle: number): HeifPixels['profile'] {
    const lib = this.#lib;
    const size = lib._heif_image_handle_get_raw_color_profile_size(handle);
    if (size > 0) {
      const target = lib._malloc(size);
      this.#call('profile', (error) => lib._heif_image_handle_get_raw_color_profile(error, handle, target));
      return this.#copy(target, size);
    }
    lib._heif_image_handle_get_nclx_color_profile(this.#error, handle, this.#answer);
    if (this.#view.getInt32(this.#error, true) !== 0) return null;
    const nclx = this.#view.getUint32(this.#answer, true);
    return this.#view.getUint32(nclx + NCLX_PRIMARIES, true) === PRIMARIES_P3 ? 'p3' : null;
  }

  decode(handle: number): Omit<HeifPixels, 'profile'> {
    const lib = this.#lib;
    const image = this.#call('decode', (error, answer) =>
      lib._heif_decode_image(error, handle, answer, COLOUR_RGB, CHROMA_INTERLEAVED_RGB, 0),
    );
    const width = lib._heif_image_get_primary_width(image);
    const height = lib._heif_image_get_primary_height(image);
    const plane = lib._heif_image_get_plane_readonly(image, CHANNEL_INTERLEAVED, this.#answer);
    const stride = this.#view.getUint32(this.#answer, true);
    const data = Buffer.allocUnsafe(width * height * 3);
    for (let row = 0; row < height; row += 1) {
      const from = plane + row * stride;
      data.set(lib.HEAPU8.subarray(from, from + width * 3), row * width * 3);
    }
    return { data, width, height };
  }
}

/**
 * Decodes a HEIC or HEIF file. The file's own turns and mirrors (`irot`, `imir`) are applied, and nothing else is: the
 * orientation in its EXIF repeats them. Gives null where it has more than `pixels`; throws where it is damaged.
 */
export async function decodeHeif(bytes: Uint8Array, pixels: number): Promise<HeifPixels | null> {
  const heif = new Heif(await openLibHeif());
  // Room for a frame around the picture, as encoders make whole blocks.
  const handle = heif.open(bytes, Math.ceil(pixels * 1.1));
  const { width, height } = heif.sizeOf(handle);
  if (width * height > pixels) return null;
  const profile = heif.profileOf(handle);
  return { ...heif.decode(handle), profile };
}
