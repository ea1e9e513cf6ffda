/** The part of libheif's C interface that is used. A pointer is a number; an error is written to the first argument. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export interface LibHeif {
    /** The memory of the library; another object after it grew. */
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    _malloc(size: number): number;
    _heif_context_alloc(): number;
    _heif_context_get_security_limits(context: number): number;
    _heif_context_read_from_memory(error: number, context: number, bytes: number, size: number, options: 0): void;
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
    _heif_image_handle_get_width(handle: number): number;
    _heif_image_handle_get_height(handle: number): number;
    _heif_image_handle_get_raw_color_profile_size(handle: number): number;
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, target: number): void;
    _heif_image_handle_get_nclx_color_profile(error: number, handle: number, target: number): void;
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colourSpace: number,
      chroma: number,
      options: 0,
    ): void;
    _heif_image_get_primary_width(image: number): number;
    _heif_image_get_primary_height(image: number): number;
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
  }

  export default function open(): Promise<LibHeif>;
}
